import type { TestService } from './createTestService.ts'
import { balanceOf, createTestService } from './createTestService.ts'

export const scaCode = '123456'
export const wrongScaCode = '111111'
export const phoneNumber = '+4915112345678'
/** Accepted instead of a stamp: what these tests are about comes after it. */
export const signature = 'sandbox-valid-signature'

export type ScaWalletOptions = {
  currency?: 'EUR' | 'USDC'
  /** Currencies of balances besides the wallet. */
  balances?: readonly string[]
  payee?: 'EUR' | 'USD' | 'USDC'
  funds?: number
  /** The last characters of the payee's account. */
  suffix?: string
  isSignedIn?: boolean
  /** Without one, the login is by an authenticator app. */
  hasPhone?: boolean
}

/** A German customer with 2,500.00 in a wallet, a phone, a payee, and a login with Strong Customer Authentication. */
export async function createScaWallet(options: ScaWalletOptions = {}, service: TestService = createTestService()) {
  const { currency = 'EUR', payee = 'EUR', suffix = '901', isSignedIn = true, hasPhone = true } = options
  const { balances = [] } = options
  const { funds = currency === 'EUR' ? 250_000 : 2_500_000_000 } = options
  const customer = await service.succeed('createCustomer', 201, {
    body: {
      customerType: 'INDIVIDUAL',
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      ...(hasPhone && { phoneNumber }),
      region: 'DE',
      currencies: [currency, ...balances],
    },
  })
  const customerId = customer.id
  const { data } = await service.succeed('listInternalAccounts', 200, {
    query: { customerId, type: 'EMBEDDED_WALLET' },
  })
  const accountId = data[0]?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: funds } })
  const { id: payeeId } = await service.succeed('createExternalAccount', 201, {
    body: { customerId, currency: payee, ownershipType: 'THIRD_PARTY', accountInfo: accountInfoOf(payee, suffix) },
  })
  const wallet = { customerId, accountId, payeeId, credentialId: '' }
  if (isSignedIn) await (hasPhone ? loginWithSca : loginWithApp)(service, { customerId })
  return { service, wallet, currency, query: { customerId } }
}

export type ScaWorld = Awaited<ReturnType<typeof createScaWallet>>

/** The login with Strong Customer Authentication, by SMS. */
export async function loginWithSca(service: TestService, query: { customerId: string }) {
  const factor = 'SMS_OTP'
  const { challengeId } = await service.succeed('startScaLogin', 200, { query, body: { factor } })
  const body = { factor, challengeId, code: scaCode, endUserIpAddress: '198.51.100.7' }
  return service.succeed('completeScaLogin', 200, { query, body })
}

/** The same by an authenticator app, which is enrolled first. */
async function loginWithApp(service: TestService, query: { customerId: string }) {
  const factor = 'TOTP'
  const { secret } = await enrollTotp(service, query)
  const proof = { type: factor, secret, code: scaCode }
  await service.succeed('confirmScaFactor', 200, { query, body: proof })
  await service.succeed('startScaLogin', 200, { query, body: { factor } })
  const body = { factor, code: scaCode, endUserIpAddress: '198.51.100.7' }
  return service.succeed('completeScaLogin', 200, { query, body })
}

/** The payee of the wallet becomes one that needs no proofs. */
export async function trustPayee({ service, wallet }: ScaWorld) {
  const params = { externalAccountId: wallet.payeeId }
  const { scaChallenge } = await service.succeed('trustBeneficiary', 200, { params })
  const body = { challengeId: scaChallenge?.id, code: scaCode }
  await service.succeed('confirmTrust', 200, { params, body })
}

/** An IBAN of France with this account, and the check digits that fit (ISO 13616). */
function ibanOf(account: string): string {
  // F and R are 15 and 27 there.
  const rest = BigInt(`${account}152700`) % 97n
  return `FR${String(98n - rest).padStart(2, '0')}${account}`
}

function accountInfoOf(currency: 'EUR' | 'USD' | 'USDC', suffix: string) {
  const person = { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' }
  const beneficiary = { ...person, countryOfResidence: 'FR' }
  if (currency === 'EUR')
    return { accountType: 'EUR_ACCOUNT', iban: ibanOf(`300060000112345678${suffix.padStart(5, '0')}`), beneficiary }
  if (currency === 'USDC')
    return { accountType: 'ETHEREUM_WALLET', address: `0x${suffix.padStart(40, '0')}`, beneficiary }
  return {
    accountType: 'USD_ACCOUNT',
    accountNumber: `12345678${suffix}`,
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: person,
  }
}

/** The body of a quote from the wallet to its payee: 100.00 by default. */
export function scaQuoteBody(world: ScaWorld, parameters: { amount?: number } = {}) {
  const { wallet, currency } = world
  const { amount = currency === 'EUR' ? 10_000 : 100_000_000 } = parameters
  return {
    source: { sourceType: 'ACCOUNT', accountId: wallet.accountId },
    destination: { destinationType: 'ACCOUNT', accountId: wallet.payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: amount,
  }
}

/** A quote from the wallet to its payee, and what its later calls are made with. */
export async function quoteWithSca(world: ScaWorld, parameters: { amount?: number } = {}) {
  const { service } = world
  const quote = await service.succeed('createQuote', 200, { body: scaQuoteBody(world, parameters) })
  return { quote, params: { quoteId: quote.id } }
}

/** The wallet of `createScaWallet` with a payment that was executed and waits for its first proof. */
export async function awaitingProof(options: ScaWalletOptions = {}) {
  const world = await createScaWallet(options)
  const { service } = world
  const { quote, params } = await quoteWithSca(world)
  const { scaChallenge } = await service.succeed('executeQuote', 202, { params, signature })
  if (!scaChallenge) throw new Error('The execution needs no proof')

  /** Time passes, then everything is read again. */
  async function after(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    const { transactionId = '' } = quote
    const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
    const now = await service.succeed('getQuote', 200, { params })
    const { data } = await service.succeed('listInternalAccounts', 200, { query: world.query })
    const balance = data[0]?.totalBalance?.amount ?? 0n
    return { quote: now, transaction, balance, spendable: await balanceOf(service, world) }
  }
  const prove = () => service.succeed('authorizeQuote', 200, { params, body: { code: scaCode } })
  const refuseProof = (body: unknown) => service.refuse('authorizeQuote', { params, body })
  return { ...world, params, challenge: scaChallenge, after, prove, refuseProof }
}

/** Begins to enroll an authenticator app; the response contains a secret. */
export async function enrollTotp(service: TestService, query: { customerId: string }) {
  const started = await service.succeed('enrollScaFactor', 200, { query, body: { type: 'TOTP' } })
  if (started.type !== 'TOTP') throw new Error('Another factor was begun')
  return started
}
