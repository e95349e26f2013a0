import { inspect } from 'node:util'
import { createCustomer, createToken, getCustomer, listCustomers, listTokens } from '@countersign/core/wire'
import { expect, test, vi } from 'vitest'
import { createBackend } from '../../test/createBackend.ts'
import { createServiceClient } from '../exports/service.ts'

const secret = 'a-secret-of-the-platform-only'
const encoded = btoa(`sandbox-client:${secret}`)
const person = { customerType: 'INDIVIDUAL', fullName: 'Ada', email: 'ada@example.com' } as const

/** Everything that a logger or an error tracker could write about a value. */
function everythingIn(value: unknown): string {
  const details = inspect(value, { depth: 20, showHidden: true, getters: true })
  const { message = '', stack = '', cause } = (value ?? {}) as Error
  return [details, JSON.stringify(value), message, stack, inspect(cause, { depth: 20 })].join('\n')
}

test.each([
  [
    'a fetch that fails with the request in its message',
    (request: Request) => {
      throw new TypeError(`failed: ${request.headers.get('authorization')} ${secret}`, { cause: { secret } })
    },
  ],
  [
    'an error page that repeats the request',
    ({ headers }: Request) => new Response(`<p>${headers.get('authorization')}`, { status: 500 }),
  ],
  [
    'an error that repeats the secret',
    () => Response.json({ code: 'INVALID_INPUT', message: secret, details: { secret } }, { status: 400 }),
  ],
  ['an error that repeats it in base64', () => Response.json({ code: 'ODD', reason: encoded }, { status: 409 })],
  ['a response of another shape with it', () => Response.json({ id: secret })],
  ['a redirect with it', () => Response.redirect(`https://elsewhere.test/?${secret}`)],
  ['a refusal of the credentials', () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 })],
])('no error holds the secret after %s', async (_what, intercept) => {
  const { service, faults } = createBackend({ clientSecret: secret })
  faults.intercept = intercept
  const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]

  for (const call of [
    () => service.call(listCustomers),
    () => service.call(createCustomer, { body: person }),
    () => service.call(getCustomer, { path: { customerId: secret } }),
    () => service.list(listCustomers).next(),
  ]) {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'WalletError' })
    expect(everythingIn(error)).not.toContain(secret)
    expect(everythingIn(error)).not.toContain(encoded)
  }
  for (const log of logs) expect(log).not.toHaveBeenCalled()
})

test('a client that is written to a log does not show the secret', () => {
  const { service } = createBackend({ clientSecret: secret })

  expect(everythingIn(service)).not.toContain(secret)
  expect(everythingIn(service)).not.toContain(encoded)
})

test('a client that cannot be created does not name the secret', () => {
  expect(() => createBackend({ clientSecret: secret, baseUrl: 'no' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(secret) }),
  )
})

test('a response may name the client id, as the list of tokens does', async () => {
  const { service, sandbox } = createBackend()
  const { clientId, clientSecret = '' } = await service.call(createToken, {
    body: { name: 'Reports', permissions: ['VIEW'] },
  })
  const reports = createServiceClient({
    baseUrl: 'https://service.test/2025-10-13',
    clientId,
    clientSecret,
    fetch: (url, init) => sandbox.fetch(new Request(url, init as RequestInit)),
  })

  expect((await reports.call(listTokens)).data.map((token) => token.clientId)).toContain(clientId)
})
