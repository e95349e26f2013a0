import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import type { RouteResponse } from '../../../http/responses.ts'
import { createScaChallenge, describeScaChallenge } from '../../sca/challenges.ts'
import { findScaCustomer, scaPhoneOf } from '../../sca/customers.ts'
import { takeProof } from '../../sca/proofs.ts'
import { requireScaSession } from '../../sca/sessions.ts'
import { setTrusted } from '../../sca/trustedAccounts.ts'
import { findExternalAccount } from './externalAccounts.ts'

export const trustBeneficiary: Route<'trustBeneficiary'> = (context, { params }) =>
  start(context, { externalAccountId: params.externalAccountId, trusted: true })

export const untrustBeneficiary: Route<'untrustBeneficiary'> = (context, { params }) =>
  start(context, { externalAccountId: params.externalAccountId, trusted: false })

export const confirmTrust: Route<'confirmTrust'> = (context, { params, body }) =>
  confirm(context, { externalAccountId: params.externalAccountId, trusted: true, body })

export const confirmUntrust: Route<'confirmUntrust'> = (context, { params, body }) =>
  confirm(context, { externalAccountId: params.externalAccountId, trusted: false, body })

/** The requested change for one payee. */
type Wish = { externalAccountId: string; trusted: boolean }

/** Requests the customer's passkey, a code that is sent, or the code of their app, in this order. */
function start(context: SandboxContext, wish: Wish): RouteResponse {
  const customer = findOwner(context, wish)
  const hasApp = customer.totp !== undefined && scaPhoneOf(context, { customer }) === undefined
  const factor = customer.passkey ? 'PASSKEY' : hasApp ? 'TOTP' : 'SMS_OTP'
  const challenge = createScaChallenge(context, { customer, factor, use: { type: 'trust', ...wish } })
  // As in an SCA sign-in, the code of an app answers nothing that was sent, so no challenge is returned.
  return { status: 200, body: factor === 'TOTP' ? {} : { scaChallenge: describeScaChallenge(challenge) } }
}

async function confirm(
  context: SandboxContext,
  parameters: Wish & { body: SandboxRequest<'confirmTrust'>['body'] },
): Promise<RouteResponse> {
  const { body, ...wish } = parameters
  const customer = findOwner(context, wish)
  const challenge = findChallenge(context, { customerId: customer.id, wish, id: body.challengeId })
  await takeProof(context, { customer, challenge, body })
  setTrusted(context, wish)
  return { status: 200, body: { trusted: wish.trusted } }
}

/** The challenge of that id, or without one the newest that the code of an app answers. */
function findChallenge(
  context: SandboxContext,
  parameters: { customerId: string; wish: Wish; id: string | undefined },
) {
  const { customerId, wish, id } = parameters
  return context.state.scaChallenges
    .where('customerId', customerId)
    .filter(({ use }) => use.type === 'trust' && use.externalAccountId === wish.externalAccountId)
    .filter(({ use }) => use.type === 'trust' && use.trusted === wish.trusted)
    .findLast((challenge) => (id === undefined ? challenge.factor === 'TOTP' : challenge.id === id))
}

/** @throws `ServiceError` 404 for an unknown account; 409 outside the regions and without a login. */
function findOwner(context: SandboxContext, parameters: Wish) {
  const { customerId } = findExternalAccount(context, { id: parameters.externalAccountId })
  const customer = findScaCustomer(context, { customerId })
  requireScaSession(context, { customerId })
  return customer
}
