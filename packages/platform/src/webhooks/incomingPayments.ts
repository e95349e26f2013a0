import type { ErrorBody } from '@countersign/core/wire'
import { approveTransaction, rejectTransaction } from '@countersign/core/wire'
import { buildPath } from '../guards/route.ts'
import type { PlatformResponse } from '../responses.ts'
import { jsonResponse } from '../responses.ts'
import { callService } from '../service/callService.ts'
import { createService } from '../service/service.ts'
import type { ServiceOptions } from '../service/serviceOptions.ts'

/** Fields about the receiver that the sender's institution asked for, by their names. */
type ReceiverCustomerInfo = Readonly<Record<string, unknown>>

type Approve = {
  readonly decision: 'approve'
  /** Required where the event asks for mandatory fields (`requestedReceiverCustomerInfoFields`). */
  readonly receiverCustomerInfo?: ReceiverCustomerInfo
}

type Reject = {
  readonly decision: 'reject'
  /** Free text. The sender may see it. */
  readonly reason?: string
}

/** The decision on an incoming payment that waits for the platform. */
export type IncomingPaymentDecision =
  | Approve
  | Reject
  /** The names of what the sender still has to tell. The service asks for it and sends the event again. */
  | { readonly decision: 'more-data'; readonly requiredFields: readonly [string, ...string[]] }
  /** Decides after the response. The service waits five seconds, then the payment fails. */
  | { readonly decision: 'later'; readonly decide: () => Promise<Approve | Reject> }

/** The response to the event (interface: 200 approves, 202 decides later, 403 rejects, 422 asks for more). */
export function answerDecision(decision: IncomingPaymentDecision): PlatformResponse {
  switch (decision.decision) {
    case 'approve':
      return jsonResponse(approvalOf(decision), { status: 200 })
    case 'reject':
      return jsonResponse(refusalOf(decision), { status: 403 })
    case 'more-data':
      return jsonResponse({ requiredFields: decision.requiredFields }, { status: 422 })
    case 'later':
      return jsonResponse({}, { status: 202 })
  }
}

function approvalOf({ receiverCustomerInfo }: Approve) {
  return receiverCustomerInfo ? { receiverCustomerInfo } : {}
}

function refusalOf({ reason = 'The platform rejects this payment' }: Reject): Omit<ErrorBody, 'status'> {
  return { code: 'PAYMENT_REJECTED', message: reason, details: { reason, rejectionReason: reason } }
}

type LateDecision = { readonly transactionId: string; readonly decision: Approve | Reject }

/**
 * Sends a decision that was made after the response.
 *
 * @throws `Error` when the service does not accept it, above all because it came too late.
 */
export async function sendDecision(service: ServiceOptions, { transactionId, decision }: LateDecision): Promise<void> {
  const isApproval = decision.decision === 'approve'
  const { method, ...operation } = isApproval ? approveTransaction : rejectTransaction
  const { reason } = isApproval ? {} : decision
  const body = isApproval ? approvalOf(decision) : reason === undefined ? {} : { reason }
  const answer = await callService(createService(service), {
    method,
    path: buildPath({ method, ...operation }, { transactionId }),
    body: new TextEncoder().encode(JSON.stringify(body)),
  })
  if (answer.status !== 200) throw new Error(`The service answered the decision with ${answer.status}`)
}
