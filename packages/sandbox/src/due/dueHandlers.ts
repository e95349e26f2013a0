import { lookUp } from '@countersign/core/wire'
import { pullForCard } from '../cards/cardFunding.ts'
import { activateCard } from '../cards/cardStates.ts'
import type { SandboxContext } from '../context.ts'
import { endApproval } from '../payments/approvals.ts'
import { continueIncoming } from '../payments/continueIncoming.ts'
import { continuePayment, refundReturn } from '../payments/continuePayment.ts'
import { endNameCheck, endPayeeReview } from '../payments/payees.ts'
import { endQuoteProof, expireQuote, forgetQuote } from '../payments/quoteDeadlines.ts'
import { forgetVolume } from '../payments/quoteRules.ts'
import { startIncoming } from '../payments/receiveUma.ts'
import { createImported } from '../routes/onboarding/imports.ts'
import { passLiveness } from '../routes/payees/ownership.ts'
import type { AgendaEntry, DueType } from '../state/agenda.ts'
import { decideVerification } from '../verification/decideVerification.ts'
import { deliverWebhook } from '../webhooks/deliverWebhook.ts'

/** `at` is when it was planned for. The clock may have moved far beyond, so handlers take this as the time. */
export type DueHandler = (context: SandboxContext, entry: AgendaEntry) => void

/** What happens when a planned moment has come. To plan something new, add its type to `DueType` and its line here. */
export const dueHandlers: { readonly [type in DueType]: DueHandler } = {
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
  deliverWebhook,
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
