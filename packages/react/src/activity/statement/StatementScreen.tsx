import type { ReactNode } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LoadingPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { useLazy } from '../../primitives/useLazy.ts'
import { ScaSignInForError } from '../../sca/sca-sign-in/index.ts'
import { useStatementContext } from './StatementContext.ts'
import * as Statement from './StatementRoot.tsx'

type ScreenProps = {
  /** Whose account it is: papers without a name prove nothing. */
  accountHolderName?: string | undefined
  /** Stands above the month: a choice between several accounts. */
  account?: ReactNode
  /** What the account is called, on paper. */
  accountName?: string | undefined
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

type ContentProps = ScreenProps & { accountId: string }

/**
 * The finished card for the monthly statements of a wallet: both balances and every line between them, shown only where
 * they add up, to download and to print. Needs `@countersign/react/styles.css`.
 */
export const StatementScreen = defineScreen(
  { name: 'Statement', root: Statement.Root },
  (props: ContentProps) => (
    <div className="cs-receipt">
      <Content {...props} />
    </div>
  ),
  ['accountHolderName', 'account', 'accountName', 'headingLevel'],
)

/** It is asked for with the month, so that it is there once that is read. */
const loadContent = () => import('./StatementContent.tsx')

function Content({ accountId, accountHolderName, account, accountName, headingLevel = 2 }: ContentProps) {
  const { state, refresh } = useStatementContext()
  const { status, error, content } = state
  const later = useLazy(loadContent)
  // A month before there was any money is one sentence.
  const isWorthKeeping = content && (content.lines.length > 0 || content.openingBalance !== 0n)
  return (
    <>
      <Statement.Heading className="cs-title" level={headingLevel} />
      {accountHolderName && <p className="cs-text">{accountHolderName}</p>}
      <div className="cs-half cs-sheet">
        {account}
        <Statement.Subject className="cs-text" accountId={accountId} accountName={accountName} />
        <Statement.MonthField className="cs-input" />
        <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={refresh}>
          <div className="cs-note">
            <Statement.ErrorMessage className="cs-error" />
            <Statement.Notice className="cs-hint" />
          </div>
          <Statement.RetryButton className="cs-button" data-look="quiet" />
        </ScaSignInForError>
        {status === 'loading' && <Skeleton />}
        {isWorthKeeping && (
          <LoadingPart later={later} waiting={<Skeleton />}>
            {({ StatementSummary }) => <StatementSummary />}
          </LoadingPart>
        )}
      </div>
      {content && content.lines.length > 0 && later.status === 'here' && (
        <later.part.StatementLines headingLevel={levelBelow(headingLevel)} />
      )}
    </>
  )
}
