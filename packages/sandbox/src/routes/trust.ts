import type { Route, SandboxContext, SandboxRequest } from '../context.ts'
import type { Answer } from '../http/answers.ts'
import { createScaChallenge, describeScaChallenge } from '../sca/challenges.ts'
import { findScaCustomer } from '../sca/customers.ts'
import { refusedProof, takeProof } from '../sca/proofs.ts'
import { requireScaSession } from '../sca/sessions.ts'
import { isTrusted, setTrusted } from '../sca/trustedAccounts.ts'
import { findExternalAccount } from './externalAccounts.ts'

export const trustBeneficiary: Route<'trustBeneficiary'> = (context, { params }) =>
  start(context, { externalAccountId: params.externalAccountId, trusted: true })

export const untrustBeneficiary: Route<'untrustBeneficiary'> = (context, { params }) =>
  start(context, { externalAccountId: params.externalAccountId, trusted: false })

export const confirmTrust: Route<'confirmTrust'> = (context, { params, body }) =>
  confirm(context, { externalAccountId: params.externalAccountId, trusted: true, body })

export const confirmUntrust: Route<'confirmUntrust'> = (context, { params, body }) =>
  confirm(context, { externalAccountId: params.externalAccountId, trusted: false, body })

/** What is wished for one payee. */
type Wish = { externalAccountId: string; trusted: boolean }

/** Asks the customer's passkey, or else sends a code. What is so already needs no proof. */
function start(context: SandboxContext, wish: Wish): Answer {
  const customer = findOwner(context, wish)
  if (isTrusted(context, wish) === wish.trusted) return { status: 200, body: {} }
  const factor = customer.passkey ? 'PASSKEY' : 'SMS_OTP'
  const challenge = createScaChallenge(context, { customer, factor, use: { type: 'trust', ...wish } })
  return { status: 200, body: { scaChallenge: describeScaChallenge(challenge) } }
}

async function confirm(
  context: SandboxContext,
  parameters: Wish & { body: SandboxRequest<'confirmTrust'>['body'] },
): Promise<Answer> {
  const { body, ...wish } = parameters
  const { trusted } = wish
  const customer = findOwner(context, wish)
  if ('challengeId' in body) {
    const challenge = findChallenge(context, { wish, id: body.challengeId })
    await takeProof(context, { customer, challenge, body })
    setTrusted(context, wish)
  } else if (isTrusted(context, wish) !== trusted) throw refusedProof()
  return { status: 200, body: { trusted } }
}

function findChallenge(context: SandboxContext, parameters: { wish: Wish; id: string | undefined }) {
  const { wish, id = '' } = parameters
  const challenge = context.state.scaChallenges.get(id)
  const { use } = challenge ?? {}
  if (use?.type !== 'trust' || use.externalAccountId !== wish.externalAccountId) return undefined
  return use.trusted === wish.trusted ? challenge : undefined
}

/** @throws `ServiceError` 404 for an unknown account; 409 outside the regions and without a login. */
function findOwner(context: SandboxContext, parameters: Wish) {
  const { customerId } = findExternalAccount(context, { id: parameters.externalAccountId })
  const customer = findScaCustomer(context, { customerId })
  requireScaSession(context, { customerId })
  return customer
}
