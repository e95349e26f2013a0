import {
  type CreateWalletClientOptions,
  createWalletClient,
  loginWithEmailOtp,
  requestEmailOtp,
  type WalletClient,
} from '@countersign/core'
import {
  createCustomer,
  createExternalAccount,
  createQuote,
  type ExternalAccount,
  fundInternalAccount,
  listInternalAccounts,
  type OperationRequest,
} from '@countersign/core/wire'
import { createLiveEvents, createPlatformHandler } from '@countersign/platform'
import { createServiceClient, type ServiceClient } from '@countersign/platform/service'
import { createSandbox } from '../createSandbox.ts'
import { sandboxBasePath } from '../router.ts'
import type { Sandbox } from '../sandbox.ts'
import { createTestBrowser, type NetworkFaults } from './createTestBrowser.ts'
import { createTestClock, type TestClock } from './createTestClock.ts'

type Payee = Omit<OperationRequest<typeof createExternalAccount>, 'customerId'>

export type CreateTestWalletOptions = {
  /** The customer. `region: 'DE'` and others in Europe need Strong Customer Authentication. Default: Ada in the US. */
  readonly customer?: Partial<OperationRequest<typeof createCustomer>> & { readonly email?: string }
  /** What is in the wallet, in the smallest unit of its currency. Default 1 000 000 000, which is 1,000 USDB. */
  readonly balance?: number
  /** Whom the customer can pay. Default: Charles Babbage, with an account in dollars. */
  readonly payees?: readonly Payee[]
  /** Settings of the wallet's client besides those of the kit. */
  readonly client?: Partial<CreateWalletClientOptions>
}

/** A wallet with everything around it, in this process: the client, a real platform, and the sandbox. */
export type TestWallet = {
  /** The client of the page under test: `<WalletProvider client={wallet.client}>`. */
  readonly client: WalletClient
  /** The network of the page: what it sends to `/api/wallet` reaches the platform, with the cookies of this browser. */
  readonly fetch: typeof globalThis.fetch
  readonly sandbox: Sandbox
  /** Calls the service as the platform's backend. */
  readonly service: ServiceClient
  readonly customer: { readonly customerId: string; readonly accountId: string; readonly email: string }
  readonly payees: readonly ExternalAccount[]
  /** Moves the time of the wallet, the platform and the sandbox together. */
  readonly clock: TestClock
  /** Failures to order: of the network, and of an operation of the service. */
  readonly faults: NetworkFaults & Pick<Sandbox['scenarios'], 'failNext'>
  /** Signs the customer in with a code by email, as the login screen does. */
  signIn(): Promise<void>
  /** Creates a quote to a payee, by default the first, and returns what `QuoteConfirmationScreen` takes as `payment`. */
  createQuote(options?: { amount?: number; payee?: ExternalAccount }): Promise<{ accountId: string; quoteId: string }>
}

const origin = 'https://wallet.test'
const startMs = Date.parse('2026-03-02T12:00:00Z')
const babbage: Payee = {
  currency: 'USD',
  accountInfo: {
    accountType: 'USD_ACCOUNT',
    accountNumber: '12345678901',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
  },
}

/**
 * Creates a customer with a wallet, money and payees, and everything that a page needs to use it. For tests only: nothing
 * is stored, and no port is opened.
 *
 * @example
 * ```ts
 * const wallet = await createTestWallet({ balance: 250_000_000 })
 * await wallet.signIn()
 * render(<WalletProvider client={wallet.client}><Checkout payment={await wallet.createQuote()} /></WalletProvider>)
 * ```
 */
export async function createTestWallet(options: CreateTestWalletOptions = {}): Promise<TestWallet> {
  const { customer, balance = 1_000_000_000, payees = [babbage], client: settings } = options
  const email = customer?.email ?? 'ada@example.com'
  const clock = createTestClock(startMs)
  const sandbox = createSandbox({ now: clock.now, verification: 'at creation' })
  const access = {
    baseUrl: `https://service.test${sandboxBasePath}`,
    ...sandbox.credentials,
    fetch: (url: string, init: object) => sandbox.fetch(new Request(url, init)),
  }
  const service = createServiceClient({ ...access, now: clock.now, retries: 0 })
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', region: 'US', ...customer, email } as const
  const { id: customerId } = await service.call(createCustomer, { body })
  const { data: wallets } = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  const accountId = wallets[0]?.id ?? ''
  if (balance > 0) await service.call(fundInternalAccount, { path: { accountId }, body: { amount: balance } })
  const created: ExternalAccount[] = []
  for (const payee of payees)
    created.push(await service.call(createExternalAccount, { body: { ...payee, customerId } }))

  const handle = createTestPlatform({ access, email, person: { customerId, accountId }, now: clock.now })
  const { fetch, faults } = createTestBrowser({ origin, handle })
  const client = createWalletClient({
    baseUrl: '/api/wallet',
    environment: 'sandbox',
    trust: { otpBundle: [sandbox.quorumPublicKeyHex], export: [sandbox.exportPublicKeyHex] },
    fetch,
    clock,
    name: crypto.randomUUID(),
    ...settings,
  })
  return {
    client,
    fetch,
    sandbox,
    service,
    customer: { customerId, accountId, email },
    payees: created,
    clock,
    faults: Object.assign(faults, { failNext: sandbox.scenarios.failNext }),
    signIn: async () => {
      const challenge = await requestEmailOtp(client, { email })
      await loginWithEmailOtp(client, { challenge, code: sandbox.inbox.latest(email)?.code ?? '' })
    },
    createQuote: async ({ amount = 100_000_000, payee = created[0] } = {}) => {
      if (!payee) throw new Error('createTestWallet was given no payees: name one')
      const { id: quoteId } = await service.call(createQuote, {
        body: {
          source: { sourceType: 'ACCOUNT', accountId },
          destination: { destinationType: 'ACCOUNT', accountId: payee.id },
          lockedCurrencySide: 'SENDING',
          lockedCurrencyAmount: amount,
        },
      })
      return { accountId, quoteId }
    },
  }
}

type TestPlatform = {
  access: Parameters<typeof createServiceClient>[0]
  email: string
  person: { customerId: string; accountId: string }
  now: () => number
}

/** The platform of one customer. Its session is the id of the wallet's, in a cookie. */
function createTestPlatform({ access, email, person, now }: TestPlatform) {
  const open = new Set<string>()
  const idOf = (request: Request) => /platform=([\w:-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return createPlatformHandler({
    service: access,
    identify: async (request) => (open.has(idOf(request)) ? person.customerId : undefined),
    findCustomer: async (login) => (login.kind === 'email' && login.email === email ? person : undefined),
    onLogin: async ({ walletSessionId }) => {
      open.add(walletSessionId)
      return { 'set-cookie': `platform=${walletSessionId}; Path=/` }
    },
    onSessionEnded: async ({ walletSessionId }) => void open.delete(walletSessionId),
    onLogout: async (request) => {
      open.delete(idOf(request))
      return { 'set-cookie': 'platform=; Path=/; Max-Age=0' }
    },
    endUserIpAddress: () => '192.0.2.7',
    events: createLiveEvents({ now }),
    now,
    wait: async () => undefined,
  })
}
