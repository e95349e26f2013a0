import { expect, test } from 'vitest'
import { createTestService, createTestWallet, fieldsOf } from '../../../test/createTestService.ts'
import { awaitingProof, createScaWallet, loginWithSca, quoteWithSca, signature } from '../../../test/scaWallets.ts'

const sessionRequired = { status: 409, body: { code: 'SCA_SESSION_REQUIRED' } }

/** A second customer in addition to the one of the world. */
async function addGrace({ service }: Awaited<ReturnType<typeof createScaWallet>>) {
  const body = { customerType: 'INDIVIDUAL', fullName: 'Grace Hopper', region: 'FR', phoneNumber: '+33612345678' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  await loginWithSca(service, { customerId })
  return { query: { customerId } }
}

test('the SCA session of one customer ends, or those of all', async () => {
  const world = await createScaWallet()
  const { service, query } = world
  const grace = await addGrace(world)
  service.sandbox.sca.endSessions(query.customerId)
  expect(await service.refuse('listTransactions', { query })).toMatchObject(sessionRequired)
  await service.succeed('listTransactions', 200, grace)

  await loginWithSca(service, query)
  service.sandbox.sca.endSessions()
  for (const customer of [{ query }, grace])
    expect(await service.refuse('listTransactions', customer)).toMatchObject(sessionRequired)
})

test('an order about an unknown customer, or one outside the regions, fails with an error', async () => {
  const service = createTestService()
  const { customerId } = await createTestWallet(service)
  const { sca } = service.sandbox
  expect(() => sca.endSessions('Customer:none')).toThrow('No such customer')
  expect(() => sca.setFailedAttempts({ customerId, count: 5 })).toThrow('outside the regions')
  expect(() => sca.changeQuote({ quoteId: 'Quote:none', change: 'amount' })).toThrow('No such quote')
})

test.each([-1, 1.5, Number.NaN])('%d wrong proofs are refused', async (count) => {
  const { service, query } = await createScaWallet()
  expect(() => service.sandbox.sca.setFailedAttempts({ ...query, count })).toThrow('counted from 0')
})

test('the status of an execution that awaits a proof is 202 or 200, and survives export and import', async () => {
  const world = await createScaWallet()
  const { service } = world
  service.sandbox.sca.setPendingStatus(200)
  service.sandbox.importState(service.sandbox.exportState())
  const { params } = await quoteWithSca(world)
  const executed = await service.succeed('executeQuote', 200, { params, signature })
  expect(executed.status).toBe('PENDING_AUTHORIZATION')
})

test('an SCA sign-in may accept the proof and open no session, until sign-ins succeed again', async () => {
  const { service, query } = await createScaWallet({ isSignedIn: false })
  service.sandbox.sca.setLoginStatus('VERIFICATION_PENDING')
  expect(await loginWithSca(service, query)).toEqual({ status: 'VERIFICATION_PENDING' })
  expect(await service.refuse('listTransactions', { query })).toMatchObject(sessionRequired)

  service.sandbox.sca.setLoginStatus('SUCCESS')
  expect(await loginWithSca(service, query)).toMatchObject({ status: 'SUCCESS' })
  await service.succeed('listTransactions', 200, { query })
})

test('a quote changes without notice, in one respect each', async () => {
  const { service, params, wallet } = await awaitingProof()
  const { sca } = service.sandbox
  const read = () => service.succeed('getQuote', 200, { params })
  const change = async (what: Parameters<typeof sca.changeQuote>[0]['change']) => {
    sca.changeQuote({ ...params, change: what })
    return read()
  }
  const before = await read()
  const withAmount = await change('amount')
  expect(withAmount).toEqual({
    ...before,
    totalSendingAmount: before.totalSendingAmount + 100n,
    totalReceivingAmount: before.totalReceivingAmount + 100n,
  })
  const withCurrency = await change('currency')
  expect(withCurrency).toEqual({
    ...withAmount,
    receivingCurrency: expect.objectContaining({ code: 'USD' }),
    // How an exchange came about is said of two different currencies only.
    rateDetails: expect.objectContaining({ counterpartyFixedFee: 0 }),
  })
  const withRail = await change('rail')
  expect(withRail).toEqual({ ...withCurrency, destination: { ...before.destination, paymentRail: 'SEPA_INSTANT' } })

  const readPayee = async (externalAccountId: string) =>
    service.succeed('getExternalAccount', 200, { params: { externalAccountId } })
  const known = await readPayee(wallet.payeeId)
  expect(await change('account')).toEqual(withRail)
  const moved = { ...known, accountInfo: { ...known.accountInfo, iban: 'DE02120300000000202051' } }
  expect(await readPayee(wallet.payeeId)).toEqual(moved)

  const { destination } = await change('payee')

  const { accountId: externalAccountId } = destination as { accountId: string }
  expect(externalAccountId).not.toBe(wallet.payeeId)
  expect(await readPayee(externalAccountId)).toMatchObject({
    customerId: wallet.customerId,
    accountInfo: { beneficiary: { fullName: 'Mallory Swapped' }, iban: 'DE02120300000000202051' },
  })
})

/** Sends what a caller in another language sends. */
async function order(service: ReturnType<typeof createTestService>, body: unknown) {
  const request = new Request('http://sandbox/sandbox/sca', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await service.sandbox.fetch(request)
  return { status: response.status, answer: response.status === 204 ? undefined : await response.json() }
}

test('every order can be given over HTTP', async () => {
  const { service, params, query } = await awaitingProof()
  const orders = [
    { action: 'changeQuote', ...params, change: 'amount' },
    { action: 'setFailedAttempts', ...query, count: 8 },
    { action: 'setPendingStatus', status: 200 },
    { action: 'setLoginStatus', status: 'VERIFICATION_PENDING' },
    { action: 'scriptLiveness', outcome: 'is rejected' },
    { action: 'gateAccounts', isGated: true },
  ]
  const before = await service.succeed('getQuote', 200, { params })
  for (const body of orders) expect((await order(service, body)).status).toBe(204)

  const after = await service.succeed('getQuote', 200, { params })
  expect(after.totalSendingAmount - before.totalSendingAmount).toBe(100n)
  const saved = JSON.parse(service.sandbox.exportState())
  expect(saved.scaScript).toEqual({
    liveness: 'is rejected',
    pendingStatus: 200,
    loginStatus: 'VERIFICATION_PENDING',
    accountsGated: true,
  })
  expect(saved.scaCustomers).toMatchObject([{ id: query.customerId, failedAttempts: 8 }])

  expect((await order(service, { action: 'endSessions', ...query })).status).toBe(204)
  expect(await service.refuse('listTransactions', { query })).toMatchObject(sessionRequired)
  expect((await order(service, { action: 'endSessions' })).status).toBe(204)
})

test.each([
  ['of no known kind', { action: 'dance' }, 'action'],
  ['without its customer', { action: 'setFailedAttempts', count: 1 }, 'customerId'],
  ['with half an attempt', { action: 'setFailedAttempts', customerId: 'x', count: 0.5 }, 'count'],
  ['with an unknown outcome', { action: 'scriptLiveness', outcome: 'shrugs' }, 'outcome'],
  ['with another status', { action: 'setPendingStatus', status: 201 }, 'status'],
  ['with a login of no known end', { action: 'setLoginStatus', status: 'SHRUG' }, 'status'],
])('an order %s is refused over HTTP', async (_, body, field) => {
  const { status, answer } = await order(createTestService(), body)
  expect(status).toBe(400)
  expect(fieldsOf({ status, body: answer, retryAfter: null })).toEqual([field])
})

test('an order about an unknown customer is 404 over HTTP', async () => {
  const body = { action: 'endSessions', customerId: 'Customer:none' }
  expect(await order(createTestService(), body)).toMatchObject({ status: 404, answer: { code: 'USER_NOT_FOUND' } })
})

test('a saved state with an unknown script is refused', async () => {
  const { service } = await createScaWallet()
  const saved = service.sandbox.exportState().replace('"liveness":"passes"', '"liveness":"shrugs"')
  expect(() => service.sandbox.importState(saved)).toThrow('This is not a saved sandbox state')
})
