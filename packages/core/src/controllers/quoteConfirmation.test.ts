import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { loginWithEmailOtp, requestEmailOtp } from '../flows/emailOtpLogin.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

async function signIn({ client, ada }: TestWorld): Promise<void> {
  const challenge = await requestEmailOtp(client, { email: ada.email })
  await loginWithEmailOtp(client, { challenge, code: '000000' })
}

function request({ ada }: TestWorld, amount = 25_000_000n) {
  return {
    source: { sourceType: 'ACCOUNT', accountId: ada.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: ada.usdPayeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: amount,
  } as const
}

test('a confirmed quote is signed, executed and followed to its end', async () => {
  const world = await createTestClient()
  const { client, ada, reached } = world
  await signIn(world)
  const confirmation = createQuoteConfirmation(client, { accountId: ada.accountId, request: request(world) })

  await confirmation.load()
  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', quote: { totalSendingAmount: 25_000_000n } })
  void confirmation.confirm()

  const done = await reached(confirmation, 'completed')
  expect(done.transaction).toMatchObject({ status: 'COMPLETED' })
})
