import type { ExternalAccount, InternalAccount, Transaction } from '@countersign/core'
import { listActivity, listPayees, listWallets } from '@countersign/core'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useMemo } from 'react'
import { isUnderWay } from './movements.ts'
import { type Read, useRead } from './useRead.ts'

export type WalletData = {
  accountId: string
  wallet: Read<InternalAccount | undefined>
  payees: Read<readonly ExternalAccount[]>
  activity: Read<readonly Transaction[]>
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

/** Reads the wallet of the signed-in person, and again when there may be news. */
export function WalletDataProvider(props: { accountId: string; children: ReactNode }) {
  const { accountId, children } = props
  const wallet = useRead(
    useCallback(
      async (client, options) => (await listWallets(client, options)).find(({ id }) => id === accountId),
      [accountId],
    ),
  )
  const payees = useRead(listPayees)
  const activity = useRead(readActivity)

  const { refresh: refreshWallet } = wallet
  const { refresh: refreshPayees } = payees
  const { refresh: refreshActivity } = activity
  const refresh = useCallback(() => {
    refreshWallet()
    refreshPayees()
    refreshActivity()
  }, [refreshWallet, refreshPayees, refreshActivity])
  const waits = activity.value?.some(isUnderWay) || [wallet, payees, activity].some(({ error }) => error?.retryable)
  useRefreshOnNews({ refresh, waits: waits === true, looking: activity.loading })

  const data = useMemo(
    () => ({
      accountId,
      // What kept one of them from being read kept the others too.
      wallet: { ...wallet, refresh },
      payees: { ...payees, refresh },
      activity: { ...activity, refresh },
      refresh,
    }),
    [accountId, wallet, payees, activity, refresh],
  )
  return <WalletDataContext value={data}>{children}</WalletDataContext>
}

const readActivity: Parameters<typeof useRead<readonly Transaction[]>>[0] = async (client, { signal }) =>
  (await listActivity(client, { limit: 50, signal })).transactions

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
