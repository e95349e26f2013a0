import type { Money } from '@countersign/core'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { LazyState } from '../../primitives/useLazy.ts'
import { ErrorMessage } from './QuoteConfirmation.tsx'
import { RequoteButton } from './QuoteConfirmationButtons.tsx'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import {
  ConfirmButton,
  ContinueButton,
  Deadline,
  Details,
  DoneButton,
  SecurityStop,
  SupportLink,
} from './QuoteConfirmationReview.tsx'

type QuoteReviewProps = {
  /** The table of changes, where it may still be on its way. */
  table: LazyState<typeof import('./QuoteChanges.tsx')>
  balance: Money | undefined
  onDone: (() => void) | undefined
}

const loadNameCheck = () => import('./QuoteNameCheck.tsx')

/** A quote and what the user can do about it. One part: the user cannot agree to details that cannot be shown. */
export function QuoteReview({ table, balance, onDone }: QuoteReviewProps) {
  const { state } = useQuoteConfirmationContext().confirmation
  if (!('quote' in state)) return null
  const isChanged = state.changes.length > 0
  return (
    <>
      <SecurityStop className="cs-banner" />
      {isChanged && (
        <LoadingPart later={table} waiting={<Skeleton />}>
          {({ Changes }) => <Changes className="cs-changes" />}
        </LoadingPart>
      )}
      <Details className="cs-statement" balance={balance} />
      {state.payee?.beneficiaryVerificationStatus && (
        <LazyPart load={loadNameCheck} waiting={null} instead={null}>
          {({ QuoteNameCheck }) => <QuoteNameCheck className="cs-banner cs-checks" />}
        </LazyPart>
      )}
      <div className="cs-note">
        <Deadline className="cs-deadline" />
        <ErrorMessage className="cs-error" />
      </div>
      <SupportLink className="cs-button" />
      {/* No consent to changes that the user cannot see. */}
      {(!isChanged || table.status === 'here') && <ConfirmButton className="cs-button" />}
      <ContinueButton className="cs-button" />
      <RequoteButton className="cs-button" />
      {onDone && <DoneButton className="cs-button" onClick={onDone} />}
    </>
  )
}
