import type { SandboxContext } from '../context.ts'
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
  setStatus(context, { quote, status: 'FAILED', at, failureReason: 'SCA_NOT_COMPLETED' })
}
