import 'fake-indexeddb/auto'
import { parseArgs } from 'node:util'
import {
  createQuoteConfirmation,
  createWalletClient,
  isWalletError,
  loginWithEmailOtp,
  type QuoteConfirmationState,
  requestEmailOtp,
  type WalletClient,
} from '@countersign/core'
import {
  createExternalAccount,
  createCustomer as createServiceCustomer,
  fundInternalAccount,
  listInternalAccounts,
  listTransactions,
} from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { sandboxBasePath, sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { createCookieFetch } from '../packages/core/test/cookieFetch.ts'
import { faultyFetch, mountPath, origin, randomNumbers } from './soak/faults.ts'
import { startProcess } from './soak/startProcess.ts'

/**
 * Signs in and pays, over and over, through browser core, relay and sandbox in three processes, with a twentieth of the
 * requests on each hop failing. Every payment has to be carried out exactly once, and no process may grow.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 2_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
/** How many customers take part, each in a browser of their own, and how many of them at the same time. */
const [customerCount, atOnce] = [40, 40]
/** A payment is seen settled after three seconds on the sandbox's clock. */
const settlementSeconds = 3
/** USDB has six decimals: one dollar is sent each time. */
const [paidAmount, fundedAmount] = [1_000_000, 1_000_000_000]
/** No process may grow by more bytes, the data that the sandbox keeps included. */
const heapLimit = 10_000_000

type Customer = { email: string; customerId: string; accountId: string; payeeId: string; client: WalletClient }

const random = randomNumbers(seed)
const sandbox = await startProcess('sandbox')
const service = createServiceClient({
  baseUrl: sandbox.url + sandboxBasePath,
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
})
const relay = await startProcess('relay', sandbox.url, String(seed + 1))
console.log(`soak: ${rounds} sign-ins and payments, ${customerCount} customers, seed ${seed}`)

const customers = await Promise.all(Array.from({ length: customerCount }, (_, index) => createCustomer(index)))
const outcomes = new Map<string, number>()
let unfinished = 0

await runRounds(Math.min(rounds, 5 * customerCount))
const before = await readHeaps()
const startedAt = Date.now()
await runRounds(rounds - Math.min(rounds, 5 * customerCount))
const after = await readHeaps()

const paid = await Promise.all(customers.map(countPayments))
const executed = paid.reduce((sum, { payments }) => sum + payments, 0)
const wrongBalances = paid.filter(({ balance, payments }) => balance !== fundedAmount - payments * paidAmount).length
const growth = Object.entries(after).map(
  ([name, bytes]) => [name, bytes - (before[name as keyof typeof before] ?? 0)] as const,
)

for (const [outcome, count] of outcomes) console.log(`  ${outcome}: ${count}`)
console.log(
  `  ${executed} payments carried out, ${unfinished} not finished, ${wrongBalances} balances that do not add up`,
)
for (const [name, bytes] of growth) console.log(`  heap of the ${name}: ${(bytes / 1e6).toFixed(1)} MB more`)
console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)

const sound = executed === rounds && unfinished === 0 && wrongBalances === 0
const small = growth.every(([, bytes]) => bytes < heapLimit)
console.log(sound && small ? 'soak: passed' : 'soak: FAILED')
for (const { stop } of [sandbox, relay]) stop()
process.exit(sound && small ? 0 : 1)

async function readHeaps() {
  globalThis.gc?.()
  return {
    browser: process.memoryUsage().heapUsed,
    relay: await relay.readHeap(),
    sandbox: await sandbox.readHeap(),
  }
}

async function createCustomer(index: number): Promise<Customer> {
  const email = `customer-${index}@example.com`
  const body = { customerType: 'INDIVIDUAL', fullName: `Customer ${index} Soak`, email } as const
  const { id: customerId } = await service.call(createServiceCustomer, { body })
  const { data } = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  const accountId = data[0]?.id ?? ''
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount: fundedAmount } })
  const { id: payeeId } = await service.call(createExternalAccount, {
    body: {
      customerId,
      currency: 'USD',
      accountInfo: {
        accountType: 'USD_ACCOUNT',
        accountNumber: '12345678901',
        routingNumber: '021000021',
        bankAccountType: 'CHECKING',
        beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
      },
    },
  })
  await fetch(`${relay.url}/customers`, { method: 'POST', body: JSON.stringify({ email, customerId, accountId }) })
  return { email, customerId, accountId, payeeId, client: createBrowser(index) }
}

/** A browser with cookies, whose network fails now and then. */
function createBrowser(index: number): WalletClient {
  return createWalletClient({
    baseUrl: relay.url + mountPath,
    environment: 'sandbox',
    trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
    fetch: faultyFetch(createCookieFetch(origin), { seed: seed + 100 + index }),
    name: `soak-${index}`,
  })
}

async function runRounds(count: number): Promise<void> {
  // Each customer does one thing after the other.
  const turns = customers.map((customer, index) => ({ customer, left: Math.floor((count + index) / customerCount) }))
  const work = async () => {
    for (let turn = turns.pop(); turn; turn = turns.pop())
      for (; turn.left > 0; turn.left--) await runRound(turn.customer)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function runRound(customer: Customer): Promise<void> {
  await insist(() => signIn(customer))
  const state = await pay(customer)
  const outcome = 'error' in state && state.error ? `${state.status}, ${state.error.code}` : state.status
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  if (state.status !== 'completed') unfinished += 1
}

/** A user who tries again after a failure, as the screen offers it. */
async function insist<result>(work: () => Promise<result>): Promise<result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (!isWalletError(error) || attempt === 40) throw error
      if (error.code === 'RATE_LIMITED') await moveClock(60)
      await pause(random() * 20)
    }
}

async function signIn({ client, email }: Customer): Promise<void> {
  const challenge = await requestEmailOtp(client, { email })
  await loginWithEmailOtp(client, { challenge, code: '000000' })
}

/** Confirms one payment and does what a user does at each state, until it is over. */
async function pay(customer: Customer): Promise<QuoteConfirmationState> {
  const { client, accountId, payeeId } = customer
  const payment = createQuoteConfirmation(client, {
    accountId,
    request: {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: BigInt(paidAmount),
    },
  })
  await payment.load()
  for (let step = 0; step < 60; step++) {
    const state = payment.getSnapshot()
    // All customers move one clock, so a price can run out before the request to pay has arrived. The screen then offers a new one.
    const isUnsent = state.status === 'failed' && state.error?.action === 'new-quote'
    if (state.status === 'completed' || (state.status === 'failed' && !isUnsent)) break
    if (state.status === 'unavailable') await payment.load()
    else if (state.status === 'review') await payment.confirm()
    else if (state.status === 'expired' || isUnsent) await payment.requote()
    else if (state.status === 'unknown') await payment.checkAgain()
    else if (state.status === 'signing-in') await insist(() => signIn(customer))
    if (payment.getSnapshot().status === 'processing') await moveClock(settlementSeconds)
    await changed(payment, state)
  }
  const state = payment.getSnapshot()
  payment.destroy()
  return state
}

/** Waits for the next state, or a moment. */
function changed(payment: ReturnType<typeof createQuoteConfirmation>, from: QuoteConfirmationState): Promise<void> {
  return new Promise((resolve) => {
    if (payment.getSnapshot() !== from && !payment.isBusy()) return resolve()
    const done = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, 2_500)
    const unsubscribe = payment.subscribe(done)
  })
}

/** Moves the clock of the sandbox and of the relay, which counts attempts. */
async function moveClock(advanceSeconds: number): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  })
  if (!response.ok) throw new Error(`The clock of the sandbox answered ${response.status}`)
  await fetch(`${relay.url}/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds }) })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Returns what the service executed for a customer. */
async function countPayments({ customerId }: Customer): Promise<{ payments: number; balance: number }> {
  await moveClock(settlementSeconds)
  let payments = 0
  const completed = { customerId, limit: '100', status: 'COMPLETED' }
  for await (const { type } of service.list(listTransactions, { query: completed }))
    if (type === 'OUTGOING') payments += 1
  const { data } = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  return { payments, balance: Number(data[0]?.balance.amount ?? 0) }
}
