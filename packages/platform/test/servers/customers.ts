import {
  createQuoteConfirmation,
  createWalletClient,
  isWalletError,
  loginWithEmailOtp,
  requestEmailOtp,
  type WalletClient,
} from '@countersign/core'
import { sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { createCookieFetch } from '../../../core/test/cookieFetch.ts'
import type { startService } from './startServers.ts'

export const origin = 'https://app.example'
/** In the smallest unit: what each customer has at first, and what each payment takes of it. */
export const [fundedAmount, paidAmount] = [1_000_000_000, 1_000_000]

export type Customer = { email: string; customerId: string; accountId: string; payeeId: string }
type Call = Awaited<ReturnType<typeof startService>>['call']

/** A customer with a funded wallet and a payee. */
export async function createCustomer(call: Call, index: number): Promise<Customer> {
  const email = `customer-${index}@example.com`
  const person = { customerType: 'INDIVIDUAL', fullName: `Customer ${index} Server`, email }
  const { id: customerId } = await call<{ id: string }>('POST', '/customers', person)
  const accounts = `/internal-accounts?customerId=${customerId}&type=EMBEDDED_WALLET`
  const accountId = (await call<{ data: { id: string }[] }>('GET', accounts)).data[0]?.id ?? ''
  await call('POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: fundedAmount })
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' }
  const account = { accountNumber: '12345678901', routingNumber: '021000021', bankAccountType: 'CHECKING', beneficiary }
  const { id: payeeId } = await call<{ id: string }>('POST', '/customers/external-accounts', {
    customerId,
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT', ...account },
  })
  return { email, customerId, accountId, payeeId }
}

/** A browser with cookies. */
export function openBrowser(url: string, name: string): WalletClient {
  return createWalletClient({
    baseUrl: `${url}/api/wallet`,
    environment: 'sandbox',
    trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
    name,
    liveEvents: true,
    fetch: createCookieFetch(origin),
  })
}

/** How long the service asks a user to wait who has requested too many codes, and a second, in milliseconds. */
const waitMs = 61_000

/**
 * A user who tries again what did not work, and waits for as long as the service asks. Users who wait at the same time
 * wait for the same minute: if each of them moved the clock, prices would run out at the service while others pay, and
 * a browser believes that only once its own clock says so.
 */
export async function insist(
  work: () => Promise<unknown>,
  { clock }: { clock: { now: () => number; advance: (ms: number) => void } },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const begunAt = clock.now()
    try {
      await work()
      return
    } catch (error) {
      if (!isWalletError(error) || attempt === 10) throw error
      if (error.code === 'RATE_LIMITED' && clock.now() - begunAt < waitMs) clock.advance(waitMs)
    }
  }
}

export async function signIn(client: WalletClient, { email }: Customer): Promise<void> {
  const challenge = await requestEmailOtp(client, { email })
  await loginWithEmailOtp(client, { challenge, code: '000000' })
}

/** Pays once, and does what the screen offers, until the service has acknowledged the payment. */
export async function pay(client: WalletClient, { accountId, payeeId }: Customer): Promise<void> {
  const payment = createQuoteConfirmation(client, {
    accountId,
    request: {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: BigInt(paidAmount),
    },
  })
  try {
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        const state = payment.getSnapshot()
        const { status } = state
        // All customers move one clock, so a price can run out before the request to pay has arrived.
        const isUnsent = status === 'expired' || (status === 'failed' && state.error?.action === 'new-quote')
        if (status === 'processing' || status === 'completed') resolve()
        else if (payment.isBusy()) return
        else if (isUnsent) void payment.requote()
        else if (status === 'unavailable') void payment.load()
        else if (status === 'review') void payment.confirm()
        else if (status === 'unknown') void payment.checkAgain()
        else reject(new Error(`The payment is ${status}`))
      }
      payment.subscribe(() => queueMicrotask(look))
      void payment.load().then(look)
    })
  } finally {
    payment.destroy()
  }
}
