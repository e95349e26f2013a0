import { documentedErrors } from '@countersign/core/documented-errors'
import { lookUp, type Operation, operations } from '@countersign/core/wire'
import type { Files } from '../derive.ts'

const callers: Record<Exclude<Operation['access'], 'opt-in'>, string> = {
  login: 'a login ticket or a known customer',
  customer: 'a known customer',
  platform: 'the backend itself',
}

/** The page that lists every operation, written from the one table that the packages work by. */
export function writeOperationsPage(): Files {
  const rows = Object.values<Operation>(operations)
    .sort((left, right) => left.path.localeCompare(right.path) || left.method.localeCompare(right.method))
    .map((operation) => `| \`${operation.method} ${operation.path}\` | ${columnsOf(operation)} |`)
  const lines = [
    '# Operations',
    '',
    'Every operation that is spoken here, with who may call it through the platform. Written from the descriptions in `wire/` by',
    '`pnpm derive`; a check keeps it true.',
    '',
    'The last column holds the errors of the service that the interface documents for an operation, and each is tested in the sandbox.',
    'Besides them every operation answers 400 `INVALID_INPUT` to a wrong query or body, 401 `UNAUTHORIZED` without credentials, 403',
    '`FORBIDDEN` to an API token without the permission, 404 for an unknown id in its path, and 405 for a method that the path does not',
    'have; one with an `Idempotency-Key` answers 409 `DUPLICATE_PAY_REQUEST`, and one with a wallet signature 401 `WALLET_SIGNATURE_…`.',
    '',
    'No component of the library calls an operation that has to be opened: it gets 403 until the platform names it in `operations` of',
    '`createPlatformHandler`. A hook in the column decides about what no signature of the wallet protects;',
    '[security.md](security.md#what-a-session-alone-can-do) has the table.',
    '',
    '| Operation | Answered by | Answers | Headers | Called by | Acts for | Errors |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ]
  return { 'docs/operations.md': lines.join('\n') }
}

function columnsOf(operation: Operation): string {
  const headers = [
    operation.walletSignature === 'payload' && 'wallet signature',
    operation.walletSignature === 'signed-retry' && 'wallet signature and `Request-Id` on the signed retry',
    operation.idempotent && `\`Idempotency-Key\`${operation.idempotent === 'required' ? ', required' : ''}`,
  ].filter(Boolean)
  return [
    operation.servedBy ?? 'service',
    Object.keys(operation.responses).join(', '),
    headers.join(', '),
    `${callerOf(operation)}${describeHook(operation)}`,
    describeOwner(operation),
    describeErrors(operation),
  ].join(' | ')
}

function callerOf({ name, access, authentication, servedBy }: Operation): string {
  if (access === 'opt-in') return `a known customer, once opened as \`${name}\``
  if (authentication === 'agent') return 'an agent itself, with its access token'
  if (authentication === 'none') return 'an agent itself, without credentials'
  return servedBy && access === 'login' ? 'anyone' : callers[access]
}

/** The hook of the platform that decides about it. */
function describeHook({ asksPlatform }: Operation): string {
  if (asksPlatform === undefined) return ''
  return asksPlatform === 'payment' ? '; `approvePayment`' : '; `approveAction`'
}

/** Describes the customer that the service acts for, which the relay checks by the types of the ids. */
function describeOwner({ owner, ids }: Operation): string {
  if (owner === 'none') return ''
  if ('caller' in owner) return 'the caller'
  if ('body' in owner) return 'the owner of an id in the body'
  const names = 'path' in owner ? [owner.path] : owner.query
  return `the owner of the ${names.map((name) => `\`${lookUp(ids, name)}\``).join(' or ')}`
}

/** The documented errors, by status. */
function describeErrors({ name }: Operation): string {
  const errors = [...(lookUp(documentedErrors, name) ?? [])].sort()
  const statuses = [...new Set(errors.map((error) => error.slice(0, 3)))]
  const codesOf = (status: string) =>
    errors.filter((error) => error.startsWith(status)).map((error) => `\`${error.slice(4)}\``)
  return statuses.map((status) => `${status} ${codesOf(status).join(', ')}`).join('; ')
}
