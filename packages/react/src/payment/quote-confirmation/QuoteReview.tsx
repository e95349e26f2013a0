import type { Money, Quote } from '@countersign/core'
import type { ReactNode } from 'react'
import { amountText } from '../../primitives/Amount.tsx'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { LazyState } from '../../primitives/useLazy.ts'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { sendingAmount } from '../../shared/payment-details/index.ts'
import { isStopped } from './isStopped.ts'
import { ErrorMessage } from './QuoteConfirmation.tsx'
import { isDoubted, RequoteButton } from './QuoteConfirmationButtons.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import {
  ConfirmButton,
  ContinueButton,
  Deadline,
  Details,
  DoneButton,
  Summary,
  SupportLink,
} from './QuoteConfirmationReview.tsx'
import { SignIn, type StepProps } from './QuoteSignIn.tsx'

// What a user can do next loads with what it is about.
export { ScaSignIn } from './QuoteSignIn.tsx'

type QuoteReviewProps = {
  /** The table of changes, and what is said of a stop, where they may still be on their way. */
  table: LazyState<typeof import('./lazyQuoteParts.ts')>
  balance: Money | undefined
  /** About who is paid: above what it costs, so that the button stays in sight. */
  note: ((destination: Quote['destination']) => ReactNode) | undefined
  onDone: (() => void) | undefined
  /** The ways out, below everything else that can be done. */
  leave: ReactNode
}

const loadNameCheck = () => import('./QuoteNameCheck.tsx')

/** The inline sign-in, after which the payment is sent. */
export function SignInToSend(step: StepProps) {
  const { state } = useQuoteConfirmationContext()
  const { locale } = useWalletContext()
  return 'quote' in state && <SignIn {...step} amount={amountText(sendingAmount(state.quote), { locale })} />
}

/** A quote and what the user can do about it. One part: the user cannot agree to details that cannot be shown. */
export function QuoteReview(props: QuoteReviewProps) {
  const { table } = props
  const { state } = useQuoteConfirmationContext()
  if (!('quote' in state)) return null
  const stopped = isStopped(state.step)
  const summary = <Summary className="cs-statement" />
  const hasChanges = state.changes.length > 0
  const changes = (stopped || hasChanges) && (
    <LoadingPart later={table} waiting={<Skeleton />}>
      {({ SecurityStop, ChangesTable }) => (
        <>
          <SecurityStop className="cs-banner" />
          {hasChanges && <ChangesTable className="cs-changes" changes={state.changes} currencies={state.quote} />}
        </>
      )}
    </LoadingPart>
  )
  if (stopped)
    return (
      <div className="cs-sheet">
        {changes}
        {summary}
        <Consent {...props} note={undefined} />
      </div>
    )
  // Another price stands where it is agreed to, below what stays where it is.
  const consent = (nameConsent?: ReactNode) => (
    <div className={half}>
      <Consent {...props} changes={changes} nameConsent={nameConsent} />
    </div>
  )
  return state.payee?.beneficiaryVerificationStatus ? (
    <LazyPart load={loadNameCheck} waiting={<div className={half}>{summary}</div>}>
      {({ QuoteNameCheck, QuoteNameConsent }) => (
        <>
          <div className={half}>
            {summary}
            <QuoteNameCheck className="cs-banner" />
          </div>
          {consent(<QuoteNameConsent className="cs-checks" />)}
        </>
      )}
    </LazyPart>
  ) : (
    <>
      <div className={half}>{summary}</div>
      {consent()}
    </>
  )
}

/** One of the two sheets: what is sent to whom, and what it costs. */
const half = 'cs-half cs-sheet'

type ConsentProps = QuoteReviewProps & { changes?: ReactNode; nameConsent?: ReactNode }

/** What it costs, and the consent to it. */
function Consent({ table, balance, note, onDone, leave, changes, nameConsent }: ConsentProps) {
  const { state } = useQuoteConfirmationContext()
  const isChanged = 'changes' in state && state.changes.length > 0
  const isFirst = isDoubted(state)
  return (
    <>
      {'quote' in state && note?.(state.quote.destination)}
      <Details className="cs-statement" balance={balance} />
      {changes}
      {/* Not below a skeleton, whose place something taller takes. */}
      {!(isChanged && table.status === 'loading') && (
        <>
          <div className="cs-note">
            <Deadline className="cs-deadline" />
          </div>
          <SupportLink className="cs-button" />
          {isFirst && leave}
          {nameConsent}
          {/* No consent to changes that the user cannot see. */}
          {(!isChanged || table.status === 'here') && <ConfirmButton className="cs-button" />}
          <RequoteButton className="cs-button" />
          {/* Below them, so that the button that was pressed stays under the finger. */}
          <ErrorMessage className="cs-error" />
          <ContinueButton className="cs-button" />
          {onDone && <DoneButton className="cs-button" onClick={onDone} />}
          {isFirst || leave}
        </>
      )}
    </>
  )
}
