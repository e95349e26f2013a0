import { createPlatformHandler, type LiveEvents, type Login, type ServiceOptions } from '@countersign/platform'
import type { Person } from './people.ts'

type Platform = {
  access: ServiceOptions
  events: LiveEvents
  person: Person
  /** Whose accounts at the sandbox's identity provider lead to the person. */
  issuer: string
  now: () => number
}

/** The platform of one customer: all that a platform writes itself, with its sessions in memory. */
export function createPlatform({ access, events, person, issuer, now }: Platform) {
  const open = new Set<string>()
  const passkeys = new Set([person.credentialId])
  const idOf = (request: Request) => /platform=([\w:-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  const isPerson = (login: Login) => {
    if (login.kind === 'openid') return login.issuer === issuer
    if (login.kind === 'passkey') return passkeys.has(login.credentialId)
    return login.kind === 'email' ? login.email === person.email : login.phoneNumber === person.phoneNumber
  }
  return createPlatformHandler({
    service: access,
    identify: async (request) => (open.has(idOf(request)) ? person.customerId : undefined),
    findCustomer: async (login) => (isPerson(login) ? person : undefined),
    onLogin: async ({ walletSessionId }) => {
      open.add(walletSessionId)
      return { 'set-cookie': `platform=${walletSessionId}; Path=/` }
    },
    onCredentialAdded: async ({ credentialId }) => void passkeys.add(credentialId),
    onSessionEnded: async ({ walletSessionId }) => void open.delete(walletSessionId),
    onLogout: async (request) => {
      open.delete(idOf(request))
      return { 'set-cookie': 'platform=; Path=/; Max-Age=0' }
    },
    endUserIpAddress: () => '192.0.2.7',
    passkeys: { rpId: location.hostname, rpName: 'Countersign' },
    allowedOrigins: [location.origin],
    events,
    now,
  })
}
