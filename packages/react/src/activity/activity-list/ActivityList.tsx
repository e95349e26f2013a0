import { useMemo, useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { type HeadingLevel, Heading as StepHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { searchField } from '../../primitives/searchField.ts'
import { useLocalTime } from '../../provider/useLocalTime.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { ActivityListProvider, useActivityListContext, useActivityListState } from './ActivityListContext.ts'
import { activityListErrors } from './activityListMessages.ts'
import { groupByDay, groupInBlocks } from './groupByDay.ts'
import { MovementRows, type MovementTarget } from './MovementRows.tsx'
import { useFocusOnNewRow } from './useFocusOnNewRow.ts'

export { MovementRows, type MovementRowsProps, type MovementTarget } from './MovementRows.tsx'

type RootProps = MovementTarget & {
  /** How many movements are read at once, at most 100; 20 by default. */
  limit?: number | undefined
}

/** Reads the user's movements of money and holds the filters for the parts inside. `data-status`: of the reading. */
export const Root = definePart(
  'div',
  ({ limit, hrefOf, onOpen, openId }: RootProps) => {
    const list = useActivityListState({ hrefOf, onOpen, openId }, limit)
    return {
      state: { status: list.state.status },
      wrap: provide(ActivityListProvider, list),
    }
  },
  ['limit', 'hrefOf', 'onOpen', 'openId'],
)

/** Names the list. */
export const Heading = definePart(StepHeading, () => {
  const { messages } = useActivityListContext()
  return { step: 'list', text: messages.title }
})

/** Searches in what was read; Enter looks further back. Its label is the hint inside of it. */
export const SearchField = definePart('input', () => {
  const { messages, filters, change, showMore, shown } = useActivityListContext()
  return {
    ...searchField({ label: messages.search, value: filters.search, onSearch: (search) => change({ search }) }),
    placeholder: messages.searchHint,
    enterKeyHint: 'search' as const,
    onKeyDown: ({ key }) => {
      if (key === 'Enter' && filters.search !== '' && shown) showMore()
    },
  }
})

const shows = ['all', 'in', 'out', 'on-its-way', 'not-sent'] as const

/** Chooses by direction and state: one button each, the chosen one pressed. `buttonClassName`: the class of each. */
export const Filters = definePart(
  'div',
  ({ buttonClassName }: { buttonClassName?: string | undefined }) => {
    const { messages, filters, change } = useActivityListContext()
    return {
      role: 'group',
      'aria-label': messages.show,
      children: shows.map((show) => (
        <button
          key={show}
          type="button"
          className={buttonClassName}
          aria-pressed={filters.show === show}
          onClick={() => change({ show })}
        >
          {messages.shown[show]}
        </button>
      )),
    }
  },
  ['buttonClassName'],
)

type DaysOptions = {
  /** The level of the days’ headings; 3 by default. */
  level?: HeadingLevel | undefined
}

/** The movements that the filters leave, under the days on which they were made. Renders nothing until they are read. */
export const Days = definePart(
  'div',
  ({ level = 3 }: DaysOptions) => {
    const { shown, messages, payees, stopped, target } = useActivityListContext()
    const { locale } = useWalletContext()
    const { serverTime } = useWalletClient().transport
    const ref = useRef<HTMLDivElement>(null)
    useFocusOnNewRow(ref, shown?.length ?? 0)
    const { hrefOf, onOpen, openId } = target
    // A character of the search leaves ten thousand rows alone until they are looked through.
    const days = useMemo(() => {
      const Day = `h${level}` as const
      const rows = { payees, stopped, hrefOf, onOpen, openId, when: 'time' as const }
      const found = groupByDay(shown ?? [], { now: new Date(serverTime.now()), locale, words: messages })
      return groupInBlocks(found).map((block) => (
        <div key={block[0]?.day} className="cs-days">
          {block.map(({ day, transactions }) => (
            <section key={day}>
              <Day className="cs-day">{day}</Day>
              <MovementRows label={day} transactions={transactions} {...rows} />
            </section>
          ))}
        </div>
      ))
    }, [shown, level, payees, stopped, hrefOf, onOpen, openId, serverTime, locale, messages])
    return days.length === 0 ? null : { ref, children: days }
  },
  ['level'],
)

/** Says that the movements are being read, or that nothing happened yet. Always in the page, so that it is announced. */
export const Notice = definePart('p', () => {
  const { state, shown, messages, isEmpty } = useActivityListContext()
  const writeTime = useLocalTime()
  const { content, status } = state
  const oldest = content?.items.at(-1)?.createdAt
  const hasMore = content?.nextCursor !== undefined
  function words() {
    if (status === 'loading') return <span data-part="announcement">{messages.loading}</span>
    if (!shown || shown.length > 0 || status !== 'ready') return undefined
    if (hasMore && oldest) return messages.noneFoundSince({ day: writeTime(oldest, 'date') ?? '' })
    return isEmpty ? messages.none : messages.noneFound
  }
  return { role: 'status', children: words() }
})

type AddMoneyOptions = {
  /** Leads to where money is added. */
  onAddMoney: (() => void) | undefined
}

/** What to do first. Renders nothing where there are movements, or with nowhere to lead to. */
export const AddMoneyButton = definePart(
  Button,
  ({ onAddMoney }: AddMoneyOptions) => {
    const { isEmpty, messages } = useActivityListContext()
    return isEmpty && onAddMoney ? { onPress: onAddMoney, text: messages.addMoney } : null
  },
  ['onAddMoney'],
)

/** Reads on until there is more to show. Renders nothing where all is shown. */
export const MoreButton = definePart(Button, () => {
  const { state, isBusy, showMore, messages } = useActivityListContext()
  if (state.content?.nextCursor === undefined) return null
  return { busy: isBusy, onPress: showMore, text: messages.more }
})

/** Says when what is shown was read, where it could not be read again. Renders nothing otherwise. */
export const ReadAt = definePart('p', () => {
  const { state, messages, readAt } = useActivityListContext()
  const writeTime = useLocalTime()
  const { error, content } = state
  if (!error || !content) return null
  return { children: messages.readAt({ time: writeTime(readAt, 'date-time') ?? '' }) }
})

/** Why the movements could not be read. Always in the page and empty where they could. */
export const ErrorMessage = definePart(primitives.ErrorMessage, () => ({
  journey: 'activityList' as const,
  sentences: activityListErrors,
  error: useActivityListContext().state.error,
}))

/** Reads the movements again. Renders nothing where they could be read. */
export const RetryButton = definePart(Button, () => {
  const { state, isBusy, refresh, messages } = useActivityListContext()
  if (!state.error) return null
  return { busy: isBusy, onPress: () => void refresh(), text: messages.tryAgain }
})
