import type { Money } from '@countersign/core'
import { LazyPart, LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { LazyState } from '../../primitives/useLazy.ts'
import { isStopped } from './isStopped.ts'
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
  table: LazyState<typeof import('../payment-details/ChangesTable.tsx')>
  balance: Money | undefined
  onDone: (() => void) | undefined
}

/** The room of one line, until it is known what the bank says about the name. */
const room = <div className="cs-banner">{'\u00a0'}</div>

const loadNameCheck = () => import('./QuoteNameCheck.tsx')

/** A quote and what the user can do about it. One part: the user cannot agree to details that cannot be shown. */
export function QuoteReview({ table, balance, onDone }: QuoteReviewProps) {
  const { state } = useQuoteConfirmationContext().confirmation
  if (!('quote' in state)) return null
  const isChanged = state.changes.length > 0
  const changes = isChanged && (
    <LoadingPart later={table} waiting={<Skeleton />}>
      {({ ChangesTable }) => <ChangesTable className="cs-changes" changes={state.changes} currencies={state.quote} />}
    </LoadingPart>
  )
  return (
    <>
      <SecurityStop className="cs-banner" />
      {isStopped(state.step) && changes}
      <Details className="cs-statement" balance={balance} />
      {/* Another price stands where it is agreed to, below what stays where it is. */}
      {!isStopped(state.step) && changes}
      {/* Not below a skeleton, whose place something taller takes. */}
      {!(isChanged && table.status === 'loading') && (
        <>
          {state.payee?.beneficiaryVerificationStatus && (
            <LazyPart load={loadNameCheck} waiting={room} instead={null}>
              {({ QuoteNameCheck }) => <QuoteNameCheck className="cs-banner cs-checks" />}
            </LazyPart>
          )}
          <div className="cs-note">
            <Deadline className="cs-deadline" />
          </div>
          <SupportLink className="cs-button" />
          {/* No consent to changes that the user cannot see. */}
          {(!isChanged || table.status === 'here') && <ConfirmButton className="cs-button" />}
          <RequoteButton className="cs-button" />
          {/* Below them, so that the button that was pressed stays under the finger. */}
          <ErrorMessage className="cs-error" />
          <ContinueButton className="cs-button" />
          {onDone && <DoneButton className="cs-button" onClick={onDone} />}
        </>
      )}
    </>
  )
}
