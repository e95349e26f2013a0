import type { ExternalAccount, Transaction } from '@countersign/core'
import { isShown, type MovementFilter, type ShownMovements } from '@countersign/core/activity-list'
import { formatMoney } from '@countersign/core/client'
import type { StoppedPayment } from '@countersign/core/flows'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { usePayees } from '../../payees/usePayees.ts'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useWalletClient, useWalletContext } from '../../provider/WalletProvider.tsx'
import { useStoppedPayments } from '../useStops.ts'
import { activityListMessages } from './activityListMessages.ts'
import type { MovementTarget } from './MovementRows.tsx'
import { useActivityList } from './useActivityList.ts'
import { useWriteMovement } from './useWriteMovement.ts'

/** As they are in the fields. */
export type ActivityFilters = { show: ShownMovements; search: string } & {
  [name in 'from' | 'to' | 'payeeId' | 'cardId']?: string | undefined
}

export type ActivityListContext = ReturnType<typeof useActivityList> & {
  messages: JourneyMessages['activityList']
  payees: readonly ExternalAccount[]
  stopped: ReadonlyMap<string, StoppedPayment> | undefined
  filters: ActivityFilters
  /** There is nothing to show, and no filter leaves anything out. */
  isEmpty: boolean
  change(filters: Partial<ActivityFilters>): void
  /** What the filters leave, newest first; `undefined` until it is read. */
  shown: readonly Transaction[] | undefined
  /** Reads on, until there is more to show. */
  showMore(): void
  /** When what is shown was read. */
  readAt: Date
  target: MovementTarget
}

export const [ActivityListProvider, useActivityListContext] = definePartContext<ActivityListContext>()

/** Holds the filters, and what they leave of what was read. */
export function useActivityListState(target: MovementTarget, limit: number | undefined): ActivityListContext {
  const [filters, setFilters] = useState<ActivityFilters>({ show: 'all', search: '' })
  const { from, to, show, payeeId, cardId } = filters
  const messages = useMessages('activityList', activityListMessages)
  const reading = useActivityList({
    limit,
    from: dayAt(from, 'T00:00'),
    to: dayAt(to, 'T23:59:59.999'),
    payeeId: payeeId || undefined,
    cardId: cardId || undefined,
  })
  const payees = useAllPayees()
  // Typing stays smooth while ten thousand rows are looked through.
  const search = useDeferredValue(filters.search)
  const { content, status, error } = reading.state
  const stopped = useStoppedPayments(content)
  const isWanted = useIsWanted({ show, search }, { payees, stopped })
  const shown = useMemo(() => content?.items.filter(isWanted), [content, isWanted])
  // What stands in the fields: `all` and nothing else leaves nothing out.
  const chosen = Object.values(filters)
  const showMore = () => void reading.findMore(isWanted)

  // The first page may hold nothing of it. Once for each filter: the rest of a long list is read on request.
  const looked = useRef('')
  const look = String(chosen)
  const isStarved = status === 'ready' && !error && content?.nextCursor !== undefined && shown?.length === 0
  useEffect(() => {
    if (!isStarved || search || looked.current === look) return
    looked.current = look
    void reading.findMore(isWanted)
  })

  return {
    messages,
    ...reading,
    payees,
    stopped,
    filters,
    isEmpty: chosen.join('') === 'all' && status === 'ready' && content.nextCursor === undefined && shown?.length === 0,
    change: (changed) => setFilters({ ...filters, ...changed }),
    shown,
    showMore,
    readAt: useReadAt(content),
    target,
  }
}

/** The moment of a day in the reader's own zone; `undefined` while the field is empty. */
function dayAt(day: string | undefined, time: string): Date | undefined {
  const date = new Date(day + time)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A name that is missing cannot be found; two thousand payees are enough. */
const mostPayeePages = 20

function useAllPayees(): readonly ExternalAccount[] {
  const { state, loadMore } = usePayees({ limit: 100 })
  const hasMore = state.status === 'ready' && !state.error && state.content.nextCursor !== undefined
  const pages = useRef(1)
  useEffect(() => {
    if (hasMore && pages.current++ < mostPayeePages) void loadMore()
  }, [hasMore, loadMore])
  const items = state.content?.items
  return useMemo(() => items ?? [], [items])
}

function useIsWanted(
  { show, search }: MovementFilter,
  { payees, stopped }: Pick<ActivityListContext, 'payees' | 'stopped'>,
): (transaction: Transaction) => boolean {
  const write = useWriteMovement()
  const { locale } = useWalletContext()
  // Written once for each movement, and not for each character of the search.
  const textsOf = useMemo(() => {
    const written = new WeakMap<Transaction, string>()
    return (transaction: Transaction) => {
      const known = written.get(transaction)
      if (known !== undefined) return known
      const { title, status, money, otherMoney } = write(transaction, payees)
      const amounts = [money, otherMoney].map((amount) => amount && formatMoney(amount, { locale }))
      const texts = [title, status, ...amounts].join('\n')
      // Also without what stands between thousands.
      const all = texts + texts.replace(/\D(?=\d{3})/g, '')
      written.set(transaction, all)
      return all
    }
  }, [payees, write, locale])
  return useMemo(
    () => (transaction) =>
      isShown(
        transaction,
        { show, search, stopped: stopped?.get(transaction.quoteId ?? '') },
        search ? [textsOf(transaction)] : [],
      ),
    [show, search, stopped, textsOf],
  )
}

/** When this was read, by the clock of the service. */
function useReadAt(content: unknown): Date {
  const { serverTime } = useWalletClient().transport
  const [read, setRead] = useState(() => ({ content, at: serverTime.now() }))
  if (read.content !== content) setRead({ content, at: serverTime.now() })
  return new Date(read.at)
}
