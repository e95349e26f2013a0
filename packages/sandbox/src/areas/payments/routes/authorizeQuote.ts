import type { Route, SandboxContext } from '../../../context.ts'
import { ServiceError } from '../../../http/responses.ts'
import type { ScaChallengeRecord } from '../../../state/scaRecords.ts'
import { resendScaCode } from '../../sca/challenges.ts'
import { isScaCustomer } from '../../sca/customers.ts'
import { verifyScaProof } from '../../sca/proofs.ts'
import { endHold } from '../holds.ts'
import { requestAuthorization } from '../quoteAuthorization.ts'
import type { QuoteAuthorization, QuoteRecord } from '../records.ts'
import { setStatus } from '../setStatus.ts'
import { findSourceAccount, startPayment } from '../startPayment.ts'
import { describeQuote, findReadableQuote } from './getQuote.ts'

/** Accepts one proof. The quote then needs the next one, or its money moves. */
export const authorizeQuote: Route<'authorizeQuote'> = async (context, { params, body }) => {
  const { quote, ...awaited } = findAwaitedProof(context, { quoteId: params.quoteId })
  // An expired challenge is refused with its proof, like every wrong proof.
  await verifyScaProof(context, { ...awaited, body })

  const { customerId } = awaited
  const [, next, ...rest] = awaited.authorization.purposes
  if (next !== undefined) {
    const { factor } = awaited.authorization
    requestAuthorization(context, { quote, customerId, purposes: [next, ...rest], factor })
  } else {
    quote.authorization = undefined
    release(context, { quote })
  }
  return { status: 200, body: describeQuote(context, { quote }) }
}

/** Sends the code of the challenge once more. */
export const resendQuoteAuthorization: Route<'resendQuoteAuthorization'> = (context, { params }) => {
  const { challenge } = findAwaitedProof(context, { quoteId: params.quoteId })
  resendScaCode(context, { challenge })
  return { status: 204 }
}

type AwaitedProof = {
  quote: QuoteRecord
  customerId: string
  authorization: QuoteAuthorization
  challenge: ScaChallengeRecord
}

/** @throws `ServiceError` 404; 409 `SCA_SESSION_REQUIRED`; 409 `CONFLICT` for a quote that awaits no proof. */
function findAwaitedProof(context: SandboxContext, parameters: { quoteId: string }): AwaitedProof {
  const quote = findReadableQuote(context, { id: parameters.quoteId })
  const { customerId, authorization } = quote
  if (customerId === undefined || !isScaCustomer(context, { customerId }))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The customer has nothing to prove' })
  const challenge = authorization && context.state.scaChallenges.get(authorization.challengeId)
  if (!authorization || !challenge)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote awaits no proof' })
  return { quote, customerId, authorization, challenge }
}

/** The wallet pays what was held for it, or the transfer may come. An account that was frozen meanwhile pays nothing. */
function release(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { quote } = parameters
  if (quote.source.sourceType === 'REALTIME_FUNDING') {
    setStatus(context, { quote, status: 'PENDING' })
    return
  }
  const account = findSourceAccount(context, { quote })
  endHold(account, quote.totalSendingAmount)
  if (account.status === 'ACTIVE') startPayment(context, { quote })
  else setStatus(context, { quote, status: 'FAILED', failureReason: 'QUOTE_EXECUTION_FAILED' })
}
