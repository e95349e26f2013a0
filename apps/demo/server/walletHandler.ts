import {
  createLiveEvents,
  createPlatformHandler,
  createWebhookHandler,
  type DecoyWallet,
  type ServiceOptions,
} from '@countersign/platform'
import type { ConnectionAddresses } from './connectionAddresses.ts'
import type { CustomerBook } from './customers/customerBook.ts'
import { createPlatformSessions } from './platformSessions.ts'

/** Where the page finds the wallet. */
export const walletMountPath = '/api/wallet'

/** Where the service sends its events. */
export const webhookPath = '/webhooks/service'

type Handler = (request: Request) => Promise<Response>

/** `webhooks`: takes the service's events. Absent without a key to verify them with. */
export type WalletHandlers = { wallet: Handler; webhooks: Handler | undefined }

export type WalletHandlerParameters = {
  service: ServiceOptions
  book: CustomerBook
  addresses: ConnectionAddresses
  /** Stand in for unknown logins. */
  decoys?: readonly DecoyWallet[]
  walletSignatureHeader?: string | undefined
  /** The keys with which the service signs its events, PEM. Without one nothing is reported to browsers. */
  webhookKeys: readonly string[]
  /** The domain of the page, which its passkeys belong to. */
  rpId: string
  now: () => number
}

/** The platform package, joined to the demo's own customers and sessions: all that a platform has to write itself. */
export function createWalletHandler(parameters: WalletHandlerParameters): WalletHandlers {
  const { service, book, addresses, decoys = [], walletSignatureHeader, webhookKeys, rpId, now } = parameters
  const sessions = createPlatformSessions({ now })
  const events = webhookKeys.length > 0 ? createLiveEvents({ now }) : undefined
  const wallet = createPlatformHandler({
    service,
    mountPath: walletMountPath,
    identify: (request) => Promise.resolve(sessions.identify(request)),
    findCustomer: book.find,
    onLogin: ({ customerId, walletSessionId, session, request }) => {
      book.addWallet(session.accountId, { customerId })
      return Promise.resolve({ 'set-cookie': sessions.open(customerId, { request, walletSessionId }) })
    },
    onCredentialAdded: ({ customerId, credentialId, identity }) => {
      book.addCredential(credentialId, { customerId })
      if (identity) book.addIdentity(identity, { customerId })
      return Promise.resolve()
    },
    onSessionEnded: ({ walletSessionId }) => Promise.resolve(sessions.end(walletSessionId)),
    onLogout: (request) => Promise.resolve({ 'set-cookie': sessions.close(request) }),
    // No wallet signs for a balance that the service holds: it moves for a user who has proved who they are, minutes ago.
    approvePayment: async ({ proof, provedAt }) => proof !== 'session' && now() - provedAt < 5 * 60_000,
    endUserIpAddress: addresses.of,
    decoys,
    passkeys: { rpId, rpName: 'Harbor' },
    ...(walletSignatureHeader !== undefined && { headerNames: { walletSignatureHeader } }),
    ...(events && { events }),
    now,
  })
  const webhooks = events && createWebhookHandler({ publicKeys: webhookKeys, events, now })
  return { wallet, webhooks }
}
