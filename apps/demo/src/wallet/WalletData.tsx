import type { ExternalAccount, InternalAccount, Transaction } from '@countersign/core'
import { useActivity, usePayees, useWallets } from '@countersign/react'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect } from 'react'
import { isUnderWay } from './movements.ts'
import { type Read, toRead } from './read.ts'

export type WalletData = {
  accountId: string
  wallet: Read<InternalAccount | undefined>
  payees: Read<readonly ExternalAccount[]>
  activity: Read<readonly Transaction[]>
  /** Reads older activity. Absent where all of it is shown. */
  loadMoreActivity: (() => void) | undefined
  refresh(): void
}

const WalletDataContext = createContext<WalletData | undefined>(undefined)

export function useWalletData(): WalletData {
  const data = useContext(WalletDataContext)
  if (!data) throw new Error('There is no <WalletDataProvider> above this component, so no wallet has been read.')
  return data
}

/** How long until a payment that is under way, or a platform that did not answer, is looked at again. */
const nextLookMs = 3_000

/** Reads the wallet of the signed-in user, and reads it again when there may be news. */
export function WalletDataProvider(props: { accountId: string; children: ReactNode }) {
  const { accountId, children } = props
  const wallets = useWallets()
  const payees = usePayees()
  const activity = useActivity({ limit: 50 })

  const { refresh: refreshWallets } = wallets
  const { refresh: refreshPayees } = payees
  const { refresh: refreshActivity } = activity
  // What kept one of them from being read kept the others too.
  const refresh = useCallback(() => {
    void refreshWallets()
    void refreshPayees()
    void refreshActivity()
  }, [refreshWallets, refreshPayees, refreshActivity])
  const { content: movements } = activity.state
  const failed = [wallets.state, payees.state, activity.state].some(({ error }) => error?.retryable)
  useRefreshOnNews({ refresh, waits: failed || movements?.items.some(isUnderWay) === true, looking: activity.isBusy })

  const data: WalletData = {
    accountId,
    wallet: toRead(wallets, refresh, ({ items }) => items.find(({ id }) => id === accountId)),
    payees: toRead(payees, refresh, ({ items }) => items),
    activity: toRead(activity, refresh, ({ items }) => items),
    loadMoreActivity: movements?.nextCursor === undefined ? undefined : activity.loadMore,
    refresh,
  }
  return <WalletDataContext value={data}>{children}</WalletDataContext>
}

function useRefreshOnNews(parameters: { refresh: () => void; waits: boolean; looking: boolean }): void {
  const { refresh, waits, looking } = parameters
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [refresh])

  useEffect(() => {
    if (!waits || looking) return
    const timer = setTimeout(refresh, nextLookMs)
    return () => clearTimeout(timer)
  }, [refresh, waits, looking])
}

/** Reads everything again when a page that shows it opens. */
export function useRefreshOnArrival(): void {
  const { refresh } = useWalletData()
  useEffect(() => refresh(), [refresh])
}
