import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { dayMs } from '../../../due/schedule.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import type { InvitationRecord } from '../../../state/payeeRecords.ts'
import { emit } from '../../webhooks/emit.ts'

const lifetimeMs = 30 * dayMs

export const createInvitation: Route<'createInvitation'> = (context, { body }) => {
  const { inviterUma, firstName, amountToSend } = body
  requireUmaCustomer(context, { field: 'inviterUma', umaAddress: inviterUma })
  const now = context.now()
  const expiresAt = body.expiresAt === undefined ? now + lifetimeMs : Date.parse(body.expiresAt)
  if (expiresAt <= now)
    throw invalidInput([{ field: 'expiresAt', message: 'Expected a time in the future', constraint: {} }])
  const id = context.createId('Invitation').slice(-12).toUpperCase()
  const invitation: InvitationRecord = {
    id,
    inviterUma,
    firstName,
    amountToSend,
    createdAt: now,
    expiresAt,
    isCancelled: false,
  }
  context.state.invitations.set(id, invitation)
  return { status: 201, body: describe(context, invitation) }
}

export const getInvitation: Route<'getInvitation'> = (context, { params }) => ({
  status: 200,
  body: describe(context, findInvitation(context, { code: params.invitationCode })),
})

export const claimInvitation: Route<'claimInvitation'> = (context, { params, body }) => {
  const invitation = findInvitation(context, { code: params.invitationCode })
  const { inviteeUma } = body
  requireUmaCustomer(context, { field: 'inviteeUma', umaAddress: inviteeUma })
  requireOpen(context, invitation)
  if (inviteeUma === invitation.inviterUma)
    throw new ServiceError({
      status: 400,
      code: 'INVALID_RECEIVER',
      message: 'The inviter cannot claim the invitation',
    })
  Object.assign(invitation, { inviteeUma, claimedAt: context.now() })
  const claimed = describe(context, invitation)
  emit(context, { type: 'INVITATION.CLAIMED', data: claimed })
  return { status: 200, body: claimed }
}

export const cancelInvitation: Route<'cancelInvitation'> = (context, { params }) => {
  const invitation = findInvitation(context, { code: params.invitationCode })
  requireOpen(context, invitation)
  invitation.isCancelled = true
  return { status: 200, body: describe(context, invitation) }
}

/** @throws `ServiceError` 404 `INVITATION_NOT_FOUND`. */
function findInvitation(context: SandboxContext, { code }: { code: string }): InvitationRecord {
  const invitation = context.state.invitations.get(code)
  if (!invitation) throw new ServiceError({ status: 404, code: 'INVITATION_NOT_FOUND', message: 'No such invitation' })
  return invitation
}

/** @throws `ServiceError` 400 for an address that belongs to no customer. */
function requireUmaCustomer(context: SandboxContext, parameters: { field: string; umaAddress: string }): void {
  const { field, umaAddress } = parameters
  if (context.state.customers.where('umaAddress', umaAddress).length > 0) return
  throw new ServiceError({
    status: 400,
    code: 'INVALID_UMA_ADDRESS',
    message: `No customer has the address in ${field}`,
  })
}

/** @throws `ServiceError` 400 if the invitation was claimed, canceled or is expired. */
function requireOpen(context: SandboxContext, invitation: InvitationRecord): void {
  const status = statusOf(context, invitation)
  if (status === 'CLAIMED')
    throw new ServiceError({ status: 400, code: 'INVITATION_ALREADY_CLAIMED', message: 'Already claimed' })
  if (status === 'CANCELLED')
    throw new ServiceError({ status: 400, code: 'INVITATION_CANCELLED', message: 'The invitation was canceled' })
  if (status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The invitation is over' })
}

function statusOf(context: SandboxContext, { claimedAt, isCancelled, expiresAt }: InvitationRecord): string {
  if (claimedAt !== undefined) return 'CLAIMED'
  if (isCancelled) return 'CANCELLED'
  return context.now() >= expiresAt ? 'EXPIRED' : 'PENDING'
}

function describe(context: SandboxContext, invitation: InvitationRecord) {
  const { id, inviterUma, inviteeUma, firstName, amountToSend, createdAt, expiresAt, claimedAt } = invitation
  return {
    code: id,
    url: `https://invitations.example/${id}`,
    status: statusOf(context, invitation),
    inviterUma,
    ...(inviteeUma !== undefined && { inviteeUma }),
    ...(firstName !== undefined && { firstName }),
    ...(amountToSend !== undefined && { amountToSend }),
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    ...(claimedAt !== undefined && { claimedAt: toIso(claimedAt) }),
  }
}
