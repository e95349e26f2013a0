import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'

/** How long a user has from stating who they are to proving it, in milliseconds. */
export const ticketLifetimeMs = 10 * 60_000

/** Size that every ticket's content is padded to, in bytes, so that its length reveals nothing. */
const paddedBytes = 1024

/** How many sign-in methods fit into a ticket: browsers store no cookie beyond 4096 bytes. */
export const mostTicketMethods = 14

const methodSchema = v.object({ id: v.string(), accountId: v.string(), type: v.string() })
const contentSchema = v.object({
  /** Absent in the ticket of an unknown login. */
  customerId: v.optional(v.string()),
  /** What distinguishes this unknown login from others. */
  decoyFor: v.optional(v.string()),
  methods: v.array(methodSchema),
  /** Whether a challenge was requested with this ticket. */
  challenged: v.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
})

/** What a ticket allows: challenge and verify of exactly these credentials, until `expiresAt`. */
export type LoginTicket = v.InferOutput<typeof contentSchema>

type Sealing = { readonly ticketKey: Uint8Array }

/** Encrypts a ticket (RFC 7516, `dir` with A256GCM): the browser that carries it cannot read or alter it. */
export function sealTicket(ticket: LoginTicket, { ticketKey }: Sealing): Promise<string> {
  const length = new TextEncoder().encode(JSON.stringify(ticket)).length
  const padding = '.'.repeat(Math.max(0, paddedBytes - length))
  return new EncryptJWT({ ticket, padding })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(ticket.expiresAt / 1000))
    .encrypt(ticketKey)
}

/** Decrypts a ticket. `undefined`: it is forged, damaged or expired. */
export async function openTicket(
  sealed: string,
  { ticketKey, now }: Sealing & { now: () => number },
): Promise<LoginTicket | undefined> {
  try {
    const options = {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now()),
    }
    const { payload } = await jwtDecrypt(sealed, ticketKey, options)
    return v.parse(contentSchema, payload.ticket)
  } catch {
    return undefined
  }
}
