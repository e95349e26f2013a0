import { expect, test } from 'vitest'
import { outgoing } from '../../../test/journeys.ts'
import { authorizations, awaitedRequest, challengedPayment, scaCode } from '../../../test/scaJourneys.ts'

test('a challenge shows what is paid to whom, as it was issued', async () => {
  const { challenge, payment } = await challengedPayment()

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    payment,
    turn: 1,
    resent: false,
    request: { factor: 'SMS_OTP', otherFactors: [], purpose: 'TRANSFER', retryAt: undefined },
  })
  expect(challenge.timeLeftMs('expiry')).toBeGreaterThan(4 * 60_000)
  expect(challenge.timeLeftMs('resend')).toBe(30_000)
})

test('the right proof authorizes the payment', async () => {
  const { world, challenge } = await challengedPayment()

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
  expect(authorizations(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})

test('while another proof is awaited, the next challenge stands under the same amount and payee', async () => {
  const { world, challenge, payment, request } = await challengedPayment({ payee: 'USD' })
  expect(request.purpose).toBe('CURRENCY_CONVERSION')

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot()).toMatchObject({
    status: 'awaiting-proof',
    payment,
    turn: 2,
    request: { purpose: 'PAYOUT' },
  })
  expect(awaitedRequest(challenge).id).not.toBe(request.id)
  await challenge.submitCode(scaCode)
  expect(challenge.getSnapshot()).toEqual({ status: 'authorized' })
  expect(await outgoing(world)).toEqual(['PROCESSING'])
})
