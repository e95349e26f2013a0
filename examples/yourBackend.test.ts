import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSandbox, sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findSnippets } from '../scripts/checks/snippets.ts'

const root = join(import.meta.dirname, '..')
const file = 'docs/your-backend.md'
const text = readFileSync(join(root, file), 'utf8')
const snippets = findSnippets({ file, text })

const areas = [
  'Customers',
  'Payees',
  'Quotes',
  'Statements',
  'Cards',
  'Agents',
  'Stablecoins',
  'Tokens',
  'Configuration',
]

test('the page has one snippet for each area of the interface', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([...areas, 'Webhooks'])
  expect(snippets).toHaveLength(areas.length + 2)
})

test('the snippets run from top to bottom as one program', async () => {
  type Handlers = { webhooks?: (request: Request) => Promise<Response> }
  const program: Handlers = {}
  const sandbox = createSandbox({
    now: () => Date.parse('2026-11-20T12:00:00Z'),
    sendWebhook: async (request) => program.webhooks?.(request) ?? new Response(null, { status: 200 }),
  })
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init))
  vi.stubGlobal('fetch', send)
  vi.stubEnv('SERVICE_BASE_URL', 'http://sandbox/2025-10-13')
  vi.stubEnv('SERVICE_CLIENT_ID', sandbox.credentials.clientId)
  vi.stubEnv('SERVICE_CLIENT_SECRET', sandbox.credentials.clientSecret)
  vi.stubEnv('SERVICE_WEBHOOK_KEY', sandboxWebhookPublicKeyPem)
  const print = vi.spyOn(console, 'log').mockReturnValue()

  // Modules resolve from where a program is.
  const directory = join(root, 'apps/demo/.cache')
  mkdirSync(directory, { recursive: true })
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const path = join(directory, 'yourBackend.ts')
  writeFileSync(path, snippets.map(({ code }) => code).join('\n'))
  Object.assign(program, await import(path))

  const printed = print.mock.calls.map((values) => values.join(' '))
  expect(printed).toContain('Bookkeeper')
  expect(printed).toContain('Reports VIEW')
  expect(printed.at(-1)).toBe('200')
})
