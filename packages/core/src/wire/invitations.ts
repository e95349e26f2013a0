import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { integerSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

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
export const createInvitation = defineOperation({
  name: 'createInvitation',
  method: 'POST',
  path: '/invitations',
  request: message({ ...offer, inviterUma: v.optional(umaAddressSchema) }),
  backendRequest: message({ ...offer, inviterUma: umaAddressSchema }),
  responses: { 201: invitationSchema },
  owner: 'none',
  access: 'opt-in',
  callerUmaAddress: 'inviterUma',
})

/** Reads an invitation by its code. */
export const getInvitation = defineOperation({
  name: 'getInvitation',
  method: 'GET',
  path: '/invitations/{invitationCode}',
  responses: { 200: invitationSchema },
  ids: { invitationCode: 'Invitation' },
  owner: 'none',
  access: 'opt-in',
})

/** Accepts an invitation. The invitee is the caller; the platform writes the caller's UMA address. */
export const claimInvitation = defineOperation({
  name: 'claimInvitation',
  method: 'POST',
  path: '/invitations/{invitationCode}/claim',
  request: message({ inviteeUma: v.optional(umaAddressSchema) }),
  backendRequest: message({ inviteeUma: umaAddressSchema }),
  responses: { 200: invitationSchema },
  ids: { invitationCode: 'Invitation' },
  owner: 'none',
  asksPlatform: 'claim',
  access: 'opt-in',
  callerUmaAddress: 'inviteeUma',
})

/** Cancels an invitation. Only the inviter can do that. */
export const cancelInvitation = defineOperation({
  name: 'cancelInvitation',
  method: 'POST',
  path: '/invitations/{invitationCode}/cancel',
  responses: { 200: invitationSchema },
  ids: { invitationCode: 'Invitation' },
  owner: { path: 'invitationCode' },
  access: 'opt-in',
})
