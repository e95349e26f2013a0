import * as v from 'valibot'
import { encodeBase64Url, hashToHex } from '../encoding.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { readEntry } from '../store/sharedStore.ts'

/** How long a user has from the options to the new passkey, and from that to the signature, in milliseconds. */
export const registrationLifetimeMs = 5 * 60_000

/** How many registrations one customer may begin in that time, so that no customer fills the store for the others. */
const mostRegistrations = 20

const issuedSchema = v.object({ expiresAt: v.number() })
const spentSchema = v.object({ bodyHash: v.string(), expiresAt: v.number() })

/** The customer and the account that a passkey is for. */
export type Enrollment = { readonly customerId: string; readonly accountId: string }

type Attempt = Enrollment & { readonly challenge: string; readonly body: Uint8Array<ArrayBuffer> }

/** The challenges of passkey registrations. Each works once, for one customer and account, for five minutes. */
export type RegistrationChallenges = {
  /** Creates a challenge: 32 random bytes, base64url. Resolves with `undefined` when the customer began too many. */
  readonly issue: (enrollment: Enrollment) => Promise<string | undefined>
  /** Uses a challenge up, for a request with this body. `false`: it was not issued here, has expired, or was used. */
  readonly spend: (attempt: Attempt) => Promise<boolean>
  /** Lets the signed retry of that request through, once. `false`: it is another request, or was let through before. */
  readonly confirm: (attempt: Attempt) => Promise<boolean>
}

/**
 * Keeps the challenges in a store that all processes of the platform share. The store's counters decide who comes first:
 * of several requests for one challenge at the same time at most one passes.
 */
export function createRegistrationChallenges({
  store,
  now,
}: {
  store: SharedStore
  now: () => number
}): RegistrationChallenges {
  const lifetime = { ttlMs: registrationLifetimeMs }

  async function isFirst(name: string) {
    return (await store.increment(name, lifetime)) === 1
  }

  async function read<const schema extends v.GenericSchema<unknown, { expiresAt: number }>>(
    name: string,
    schema: schema,
  ): Promise<v.InferOutput<schema> | undefined> {
    const found = await readEntry(store, name, schema)
    return found && found.expiresAt > now() ? found : undefined
  }

  return {
    issue: async (enrollment) => {
      const count = await store.increment(nameOfCustomer(enrollment), lifetime)
      if (count > mostRegistrations) return undefined
      const challenge = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)))
      const name = nameOf({ ...enrollment, challenge })
      const record = { expiresAt: now() + registrationLifetimeMs }
      await store.set(`${name}:issued`, JSON.stringify(record), lifetime)
      return challenge
    },
    spend: async ({ body, ...attempt }) => {
      const name = nameOf(attempt)
      if (!(await read(`${name}:issued`, issuedSchema)) || !(await isFirst(`${name}:first`))) return false
      const record = { bodyHash: hashToHex(body), expiresAt: now() + registrationLifetimeMs }
      await store.set(`${name}:spent`, JSON.stringify(record), lifetime)
      return true
    },
    confirm: async ({ body, ...attempt }) => {
      const name = nameOf(attempt)
      const first = await read(`${name}:spent`, spentSchema)
      return first !== undefined && first.bodyHash === hashToHex(body) && (await isFirst(`${name}:second`))
    },
  }
}

/**
 * Returns the name of a challenge in the store. What it is bound to is part of the name, and cannot be read from it.
 */
function nameOf({ customerId, accountId, challenge }: Omit<Attempt, 'body'>) {
  return `countersign:passkey-registration:${hashToHex([customerId, accountId, challenge].join('\n'))}`
}

function nameOfCustomer({ customerId }: Pick<Attempt, 'customerId'>) {
  return `countersign:passkey-registrations-of:${hashToHex(customerId)}`
}
