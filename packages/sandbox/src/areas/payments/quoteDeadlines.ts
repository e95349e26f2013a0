import type { SandboxContext } from '../../context.ts'
import { dayMs, schedule } from '../../due/schedule.ts'
import { endHold } from './holds.ts'
import { outcomeOf } from './outcomes.ts'
import { setStatus } from './setStatus.ts'

type Due = { subject: string; at: number }

/** A quote that was not executed in time expires. */
export function expireQuote(context: SandboxContext, { subject, at }: Due): void {
  const quote = context.state.quotes.get(subject)
  if (quote?.status === 'PENDING') setStatus(context, { quote, status: 'EXPIRED', at })
}

/** A proof that was not given in time fails its payment. A later challenge of the same quote has a later end. */
export function endQuoteProof(context: SandboxContext, { subject, at }: Due): void {
  const quote = context.state.quotes.get(subject)
  const proveBy = quote?.authorization?.expiresAt
  if (quote?.status !== 'PENDING_AUTHORIZATION' || proveBy === undefined || proveBy > at) return
  const { source } = quote
  const account = source.sourceType === 'ACCOUNT' && context.state.internalAccounts.get(source.accountId)
  if (account) endHold(account, quote.totalSendingAmount)
  setStatus(context, { quote, status: 'FAILED', at, failureReason: 'SCA_NOT_COMPLETED' })
}

/** An old quote is forgotten once nothing more happens to its payment. */
export function forgetQuote(context: SandboxContext, { subject, at }: Due): void {
  const quote = context.state.quotes.get(subject)
  if (!quote) return
  const isOver = quote.executedAt === undefined || outcomeOf(quote)[quote.stepsDone] === undefined
  if (isOver && !['PENDING', 'PENDING_AUTHORIZATION', 'PROCESSING'].includes(quote.status))
    context.state.quotes.delete(subject)
  else schedule(context, { type: 'forgetQuote', subject, at: at + dayMs })
}
