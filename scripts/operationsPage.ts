import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookUp, type Operation, operations } from '@countersign/core/wire'

const page = join(import.meta.dirname, '../docs/operations.md')

const callers: Record<Operation['access'], string> = {
  login: 'a login ticket or a known customer',
  customer: 'a known customer',
  platform: 'the backend itself',
}

/** The page that lists every operation, written from the one table that the packages work by. */
export function writeOperationsPage(): string {
  const rows = Object.values<Operation>(operations)
    .sort((left, right) => left.path.localeCompare(right.path) || left.method.localeCompare(right.method))
    .map((operation) => `| \`${operation.method} ${operation.path}\` | ${columnsOf(operation)} |`)
  return [
    '# Operations',
    '',
    'Every operation that is spoken here, with who may call it through the platform. Written from the descriptions in `wire/` by',
    '`pnpm operations:update`; a check keeps it true.',
    '',
    '| Operation | Answered by | Answers | Headers | Called by | Acts for |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function columnsOf(operation: Operation): string {
  const headers = [
    operation.walletSignature === 'payload' && 'wallet signature',
    operation.walletSignature === 'signed-retry' && 'wallet signature and `Request-Id` on the signed retry',
    operation.idempotent && '`Idempotency-Key`',
  ].filter(Boolean)
  return [
    operation.servedBy ?? 'service',
    Object.keys(operation.responses).join(', '),
    headers.join(', '),
    operation.servedBy && operation.access === 'login' ? 'anyone' : callers[operation.access],
    describeOwner(operation),
  ].join(' | ')
}

/** For whom the service acts, which the relay checks by the types of the ids. */
function describeOwner({ owner, ids = {} }: Operation): string {
  if (owner === 'none') return ''
  if ('caller' in owner) return 'the caller'
  if ('body' in owner) return 'the owner of an id in the body'
  const names = 'path' in owner ? [owner.path] : owner.query
  return `the owner of the ${names.map((name) => `\`${lookUp(ids, name)}\``).join(' or ')}`
}

/** Whether the stored page is the one that would be written now. */
export function isOperationsPageCurrent(): boolean {
  return readFileSync(page, 'utf8') === writeOperationsPage()
}

if (import.meta.main) writeFileSync(page, writeOperationsPage())
