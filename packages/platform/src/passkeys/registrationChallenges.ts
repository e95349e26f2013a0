import type { Storage } from 'unstorage'
import * as v from 'valibot'
import { encodeBase64Url, hashToHex } from '../encoding.ts'
import { claimOnce } from './claimOnce.ts'

/** How long a person has from the options to the new passkey, and from that to the signature, in milliseconds. */
export const registrationLifetimeMs = 5 * 60_000

const issued = v.object({ expiresAt: v.number() })
const spent = v.object({ bodyHash: v.string(), expiresAt: v.number() })

/** Whose wallet a passkey is for. */
export type Enrolment = { readonly customerId: string; readonly accountId: string }

type Attempt = Enrolment & { readonly challenge: string; readonly body: Uint8Array<ArrayBuffer> }

/** The challenges of passkey registrations. Each works once, for one customer and account, for five minutes. */
export type RegistrationChallenges = {
  /** A fresh challenge: 32 random bytes, base64url. */
  readonly issue: (enrolment: Enrolment) => Promise<string>
  /** Uses a challenge up, for a request with this body. `false`: it was not issued here, is over, or was used. */
  readonly spend: (attempt: Attempt) => Promise<boolean>
  /** Lets the signed retry of that request through, once. `false`: it is another request, or was let through before. */
  readonly confirm: (attempt: Attempt) => Promise<boolean>
}

/**
 * Keeps the challenges in a store that all processes of the platform share. Of several requests for one challenge at
 * the same time exactly one passes within a process, and at most one over all processes (see `claimOnce`).
 */
export function createRegistrationChallenges({
  store,
  now,
}: {
  store: Storage
  now: () => number
}): RegistrationChallenges {
  const claiming = new Set<string>()
  const ttlSeconds = registrationLifetimeMs / 1000

  /** One at a time in this process: of two that meet in the splitter none might win. */
  async function claim(name: string) {
    if (claiming.has(name)) return false
    claiming.add(name)
    try {
      return await claimOnce(store, { name, ttlSeconds })
    } finally {
      claiming.delete(name)
    }
  }

  async function read<const schema extends v.GenericSchema<unknown, { expiresAt: number }>>(
    name: string,
    schema: schema,
  ): Promise<v.InferOutput<schema> | undefined> {
    const found = v.safeParse(schema, await store.getItem(name))
    return found.success && found.output.expiresAt > now() ? found.output : undefined
  }

  return {
    issue: async (enrolment) => {
      const challenge = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)))
      const name = await nameOf({ ...enrolment, challenge })
      await store.setItem(`${name}:issued`, { expiresAt: now() + registrationLifetimeMs }, { ttl: ttlSeconds })
      return challenge
    },
    spend: async ({ body, ...attempt }) => {
      const name = await nameOf(attempt)
      if (!(await read(`${name}:issued`, issued)) || !(await claim(`${name}:first`))) return false
      const record = { bodyHash: await hashToHex(body), expiresAt: now() + registrationLifetimeMs }
      await store.setItem(`${name}:spent`, record, { ttl: ttlSeconds })
      return true
    },
    confirm: async ({ body, ...attempt }) => {
      const name = await nameOf(attempt)
      const first = await read(`${name}:spent`, spent)
      return first !== undefined && first.bodyHash === (await hashToHex(body)) && (await claim(`${name}:second`))
    },
  }
}

/** Under this name the store knows a challenge. What it is bound to is part of the name, and cannot be read from it. */
async function nameOf({ customerId, accountId, challenge }: Omit<Attempt, 'body'>) {
  return `countersign:passkey-registration:${await hashToHex([customerId, accountId, challenge].join('\n'))}`
}
