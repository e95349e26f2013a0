import {
  createScaChallenge,
  createScaFactorReset,
  createScaFactors,
  createScaPasskeyRegistration,
  createScaSignIn,
  createTotpEnrollment,
  createTrustedBeneficiaries,
  forgetScaLock,
  type Quote,
  type ReadScaLockReturnType,
  type ReadScaSessionReturnType,
  readScaLock,
  readScaSession,
  type WalletClient,
} from '@countersign/core'

declare const client: WalletClient
declare function show(value: unknown): void

const accountId = 'InternalAccount:1'

export async function proveQuote(quote: Quote, umaAddress: string): Promise<void> {
  const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
  const challenge = createScaChallenge(client, { quoteId: quote.id, amount, payee: { umaAddress } })
  const state = await challenge.load()
  if (state.status === 'awaiting-proof') await challenge.submitCode('123456')
}

export async function signInForSca(): Promise<void> {
  const { lapsesSoon }: ReadScaSessionReturnType = await readScaSession(client, { accountId })
  if (lapsesSoon) await createScaSignIn(client, { accountId, onSignedIn: show }).load()
}

export async function sayWhetherProofsAreLocked(isLifted: boolean): Promise<void> {
  if (isLifted) await forgetScaLock(client, { accountId })
  const lock: ReadScaLockReturnType = await readScaLock(client, { accountId })
  if (lock) show(lock.suspended ? 'contact support' : lock.lockedUntil)
}

export async function manageFactors(code: string): Promise<void> {
  const totp = createTotpEnrollment(client)
  await totp.start()
  show(totp.readSecret())
  await totp.submitCode(code)
  await createScaPasskeyRegistration(client).start()
  await createScaFactors(client, { accountId }).change({ type: 'remove', credentialId: 'AuthMethod:1' })
  await createScaFactorReset(client, { accountId }).start('TOTP')
  show((await createTrustedBeneficiaries(client, { accountId }).load()).list.status)
}
