import * as v from 'valibot'
import type { SandboxContext } from '../../context.ts'
import { schedule } from '../../due/schedule.ts'
import { ServiceError } from '../../http/responses.ts'
import { parseBody } from '../../http/validation.ts'
import type { WebhookResponse } from '../webhooks/postWebhook.ts'
import { failIncoming, scheduleIncoming } from './continueIncoming.ts'
import type { IncomingRecord, TransactionRecord } from './records.ts'
import { setTransactionStatus } from './setStatus.ts'

const approvalMs = 5000

type Incoming = { payment: IncomingRecord; transaction: TransactionRecord }

/** @throws `ServiceError` 409 where nothing waits for the platform. */
export function requireApproval(context: SandboxContext, parameters: { transaction: TransactionRecord }): Incoming {
  const { transaction } = parameters
  const payment = context.state.incomingPayments.get(transaction.id)
  if (payment?.approveBy !== undefined && transaction.status === 'PENDING') return { payment, transaction }
  throw new ServiceError({
    status: 409,
    code: 'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
    message: 'The transaction does not wait for an approval',
  })
}

/** The fields about the receiver that were asked for and are not told. */
export function missingFields(payment: IncomingRecord, parameters: { told: object | undefined }): string[] {
  const { told = {} } = parameters
  return payment.requestedFields.filter((name) => !Object.hasOwn(told, name))
}

export function approve(context: SandboxContext, { payment, transaction }: Incoming): void {
  payment.approveBy = undefined
  setTransactionStatus(context, { transaction, status: 'PROCESSING' })
  scheduleIncoming(context, { payment, from: context.now() })
}

export function reject(context: SandboxContext, { payment, transaction }: Incoming): void {
  context.state.incomingPayments.delete(payment.id)
  setTransactionStatus(context, { transaction, status: 'REJECTED' })
}

/** Without an answer in time the payment does not happen. An answer of 202 moves the end. */
export function endApproval(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const payment = context.state.incomingPayments.get(subject)
  const transaction = context.state.transactions.get(subject)
  if (!payment || !transaction || payment.approveBy === undefined || payment.approveBy > at) return
  failIncoming(context, { payment, transaction, failureReason: 'PAYMENT_APPROVAL_TIMED_OUT', at })
}

const approvalSchema = v.looseObject({ receiverCustomerInfo: v.optional(v.looseObject({})) })
const moreDataSchema = v.looseObject({ requiredFields: v.pipe(v.array(v.string()), v.minLength(1)) })

/** What the platform answered to the event: 200 approves, 202 decides later, 403 rejects, 422 asks the sender for more. */
export function answerApproval(
  context: SandboxContext,
  parameters: { transactionId: string; answer: WebhookResponse | undefined },
): void {
  const { transactionId, answer } = parameters
  const payment = context.state.incomingPayments.get(transactionId)
  const transaction = context.state.transactions.get(transactionId)
  // It may have been approved, rejected or ended meanwhile.
  if (!payment || !transaction || payment.approveBy === undefined) return
  const body = readDecision(answer)
  const at = context.now()
  const fail = (failureReason: string) => failIncoming(context, { payment, transaction, failureReason, at })
  if (answer?.status === 200) {
    const told = v.is(approvalSchema, body) ? body.receiverCustomerInfo : undefined
    if (missingFields(payment, { told }).length > 0) fail('MISSING_MANDATORY_PAYEE_DATA')
    else approve(context, { payment, transaction })
  } else if (answer?.status === 202) waitForApproval(context, { payment, from: at })
  else if (answer?.status === 403) reject(context, { payment, transaction })
  else if (answer?.status === 422 && v.is(moreDataSchema, body) && isNew(transaction, body.requiredFields)) {
    tellMore(transaction, body.requiredFields)
    waitForApproval(context, { payment, from: at })
    setTransactionStatus(context, { transaction, status: 'PENDING', at })
  } else fail('PAYMENT_APPROVAL_WEBHOOK_ERROR')
}

/** Starts the time for an approval, or starts it again. */
export function waitForApproval(context: SandboxContext, parameters: { payment: IncomingRecord; from: number }): void {
  const { payment, from } = parameters
  payment.approveBy = from + approvalMs
  schedule(context, { type: 'endApproval', subject: payment.id, at: payment.approveBy })
}

function readDecision(answer: WebhookResponse | undefined): unknown {
  try {
    return parseBody(answer?.text ?? '')
  } catch {
    return undefined
  }
}

function isNew(transaction: TransactionRecord, names: readonly string[]): boolean {
  return names.some((name) => !Object.hasOwn(transaction.counterpartyInformation ?? {}, name))
}

/** The sender's side of the sandbox answers every question. */
function tellMore(transaction: TransactionRecord, names: readonly string[]): void {
  const told = Object.fromEntries(names.map((name) => [name, `Sandbox ${name}`]))
  transaction.counterpartyInformation = { ...told, ...transaction.counterpartyInformation }
}
