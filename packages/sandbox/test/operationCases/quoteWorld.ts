import { payeeOf } from '../../../core/test/payeeAccounts.ts'
import { createTestService, login } from '../createTestService.ts'
import { stampWith } from '../examinee.ts'
import { createScaWallet, quoteWithSca } from '../scaWallets.ts'
import { from, locked, to, withBalances } from '../withBalances.ts'
import { never } from './operationCases.ts'

/** In cents. */
export const dollarsOf = (amount: number) => amount * 100

/** A customer with a wallet and a balance of 30 million dollars, signed in, and one in Germany with a wallet in euros. */
export async function prepare() {
  const world = await withBalances({ funds: dollarsOf(30_000_000) })
  const { service, customerId, wallet, dollars, payeeId } = world
  const { data } = await service.succeed('listCredentials', 200, { query: { accountId: wallet } })
  const { key } = await login(service, { credentialId: data[0]?.id ?? '' })
  const sca = await createScaWallet({}, service)
  const { quote } = await quoteWithSca(sca)
  return {
    service,
    customerId,
    wallet,
    dollars,
    payeeId,
    key,
    sca,
    scaQuote: { params: { quoteId: quote.id } },
    /** From the wallet to the payee. */
    body: { source: from(wallet), destination: to(payeeId), ...locked(10_000_000) },
    /** The same from the balance, which needs no signature. */
    fromBalance: { source: from(dollars), destination: to(payeeId), ...locked(dollarsOf(100)) },
  }
}

export type World = Awaited<ReturnType<typeof prepare>>

/** A quote of the wallet, with the input that executes it. */
export async function signedQuote({ service, key, body }: World, change: object = {}) {
  const quote = await service.succeed('createQuote', 200, { body: { ...body, ...change } })
  const payload = quote.paymentInstructions?.[0]?.accountOrWalletInfo.payloadToSign ?? ''
  return { params: { quoteId: quote.id }, signature: await stampWith(key, { payload }) }
}

/** A quote of the balance, which is executed without a signature. */
export async function quotedFromBalance({ service, fromBalance }: World, change: object = {}) {
  const { id: quoteId } = await service.succeed('createQuote', 200, { body: { ...fromBalance, ...change } })
  return { params: { quoteId } }
}

/** Pays from the balance at once, several times. */
export async function payAtOnce({ service, fromBalance }: World, times: number, amount: number) {
  const body = { ...fromBalance, ...locked(amount), immediatelyExecute: true }
  for (let payment = 0; payment < times; payment++) await service.succeed('createQuote', 200, { body })
}

/** In cents: three of it are more than a customer may send in a day. */
export const nineMillion = dollarsOf(9_000_000)

/** A quote to a receiver that was looked up. */
export const toReceiver =
  (name: string, change: { currency?: string; umaAddress?: string } = {}) =>
  async ({ service, customerId, fromBalance }: World) => {
    const umaAddress = `${name}@receiver.example`
    const params = { receiverUmaAddress: umaAddress }
    const { lookupId } = await service.succeed('lookUpUmaReceiver', 200, { params, query: { customerId } })
    const destination = { destinationType: 'UMA_ADDRESS', umaAddress, currency: 'USD', ...change }
    return { body: { ...fromBalance, destination, lookupId } }
  }

/** The wallet is not ready yet. */
export function unprovisioned({ service, wallet }: World) {
  service.sandbox.accounts.setStatus({ accountId: wallet, status: 'PENDING' })
}

/** The balance is frozen. */
export function frozen({ service, dollars }: World) {
  service.sandbox.accounts.setStatus({ accountId: dollars, status: 'FROZEN' })
}

/** The customer's verification is rejected. */
export function refused({ service, customerId }: World) {
  service.sandbox.onboarding.decide({ customerId, outcome: 'REJECTED' })
}

/** The login with Strong Customer Authentication is over. */
export function signedOut({ service, sca }: World) {
  service.sandbox.sca.endSessions(sca.wallet.customerId)
}

/** A customer who did not accept the terms: without accounts, but with a payee to collect from. */
export async function beforeTerms() {
  const service = createTestService({ endUserTerms: true })
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const payee = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payeeOf('USD_ACCOUNT') } })
  const { data } = await service.succeed('listPlatformInternalAccounts', 200, { query: { currency: 'USD' } })
  return { service, customerId, payeeId: payee.id, accountId: data[0]?.id ?? '' }
}

/** For the status that the other source gives to what is created. */
export const likeTheSeed = never('The sandbox answers with 200, as the seed does')
