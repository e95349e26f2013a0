import {
  type CreateWalletClientOptions,
  createWalletClient,
  type OtpFormat,
  type Store,
  type WalletClient,
} from '@countersign/core'
import {
  createCustomer,
  createExternalAccount,
  fundInternalAccount,
  listCredentials,
  listInternalAccounts,
} from '@countersign/core/wire'
import {
  createLiveEvents,
  createPlatformHandler,
  createWebhookHandler,
  type LiveEvents,
  type Login,
  type PlatformHandlerOptions,
  type ServiceOptions,
} from '@countersign/platform'
import { createServiceClient, type ServiceClient } from '@countersign/platform/service'
import { createSandbox, type Sandbox, sandboxBasePath, sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { createKeyStore, type KeyStore } from '../src/storage/keyStore.ts'
import { openRecords } from '../src/storage/records.ts'
import { createTestClock, type TestClock, until } from './testClock.ts'
import { createTestNetwork, type TestNetwork, testMount, testOrigin, testRpId } from './testNetwork.ts'

/**
 * A user with a funded wallet and two payees, created with a code by email and known to the platform by all fields
 * below.
 */
export type TestPerson = {
  email: string
  phoneNumber: string
  /** The user's subject at the sandbox's own identity provider. */
  subject: string
  customerId: string
  accountId: string
  credentialId: string
  usdPayeeId: string
  eurPayeeId: string
}

export type TestWorld = {
  client: WalletClient
  sandbox: Sandbox
  network: TestNetwork
  clock: TestClock
  ada: TestPerson
  /** What the platform reports to signed-in browsers: all that the service's webhooks say. */
  events: LiveEvents
  /** What this browser stores, as any other page of the origin could read it. */
  keyStore: KeyStore
  /** Name of the browser's database in this world. */
  name: string
  /** The network of another device, with cookies of its own. */
  openNetwork(): TestNetwork
  /** Another browser tab or a reloaded page: the same storage, cookies and service, a new client. */
  openTab(options?: Partial<CreateWalletClientOptions>): WalletClient
  /** Another user with a wallet of their own, who uses the same browser. */
  addPerson(email: string): Promise<TestPerson>
  /** Calls the service as the platform's own backend does. */
  service: ServiceClient
  /** Waits until a readable is in one of the states. */
  reached<state extends { status: string }, status extends state['status']>(
    source: Store<state>,
    ...statuses: status[]
  ): Promise<Extract<state, { status: status }>>
}

let worlds = 0

/** Client, real platform and real sandbox in one process, on one clock that the test moves. */
export async function createTestClient(
  options: {
    otp?: Partial<OtpFormat>
    email?: string
    /** Where the user lives. Default `US`; the service requires Strong Customer Authentication in Europe. */
    region?: string
    /** The service's webhooks reach the platform, and its live events the clients. */
    liveEvents?: boolean
    /** What the platform decides about payments that no wallet signs. */
    approvePayment?: PlatformHandlerOptions['approvePayment']
  } = {},
): Promise<TestWorld> {
  const { email = 'ada@example.com', otp, region = 'US', liveEvents = false, approvePayment } = options
  const clock = createTestClock()
  const events = createLiveEvents({ now: clock.now, setTimer: clock.setTimer })
  const sandbox = createSandbox({
    now: clock.now,
    ...(liveEvents && {
      webhookEndpoint: 'https://platform.example/webhooks',
      sendWebhook: createWebhookHandler({ publicKeys: [sandboxWebhookPublicKeyPem], events, now: clock.now }),
    }),
    passkeys: { rpId: testRpId, origins: [testOrigin] },
    verification: 'at creation',
  })
  const name = `test-${++worlds}`
  const access: ServiceOptions = {
    baseUrl: `https://service.example${sandboxBasePath}`,
    ...sandbox.credentials,
    fetch: (url, init) => sandbox.fetch(new Request(url, init as RequestInit)),
  }
  const service = createServiceClient({ ...access, now: clock.now, retries: 0 })
  const ada = await createPerson(service, { email, region })
  const people = [ada]
  const endedSessions = new Set<string>()
  const identities = new Map<string, string>()
  const handler = createPlatformHandler({
    service: access,
    mountPath: testMount,
    passkeys: { rpId: testRpId, rpName: 'Wallet' },
    identify: async (request) => {
      const cookie = decodeURIComponent(/platform=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '')
      const [customerId, walletSessionId = ''] = cookie.split(' ')
      return endedSessions.has(walletSessionId) ? undefined : customerId || undefined
    },
    findCustomer: async (login) => {
      for (const person of people) {
        const credentials = await service.call(listCredentials, { query: { accountId: person.accountId } })
        const credentialIds = credentials.data.map(({ id }) => id)
        if (isLoginOf(person, { login, credentialIds, identities })) return person
      }
      return undefined
    },
    onLogin: async ({ customerId, walletSessionId }) => ({
      'set-cookie': `platform=${encodeURIComponent(`${customerId} ${walletSessionId}`)}; Path=/; HttpOnly`,
    }),
    onCredentialAdded: async ({ customerId, identity }) => {
      if (identity) identities.set(`${identity.issuer} ${identity.subject}`, customerId)
    },
    onSessionEnded: async ({ walletSessionId }) => void endedSessions.add(walletSessionId),
    onLogout: async () => ({ 'set-cookie': 'platform=; Path=/; Max-Age=0' }),
    endUserIpAddress: () => '192.0.2.7',
    approvePayment,
    events,
    now: clock.now,
    wait: async () => {},
  })
  const network = createTestNetwork(handler)

  const openTab: TestWorld['openTab'] = (tab = {}) =>
    createWalletClient({
      baseUrl: testMount,
      environment: 'sandbox',
      trust: { otpBundle: [sandbox.quorumPublicKeyHex], export: [sandbox.exportPublicKeyHex] },
      fetch: network.fetch,
      clock,
      name,
      liveEvents,
      ...(otp && { otp }),
      ...tab,
    })

  return {
    client: openTab(),
    sandbox,
    network,
    clock,
    ada,
    events,
    name,
    keyStore: createKeyStore(openRecords({ clock, databaseName: name })),
    openTab,
    openNetwork: () => createTestNetwork(handler),
    addPerson: async (address) => {
      const person = await createPerson(service, { email: address, region })
      people.push(person)
      return person
    },
    service,
    reached: async (source, ...statuses) => {
      await until(clock, () => (statuses as string[]).includes(source.getSnapshot().status)).catch(() => {
        throw new Error(
          `expected ${statuses.join(' or ')}, but the state is ${JSON.stringify(source.getSnapshot(), (_key, value) => (typeof value === 'bigint' ? String(value) : value))}`,
        )
      })
      return source.getSnapshot() as never
    },
  }
}

/** Returns whether the platform maps this login to the user. */
function isLoginOf(
  person: TestPerson,
  parameters: { login: Login; credentialIds: readonly string[]; identities: ReadonlyMap<string, string> },
): boolean {
  const { login, credentialIds, identities } = parameters
  if (login.kind === 'openid') return identities.get(`${login.issuer} ${login.subject}`) === person.customerId
  if (login.kind === 'passkey') return credentialIds.includes(login.credentialId)
  return login.kind === 'email' ? login.email === person.email : login.phoneNumber === person.phoneNumber
}

async function createPerson(
  service: ServiceClient,
  { email, region }: { email: string; region: string },
): Promise<TestPerson> {
  const phoneNumber = '+14155550142'
  const fullName = 'Ada Byron'
  const customer = { customerType: 'INDIVIDUAL', email, phoneNumber, fullName, region } as const
  const { id: customerId } = await service.call(createCustomer, { body: customer })
  const wallets = await service.call(listInternalAccounts, { query: { customerId, type: 'EMBEDDED_WALLET' } })
  const accountId = wallets.data[0]?.id ?? ''
  const credentials = await service.call(listCredentials, { query: { accountId } })
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount: 1_000_000_000 } })
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' } as const
  const dollars = {
    accountType: 'USD_ACCOUNT',
    accountNumber: '123456789',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    bankName: 'First Bank',
    beneficiary,
  } as const
  const euros = {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: { ...beneficiary, countryOfResidence: 'DE' },
  } as const
  const usd = await service.call(createExternalAccount, { body: { customerId, currency: 'USD', accountInfo: dollars } })
  const eur = await service.call(createExternalAccount, { body: { customerId, currency: 'EUR', accountInfo: euros } })
  return {
    email,
    phoneNumber,
    subject: 'ada',
    customerId,
    accountId,
    credentialId: credentials.data[0]?.id ?? '',
    usdPayeeId: usd.id,
    eurPayeeId: eur.id,
  }
}
