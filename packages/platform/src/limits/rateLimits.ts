import { hashToHex } from '../encoding.ts'
import type { Login, PlatformHandlerOptions } from '../options.ts'
import { Refusal, tooManyAttempts } from '../responses.ts'
import { findEndUserIpAddress } from '../sca/endUserIpAddress.ts'
import { readRetryAfter, type SharedStore } from '../store/sharedStore.ts'

/** How many requests are accepted within a time. A window begins with its first request. */
export type RateLimit = { readonly most: number; readonly windowMs: number }

/** Each is counted by itself, over all servers with one store. `false`: not at all. */
export type RateLimits = {
  /** Sign-ins that begin with the same address, passkey or identity, known or not. Default: 30 in ten minutes. */
  readonly login?: RateLimit | false
  /**
   * Requests of a sign-in from the same IP address, as `endUserIpAddress` returns it; without that option they are not
   * counted. Default: 300 in a minute, since a whole office may have one address.
   */
  readonly address?: RateLimit | false
  /** Requests of one signed-in customer. Default: 600 in a minute. */
  readonly customer?: RateLimit | false
}

/** Counts a request. Each throws `Refusal` 429 with `Retry-After` beyond the limit. */
export type RequestLimits = {
  readonly countLogin: (login: Login) => Promise<void>
  readonly countAddress: (request: Request) => Promise<void>
  readonly countCustomer: (customerId: string) => Promise<void>
}

const defaultLimits = {
  login: { most: 30, windowMs: 600_000 },
  address: { most: 300, windowMs: 60_000 },
  customer: { most: 600, windowMs: 60_000 },
} as const satisfies RateLimits

/**
 * Counts in a store, so that an attacker gains nothing by meeting another server each time. The store measures the windows,
 * so that no server's clock ends one early.
 */
export function createRequestLimits(
  options: Pick<PlatformHandlerOptions, 'rateLimits' | 'endUserIpAddress'>,
  { store }: { readonly store: SharedStore },
): RequestLimits {
  const limits = { ...defaultLimits, ...options.rateLimits }

  async function count(kind: keyof RateLimits, name: string): Promise<void> {
    const limit = limits[kind]
    if (!limit) return
    const { most, windowMs } = limit
    const lifetime = { ttlMs: windowMs }
    const key = `countersign:requests:${kind}:${hashToHex(name)}`
    if ((await store.increment(key, lifetime)) <= most) return
    throw new Refusal(tooManyAttempts({ retryAfter: await readRetryAfter(store, key, lifetime) }))
  }

  return {
    countLogin: (login) => count('login', nameOfLogin(login)),
    countAddress: async (request) => {
      const address = findEndUserIpAddress(options, { request })
      if (address !== undefined) await count('address', networkOf(address))
    },
    countCustomer: (customerId) => count('customer', customerId),
  }
}

/** The same name for what `findCustomer` would take for the same user. */
function nameOfLogin(login: Login): string {
  switch (login.kind) {
    case 'email':
      return `email ${login.email.toLowerCase()}`
    case 'phone':
      return `phone ${login.phoneNumber}`
    case 'passkey':
      return `passkey ${login.credentialId}`
    case 'openid':
      return `openid ${login.issuer} ${login.subject}`
  }
}

/** One device has a whole /64 of IPv6 addresses (RFC 4291 §2.5.4) and may use another one for each request. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const parts = head === '' ? [] : head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - parts.length - rest.length)).fill('0') : []
  return [...parts, ...zeros, ...rest]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
