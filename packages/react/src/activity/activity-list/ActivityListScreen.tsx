import { useState } from 'react'
import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type HeadingLevel, levelBelow } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { ScaSignInForError } from '../../sca/sca-sign-in/index.ts'
import { namePayee } from '../../shared/payment-details/index.ts'
import * as ActivityList from './ActivityList.tsx'
import { useActivityListContext } from './ActivityListContext.ts'

type ScreenProps = {
  /** Leads to where money is added; the button stands where there are no movements yet. */
  onAddMoney?: (() => void) | undefined
  /** The wallet whose customer confirms that it is them, where that is required before the movements can be read. */
  accountId: string
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/**
 * The finished card for the user's movements of money: search and filters, and the movements by day. Each row is a link
 * with `hrefOf`, or a button with `onOpen`. Needs `@countersign/react/styles.css`.
 */
export const ActivityListScreen = defineScreen(
  { name: 'ActivityList', root: ActivityList.Root, subject: ({ accountId }: ScreenProps) => accountId },
  ({ accountId, headingLevel, onAddMoney }: ScreenProps) => (
    <Content accountId={accountId} headingLevel={headingLevel} onAddMoney={onAddMoney} />
  ),
  ['accountId', 'headingLevel', 'onAddMoney'],
)

const loadFilters = () => import('./ActivityFilters.tsx')

function Content({ accountId, headingLevel = 2, onAddMoney }: ScreenProps) {
  const list = useActivityListContext()
  const { state, messages } = list
  const { status, error } = state
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <ActivityList.Heading className="cs-title" level={headingLevel} />
      <ActivityList.SearchField className="cs-input" />
      <ActivityList.Filters className="cs-chips" buttonClassName="cs-chip" />
      <details onToggle={() => setOpened(true)}>
        <summary className="cs-link">{messages.filters}</summary>
        {isOpened && (
          <LazyPart load={loadFilters} waiting={null}>
            {({ ActivityFilters }) => (
              <ActivityFilters
                {...list}
                accountId={accountId}
                payees={list.payees.map((payee) => [payee.id, namePayee(payee)])}
              />
            )}
          </LazyPart>
        )}
      </details>
      <ActivityList.ReadAt className="cs-hint" />
      <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={list.refresh}>
        <ActivityList.ErrorMessage className="cs-error" />
        <ActivityList.RetryButton className="cs-button" data-look="quiet" />
      </ScaSignInForError>
      {status === 'loading' && <Skeleton lines={['large', 'text', 'large', 'text']} />}
      <ActivityList.Days level={levelBelow(headingLevel)} />
      <ActivityList.Notice className="cs-hint" />
      <ActivityList.AddMoneyButton className="cs-button" onAddMoney={onAddMoney} />
      <ActivityList.MoreButton className="cs-button" data-look="quiet" />
    </>
  )
}
