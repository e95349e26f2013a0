import { rtsIdleLockMs } from '@countersign/core'
import { defaultHeaderNames } from '@countersign/core/wire'
import { createServiceClient } from '@countersign/platform/service'
import { type Sandbox, sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { createBackstageRoutes } from './backstage/backstageRoutes.ts'
import { createExchanges } from './backstage/exchanges.ts'
import { createScaOrders } from './backstage/scaOrders.ts'
import { createConnectionAddresses } from './connectionAddresses.ts'
import { createFundedCustomer, createWalletCustomer, type WalletCustomer } from './customers/createWalletCustomer.ts'
import { createLiveCustomerBook } from './customers/customerBook.ts'
import { createCustomerRoutes } from './customers/customerRoutes.ts'
import type { DemoAppParameters } from './demoApp.ts'
import { createFaults } from './faults.ts'
import { createGrants, emailOf } from './identity/grants.ts'
import { createIdentityRoutes } from './identity/identityRoutes.ts'
import type { DemoOptions, LiveService } from './options.ts'
import { createWalletHandler } from './walletHandler.ts'

/** Users who can sign in from the start. */
export const seededPeople = [
  { email: 'ada@example.com', fullName: 'Ada Byron' },
  { email: 'ben@example.com', fullName: 'Ben Adeyemi' },
  { phoneNumber: '+14155550123', fullName: 'Cleo Marchetti' },
  { email: 'elena@example.com', phoneNumber: '+393331234567', fullName: 'Elena Rossi', region: 'IT' },
] as const

/** How many wallets stand in for unknown users. */
const decoyWallets = 4

export type SandboxParts = Pick<DemoAppParameters, 'config' | 'wallet' | 'webhooks' | 'addresses' | 'sandboxRoutes'> & {
  /** The users of the start, by their address. */
  people: ReadonlyMap<string, WalletCustomer>
}

/**
 * Creates the wallet in front of our own sandbox: seeded customers, and a backstage that shows and tampers with the
 * traffic.
 */
export async function createSandboxParts(parameters: {
  sandbox: Sandbox
  service: LiveService
  options: DemoOptions
}): Promise<SandboxParts> {
  const { sandbox, service, options } = parameters
  const stampHeader = options.walletSignatureHeader ?? defaultHeaderNames.walletSignatureHeader

  const backend = createServiceClient(service)
  const { issuer, issueToken } = sandbox.identityProvider
  const book = createLiveCustomerBook(backend, {
    known: [],
    addressOf: (identity) => (identity.issuer === issuer ? emailOf(identity.subject) : undefined),
  })
  const people = new Map<string, WalletCustomer>()
  for (const person of seededPeople) {
    const customer = await createFundedCustomer(backend, person)
    const { customerId, accountId } = customer
    const address = 'email' in person ? person.email : person.phoneNumber
    book.addWallet(accountId, { customerId })
    book.add(address, { customerId })
    people.set(address, customer)
  }
  const decoys = []
  for (let number = 1; number <= decoyWallets; number++)
    decoys.push(
      await createWalletCustomer(backend, { email: `decoy${number}@example.com`, fullName: 'Decoy Customer' }),
    )

  const exchanges = createExchanges({ stampHeader })
  const addresses = createConnectionAddresses()
  const { wallet, webhooks } = createWalletHandler({
    service: { ...service, fetch: exchanges.fetch },
    book,
    addresses,
    decoys,
    walletSignatureHeader: stampHeader,
    webhookKeys: [sandboxWebhookPublicKeyPem],
    rpId: 'localhost',
    now: sandbox.clock.now,
  })
  const faults = createFaults({ handler: onClock(wallet, sandbox.clock.now), scenarios: sandbox.scenarios })

  return {
    people,
    config: {
      environment: 'sandbox',
      trust: chooseTrust(sandbox, options),
      walletSignatureHeader: stampHeader,
      idleLockMs: rtsIdleLockMs,
      backstage: true,
    },
    wallet: exchanges.around(faults.handle),
    webhooks,
    addresses,
    sandboxRoutes: {
      customers: createCustomerRoutes({ service: backend, book }),
      identity: createIdentityRoutes({
        grants: createGrants({ issueToken, now: sandbox.clock.now }),
        people: book.addresses,
      }),
      backstage: createBackstageRoutes({
        sandbox,
        exchanges,
        faults,
        scaOrders: createScaOrders({ sandbox, service }),
      }),
    },
  }
}

/** Platform and service share one time, even where the platform responds by itself. */
function onClock(handler: (request: Request) => Promise<Response>, now: () => number) {
  return async (request: Request) => {
    const response = await handler(request)
    if (!response.headers.has('date')) response.headers.set('date', new Date(now()).toUTCString())
    return response
  }
}

function chooseTrust(sandbox: Sandbox, { trust }: DemoOptions) {
  const chosen = (keys: readonly string[] = [], own: string) => (keys.length > 0 ? keys : [own])
  return {
    otpBundle: chosen(trust?.otpBundle, sandbox.quorumPublicKeyHex),
    export: chosen(trust?.export, sandbox.exportPublicKeyHex),
  }
}
