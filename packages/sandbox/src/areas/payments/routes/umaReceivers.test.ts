import { describe, expect, test } from 'vitest'
import { from, locked, to, transactionOf, withBalances } from '../../../../test/withBalances.ts'

describe('UMA receivers', () => {
  async function withReceiver(name: string) {
    const world = await withBalances()
    const { service, customerId, dollars } = world
    const receiverUmaAddress = `${name}@receiver.example`
    const { lookupId } = await service.succeed('lookUpUmaReceiver', 200, {
      params: { receiverUmaAddress },
      query: { customerId },
    })
    const destination = { destinationType: 'UMA_ADDRESS', umaAddress: receiverUmaAddress, currency: 'USD' }
    const body = { source: from(dollars), destination, ...locked(10_000), lookupId, immediatelyExecute: true }
    return { ...world, body }
  }

  test('a receiver that was looked up is paid', async () => {
    const { service, body } = await withReceiver('$success.usd')
    const quote = await service.succeed('createQuote', 200, { body })
    expect(quote.counterpartyInformation).toMatchObject({ FULL_NAME: 'Grace Hopper' })
    service.sandbox.clock.advance(3000)
    expect(await transactionOf(service, quote)).toMatchObject({
      status: 'COMPLETED',
      destination: { destinationType: 'UMA_ADDRESS', umaAddress: '$success.usd@receiver.example' },
      counterpartyInformation: { FULL_NAME: 'Grace Hopper' },
    })
  })

  test('$pending.long.usd is reviewed for six minutes', async () => {
    const { service, body } = await withReceiver('$pending.long.usd')
    const quote = await service.succeed('createQuote', 200, { body })
    service.sandbox.clock.advance(60_000)
    expect(await transactionOf(service, quote)).toMatchObject({ status: 'PENDING', pendingReason: 'COMPLIANCE_REVIEW' })
    service.sandbox.clock.advance(300_000)
    expect(await transactionOf(service, quote)).toMatchObject({ status: 'COMPLETED' })
  })

  test('$fail.compliance.usd is refused, and the money comes back', async () => {
    const { service, body, dollars, balanceOf } = await withReceiver('$fail.compliance.usd')
    const quote = await service.succeed('createQuote', 200, { body })
    service.sandbox.clock.advance(6000)
    expect(await transactionOf(service, quote)).toMatchObject({
      status: 'FAILED',
      failureReason: 'COMPLIANCE_REJECTED',
      refund: { status: 'COMPLETED' },
    })
    expect(await balanceOf(dollars)).toBe(100_000n)
  })

  test('what the receiver asked for may be told, and other data is ignored', async () => {
    const { service, body, dollars, payeeId } = await withReceiver('$success.usd')
    await service.succeed('createQuote', 200, { body: { ...body, senderCustomerInfo: { BIRTH_DATE: '1815-12-10' } } })
    await service.succeed('createQuote', 200, { body: { ...body, senderCustomerInfo: { TAX_ID: '1' } } })
    // An account has no lookup, so nothing was asked for.
    const toAccount = { source: from(dollars), destination: to(payeeId), senderCustomerInfo: { FULL_NAME: 'Ada' } }
    await service.succeed('createQuote', 200, { body: { ...body, ...toAccount } })
  })

  test('the platform itself has to say who pays', async () => {
    const { service, body } = await withReceiver('$success.usd')
    const source = { sourceType: 'REALTIME_FUNDING', currency: 'USD' }
    const onBehalfOfPlatform = { ...body, source, immediatelyExecute: undefined }
    expect(await service.refuse('createQuote', { body: onBehalfOfPlatform })).toMatchObject({
      status: 400,
      body: { code: 'MISSING_MANDATORY_USER_INFO', details: { missing: ['FULL_NAME'] } },
    })
    const senderCustomerInfo = { FULL_NAME: 'Engines Ltd' }
    await service.succeed('createQuote', 200, { body: { ...onBehalfOfPlatform, senderCustomerInfo } })
  })

  test('without the lookup of this receiver, in another currency or in no form of an address it is refused', async () => {
    const { service, body } = await withReceiver('$success.usd')
    const codeOf = async (change: object) =>
      (await service.refuse('createQuote', { body: { ...body, ...change } })).body.code
    const { destination } = body
    expect(await codeOf({ lookupId: undefined })).toBe('INVALID_INPUT')
    expect(await codeOf({ destination: { ...destination, umaAddress: '$success.eur@receiver.example' } })).toBe(
      'INVALID_INPUT',
    )
    expect(await codeOf({ destination: { ...destination, currency: 'EUR' } })).toBe('INVALID_CURRENCY')
    expect(await codeOf({ destination: { ...destination, umaAddress: 'grace' } })).toBe('INVALID_UMA_ADDRESS')
  })
})
