import { createLiveEvents, createPlatformHandler } from '@countersign/platform'
import { endUserIpAddress } from './clientAddress.ts'
import { decoys, findByEmail } from './customers.ts'
import { access } from './service.ts'
import { endSession, endSessionOf, openSession, readSession } from './sessions.ts'

export const wallet = createPlatformHandler({
  service: access,
  // The service's id of the customer who is signed in on your platform.
  identify: readSession,
  // The person who signs in, from your own database: { customerId, accountId }, or undefined.
  findCustomer: async (login) => (login.kind === 'email' ? findByEmail(login.email) : undefined),
  // The service confirmed a wallet sign-in: open your own session.
  onLogin: async ({ request, customerId, walletSessionId }) => ({
    'set-cookie': await openSession(request, { customerId, walletSessionId }),
  }),
  onLogout: async (request) => ({ 'set-cookie': await endSession(request) }),
  // The customer signed out this device from another one. The events cover its page at once.
  onSessionEnded: ({ walletSessionId }) => endSessionOf(walletSessionId),
  events: createLiveEvents(),
  // Your page, which alone may change anything, also where a proxy changes the `Host` header.
  allowedOrigins: [process.env.PAGE_ORIGIN ?? ''],
  // So that no one can find out who is a customer, and for customers who have to confirm their payments.
  decoys,
  endUserIpAddress,
})
