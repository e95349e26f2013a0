import { lookUp } from '@countersign/core/wire'
import { pullForCard } from './areas/cards/cardFunding.ts'
import { activateCard } from './areas/cards/cardStates.ts'
import { decideVerification } from './areas/customers/decideVerification.ts'
import { createImported } from './areas/customers/routes/imports.ts'
import { passLiveness } from './areas/payees/routes/ownership.ts'
import { answerApproval, endApproval } from './areas/payments/approvals.ts'
import { continueIncoming } from './areas/payments/continueIncoming.ts'
import { continuePayment, refundReturn } from './areas/payments/continuePayment.ts'
import { endNameCheck, endPayeeReview } from './areas/payments/payees.ts'
import { endQuoteProof, expireQuote, forgetQuote } from './areas/payments/quoteDeadlines.ts'
import { forgetVolume } from './areas/payments/quoteRules.ts'
import { startIncoming } from './areas/payments/receiveUma.ts'
import { deliverWebhook } from './areas/webhooks/deliverWebhook.ts'
import type { SandboxContext } from './context.ts'
import type { DueHandlers } from './due/runDue.ts'
import type { AgendaEntry } from './state/agenda.ts'

/** What happens when a planned moment has come. To plan something new, add its type to `DueType` and its line here. */
export const dueHandlers: DueHandlers = {
  expireQuote,
  endQuoteProof,
  forgetQuote,
  forgetVolume,
  continuePayment,
  refundReturn,
  endNameCheck,
  endPayeeReview,
  passLiveness,
  startIncoming,
  continueIncoming,
  endApproval,
  deliverWebhook: (context, entry) => deliverWebhook(context, { ...entry, answerApproval }),
  forget,
  decideVerification,
  createImported,
  activateCard,
  pullForCard,
}

function forget(context: SandboxContext, entry: AgendaEntry): void {
  const table = lookUp(context.state, entry.table)
  if (typeof table === 'object' && 'list' in table) table.delete(entry.subject)
}
