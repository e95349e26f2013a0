import { createPlatformHandler } from '@countersign/platform'
import { findByEmail } from './customers.ts'
import { service } from './service.ts'
import { endSession, openSession, readSession } from './sessions.ts'

export const wallet = createPlatformHandler({
  service,
  // The service's id of the customer who is signed in on your platform.
  identify: readSession,
  // The person who signs in, from your own database: { customerId, accountId }, or undefined.
  findCustomer: async (login) => (login.kind === 'email' ? findByEmail(login.email) : undefined),
  // The service confirmed a wallet sign-in: open your own session.
  onLogin: async ({ customerId }) => ({ 'set-cookie': await openSession(customerId) }),
  onLogout: async () => ({ 'set-cookie': endSession() }),
  // Only during development: Vite's proxy changes the `Host` header, so the handler has to know where the page is.
  ...(process.env.NODE_ENV !== 'production' && { allowedOrigins: ['http://localhost:5173'] }),
})
