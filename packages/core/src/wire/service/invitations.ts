import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { integerSchema, openEnum, optional, timestampSchema } from '../schema/primitives.ts'

/** An invitation to a UMA address. Anyone who has the code can read and claim it. */
export const invitationSchema = message({
  code: v.string(),
  /** Where the invited person claims it. */
  url: optional(v.string()),
  status: openEnum<'PENDING' | 'CLAIMED' | 'EXPIRED' | 'CANCELLED'>(),
  inviterUma: v.string(),
  firstName: optional(v.string()),
  inviteeUma: optional(v.string()),
  /** In the smallest unit of the inviter's currency. */
  amountToSend: optional(integerSchema),
  createdAt: optional(timestampSchema),
  expiresAt: optional(timestampSchema),
  claimedAt: optional(timestampSchema),
})
export type Invitation = v.InferOutput<typeof invitationSchema>

const umaAddressSchema = v.pipe(v.string(), v.regex(/^\$[a-z0-9._-]{1,64}@[a-z0-9.-]{1,253}$/))
const offer = {
  firstName: v.optional(v.pipe(v.string(), v.maxLength(255))),
  amountToSend: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  expiresAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
}

/** Creates an invitation. The inviter is the caller; the platform writes the caller's UMA address. */
export const createInvitation = post('/invitations', {
  request: message({ ...offer, inviterUma: v.optional(umaAddressSchema) }),
  backendRequest: message({ ...offer, inviterUma: umaAddressSchema }),
  returns: { 201: invitationSchema },
  owner: 'none',
  access: 'opt-in',
  callerUmaAddress: 'inviterUma',
})

/** Reads an invitation by its code. */
export const getInvitation = get('/invitations/{invitationCode}', {
  returns: invitationSchema,
  owner: 'none',
  access: 'opt-in',
  answersId: false,
})

/** Accepts an invitation. The invitee is the caller; the platform writes the caller's UMA address. */
export const claimInvitation = post('/invitations/{invitationCode}/claim', {
  request: message({ inviteeUma: v.optional(umaAddressSchema) }),
  backendRequest: message({ inviteeUma: umaAddressSchema }),
  returns: invitationSchema,
  owner: 'none',
  asksPlatform: 'claim',
  access: 'opt-in',
  callerUmaAddress: 'inviteeUma',
})

/** Cancels an invitation. Only the inviter can do that. */
export const cancelInvitation = post('/invitations/{invitationCode}/cancel', {
  returns: invitationSchema,
  access: 'opt-in',
})
