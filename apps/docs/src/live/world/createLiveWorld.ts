import { createWalletClient, type WalletClient } from '@countersign/core'
import { createLiveEvents, createWebhookHandler } from '@countersign/platform'
import { createServiceClient, type ServiceClient } from '@countersign/platform/service'
import { createSandbox, type Sandbox, sandboxBasePath, sandboxWebhookPublicKeyPem } from '@countersign/sandbox'
import { createLiveClock, type LiveClock } from './liveClock.ts'
import { createPageNetwork, type PageFaults } from './pageNetwork.ts'
import { createPerson, type Person } from './people.ts'
import { createPlatform } from './platform.ts'

/** A wallet with everything around it, in this page: the client, the real relay, and the service. */
export type LiveWorld = {
  readonly client: WalletClient
  readonly person: Person
  readonly sandbox: Sandbox
  /** Calls the service as the platform's backend. */
  readonly service: ServiceClient
  readonly clock: LiveClock
  readonly faults: PageFaults
}

/** The keys of what one example stores in this browser. A new world finds nothing of an earlier one. */
let worlds = 0

export async function createLiveWorld({ region = 'US' }: { region?: string } = {}): Promise<LiveWorld> {
  const clock = createLiveClock()
  const { hostname, origin } = location
  const events = createLiveEvents({ now: clock.now })
  const sandbox = createSandbox({
    now: clock.now,
    verification: 'at creation',
    passkeys: { rpId: hostname, origins: [origin] },
    webhookEndpoint: `${origin}/webhooks`,
    sendWebhook: createWebhookHandler({ publicKeys: [sandboxWebhookPublicKeyPem], events, now: clock.now }),
  })
  const access = {
    baseUrl: `https://service.example${sandboxBasePath}`,
    ...sandbox.credentials,
    fetch: (url: string, init: object) => sandbox.fetch(new Request(url, init)),
  }
  const service = createServiceClient({ ...access, now: clock.now, retries: 0 })
  const person = await createPerson(service, { region })
  const { identityProvider } = sandbox
  const platform = createPlatform({ access, events, person, issuer: identityProvider.issuer, now: clock.now })
  const { fetch, faults } = createPageNetwork(platform)
  const client = createWalletClient({
    baseUrl: '/api/wallet',
    environment: 'sandbox',
    trust: { otpBundle: [sandbox.quorumPublicKeyHex], export: [sandbox.exportPublicKeyHex] },
    sca: { verificationOrigins: ['https://verify.sandbox.example'] },
    liveEvents: true,
    fetch,
    clock,
    name: `example-${Date.now()}-${++worlds}`,
  })
  return { client, person, sandbox, service, clock, faults }
}
