import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Sandbox } from '@countersign/sandbox'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'

/**
 * Whether the time of a request grows with the number of customers, how much memory the sandbox holds with many, and how
 * much processor time its command takes until it listens. Run it with `pnpm bench sandbox`.
 */
const transactionsPerCustomer = 10
const minuteMs = 60_000
const budgets = { ratio: 1.5, memoryMb: 120, startMs: 1000 }

type World = { sandbox: Sandbox; customerId: string; accountId: string; transactionId: string }

function call(sandbox: Sandbox, method: string, path: string, body?: object, more?: object): Promise<Response> {
  const headers = { Authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}`, ...more }
  const url = `http://sandbox${sandboxBasePath}${path}`
  return sandbox.fetch(new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
}

async function read(sandbox: Sandbox, path: string) {
  const response = await call(sandbox, 'GET', path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** A sandbox with that many customers, each with a wallet and ten transactions. One in the middle is read. */
async function createWorld(customers: number): Promise<World> {
  let now = Date.UTC(2026, 0, 5)
  const sandbox = createSandbox({ now: () => now })
  const world = { sandbox, customerId: '', accountId: '', transactionId: '' }
  for (let index = 0; index < customers; index++) {
    const businessInfo = { legalName: 'Engines Ltd', country: 'GB' }
    const body = {
      customerType: 'BUSINESS',
      platformCustomerId: `customer-${index}`,
      kybStatus: 'APPROVED',
      businessInfo,
    }
    const { id: customerId } = await (await call(sandbox, 'POST', '/customers', body)).json()
    const accounts = await read(sandbox, `/internal-accounts?customerId=${customerId}`)
    const accountId = accounts.data[0].id
    now += minuteMs
    await transact(sandbox, { customerId, accountId })
    if (index === customers >> 1) Object.assign(world, { customerId, accountId })
  }
  const { data } = await read(sandbox, `/transactions?customerId=${world.customerId}`)
  return { ...world, transactionId: data[0].id }
}

/** Half of the transactions come in, the other half are payments. */
async function transact(sandbox: Sandbox, { customerId, accountId }: { customerId: string; accountId: string }) {
  const payee = await call(sandbox, 'POST', '/customers/external-accounts', {
    customerId,
    currency: 'USD',
    accountInfo: {
      accountType: 'USD_ACCOUNT',
      accountNumber: '12345678901',
      routingNumber: '021000021',
      bankAccountType: 'CHECKING',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
    },
  })
  const { id: payeeId } = await payee.json()
  for (let index = 0; index < transactionsPerCustomer / 2; index++) {
    await call(sandbox, 'POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: 2_000_000 })
    const quote = await call(sandbox, 'POST', '/quotes', {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 1_000_000,
    })
    const { id } = await quote.json()
    const headers = { 'Service-Wallet-Signature': 'sandbox-valid-signature' }
    const executed = await call(sandbox, 'POST', `/quotes/${id}/execute`, undefined, headers)
    if (!executed.ok) throw new Error(`The execution answered ${executed.status}`)
  }
}

/** Reads that name an owner, or an id. */
const reads: Readonly<Record<string, (world: World) => string>> = {
  'a customer': ({ customerId }) => `/customers/${customerId}`,
  'their accounts': ({ customerId }) => `/internal-accounts?customerId=${customerId}`,
  'their payees': ({ customerId }) => `/customers/external-accounts?customerId=${customerId}`,
  'their transactions': ({ customerId }) => `/transactions?customerId=${customerId}`,
  'their sign-in methods': ({ accountId }) => `/auth/credentials?accountId=${accountId}`,
  'a transaction': ({ transactionId }) => `/transactions/${transactionId}`,
}

async function timeOf(world: World, path: string): Promise<number> {
  const start = performance.now()
  for (let repetition = 0; repetition < 5; repetition++) await read(world.sandbox, path)
  return (performance.now() - start) / 5
}

/** Measures both worlds in turn, so that other load on the machine affects both. */
async function compare(few: World, many: World): Promise<boolean> {
  let isWithin = true
  for (const [name, pathOf] of Object.entries(reads)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let sample = 0; sample < 250; sample++) {
      const [first, second] = [await timeOf(few, pathOf(few)), await timeOf(many, pathOf(many))]
      if (sample < 50) continue
      times.few.push(first)
      times.many.push(second)
    }
    const [fewMs, manyMs] = [medianOf(times.few), medianOf(times.many)]
    isWithin &&= report(name, manyMs / fewMs, budgets.ratio, `${fewMs.toFixed(3)} ms -> ${manyMs.toFixed(3)} ms, ratio`)
  }
  return isWithin
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function report(name: string, value: number, budget: number, what: string): boolean {
  const verdict = value <= budget ? 'within' : 'OVER'
  console.log(`${name.padEnd(24)} ${what} ${value.toFixed(2)}   budget ${budget}   ${verdict}`)
  return value <= budget
}

/**
 * Processor time from the start of the command until it listens, run from its sources as `pnpm sandbox` does. `pnpm build`
 * measures the published one. Time on the clock would also measure the other work of the machine.
 */
function measureStart(): number {
  const script = join(import.meta.dirname, '../scripts/packages/startSandbox.ts')
  const command = join(import.meta.dirname, '../packages/sandbox/src/cli.ts')
  const { stdout } = spawnSync(process.execPath, [script, command], { encoding: 'utf8' })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '').cpuMs
}

const starts = [measureStart(), measureStart(), measureStart()]
const isQuick = report('start of the command', Math.min(...starts), budgets.startMs, 'ms of processor time')

const before = await heapMb()
const many = await createWorld(10_000)
const after = await heapMb()
console.log(`10,000 customers, 100,000 transactions, 50,000 quotes; an empty sandbox takes ${before.toFixed(1)} MB`)
const isSmall = report('memory (heap)', after, budgets.memoryMb, 'MB')

const isFlat = await compare(await createWorld(100), many)
if (!isQuick || !isSmall || !isFlat) process.exitCode = 1

/** What is still reachable once finished requests are collected. */
async function heapMb(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed / 1024 / 1024
}
