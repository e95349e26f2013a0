import { createServiceClient } from '@countersign/platform/service'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWalletCustomer } from './createWalletCustomer.ts'
import { createCustomerBook, createLiveCustomerBook } from './customerBook.ts'

async function liveService() {
  const sandbox = createSandbox()
  const server = await startSandboxServer({ sandbox, port: 0 })
  onTestFinished(server.close)
  return createServiceClient({ baseUrl: server.baseUrl, ...sandbox.credentials })
}

test('an address is found in any spelling', async () => {
  const book = createCustomerBook([['Ada@Example.com', 'Customer:1']])

  expect(await book.find({ kind: 'email', email: ' ada@example.COM ' })).toEqual({ customerId: 'Customer:1' })
  expect(await book.find({ kind: 'email', email: 'eve@example.com' })).toBeUndefined()
})

test('before a live service, customers are found by the address that the service has, page after page', async () => {
  const service = await liveService()
  for (let number = 0; number < 100; number++)
    await createWalletCustomer(service, { email: `person${number}@example.com`, fullName: 'Another Person' })
  const { customerId } = await createWalletCustomer(service, { email: 'ada@example.com', fullName: 'Ada Byron' })
  const book = createLiveCustomerBook(service, { known: [] })

  expect(await book.find({ kind: 'email', email: 'ADA@example.com' })).toEqual({ customerId })
  expect(await book.find({ kind: 'email', email: 'unknown@example.com' })).toBeUndefined()
})

test('a named address takes precedence over the service', async () => {
  const service = await liveService()
  await createWalletCustomer(service, { email: 'ada@example.com', fullName: 'Ada Byron' })
  const book = createLiveCustomerBook(service, { known: [['ada@example.com', 'Customer:named']] })

  expect(await book.find({ kind: 'email', email: 'ada@example.com' })).toEqual({ customerId: 'Customer:named' })
})

test('a phone number, an added passkey and an identity of the own provider lead to their customer', async () => {
  const book = createCustomerBook([['+14155550123', 'Customer:1']], {
    addressOf: ({ subject }) => (subject === 'cleo' ? '+14155550123' : undefined),
  })
  book.addCredential('AuthMethod:1', { customerId: 'Customer:1' })

  expect(await book.find({ kind: 'phone', phoneNumber: '+14155550123' })).toEqual({ customerId: 'Customer:1' })
  expect(await book.find({ kind: 'passkey', credentialId: 'AuthMethod:1' })).toEqual({ customerId: 'Customer:1' })
  expect(await book.find({ kind: 'passkey', credentialId: 'AuthMethod:2' })).toBeUndefined()
  expect(await book.find({ kind: 'openid', issuer: 'https://id.example', subject: 'cleo' })).toEqual({
    customerId: 'Customer:1',
  })
})

test('an address that a token merely claims finds no customer', async () => {
  const book = createCustomerBook([['ada@example.com', 'Customer:1']])

  expect(
    await book.find({ kind: 'openid', issuer: 'https://id.example', subject: 'x', email: 'ada@example.com' }),
  ).toBeUndefined()
})

test('before a live service, an address that a customer no longer has finds no customer', async () => {
  const service = await liveService()
  const { customerId } = await createWalletCustomer(service, { email: 'new@example.com', fullName: 'Ada Byron' })
  const book = createLiveCustomerBook(service, { known: [] })
  book.add('old@example.com', { customerId })

  expect(await book.find({ kind: 'email', email: 'old@example.com' })).toBeUndefined()
  expect(await book.find({ kind: 'email', email: 'new@example.com' })).toEqual({ customerId })
})

test('a wallet that was added is named with its customer, in every kind of lookup', async () => {
  const service = await liveService()
  const { customerId, accountId } = await createWalletCustomer(service, {
    email: 'ada@example.com',
    fullName: 'Ada Byron',
  })
  const book = createLiveCustomerBook(service, { known: [] })
  book.addWallet(accountId, { customerId })
  book.addCredential('AuthMethod:1', { customerId })

  const found = await Promise.all([
    book.find({ kind: 'email', email: 'ada@example.com' }),
    book.find({ kind: 'passkey', credentialId: 'AuthMethod:1' }),
  ])

  expect(found).toEqual([
    { customerId, accountId },
    { customerId, accountId },
  ])
})

test('before a live service, finding a customer takes as many calls as finding none', async () => {
  const service = await liveService()
  await createWalletCustomer(service, { email: 'ada@example.com', fullName: 'Ada Byron' })
  for (let number = 0; number < 100; number++)
    await createWalletCustomer(service, { email: `person${number}@example.com`, fullName: 'Another Person' })
  const book = createLiveCustomerBook(service, { known: [['named@example.com', 'Customer:named']] })
  const calls = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => calls.mockRestore())

  const counts: number[] = []
  for (const email of ['ada@example.com', 'named@example.com', 'unknown@example.com']) {
    calls.mockClear()
    await book.find({ kind: 'email', email })
    counts.push(calls.mock.calls.length)
  }

  expect(counts).toEqual([2, 2, 2])
})
