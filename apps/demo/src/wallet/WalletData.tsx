import type { ExternalAccount, InternalAccount, Transaction } from '@countersign/core'
import { useActivity, usePayees, useSession, useWallets } from '@countersign/react'
import type { ReactNode } from 'react'
import { createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { type Read, toRead } from './read.ts'
import { type Outage, useOutage } from './useOutage.ts'
import { useStops } from './useStops.ts'

export type WalletData = Omit<ReturnType<typeof useStops>, 'refreshStops'> & {
  accountId: string
  wallet: Read<InternalAccount | undefined>
  payees: Read<readonly ExternalAccount[]>
  activity: Read<readonly Transaction[]>
  /** Nothing can be read now. */
  outage: Outage | undefined
  refresh(): void
}

const WalletDataContext = createContext<WalletData | undefined>(undefined)

export function useWalletData(): WalletData {
  const data = useContext(WalletDataContext)
  if (!data) throw new Error('There is no <WalletDataProvider> above this component, so no wallet has been read.')
  return data
}

/** Reads the wallet of the signed-in user. Its parts read themselves again when the platform reports a change. */
export function WalletDataProvider(props: { accountId: string; children: ReactNode }) {
  const { accountId, children } = props
  const wallets = useWallets()
  const payees = usePayees()
  const activity = useActivity({ limit: 50 })

  const { refresh: refreshWallets } = wallets
  const { refresh: refreshPayees } = payees
  const { refresh: refreshActivity } = activity
  const { refreshStops, ...stops } = useStops()
  // What kept one of them from being read kept the others too.
  const refresh = useCallback(() => {
    void refreshWallets()
    void refreshPayees()
    void refreshActivity()
    void refreshStops()
  }, [refreshWallets, refreshPayees, refreshActivity, refreshStops])
  useRefreshOnUnlock(refresh)

  const wallet = toRead(wallets, refresh, ({ items }) => items.find(({ id }) => id === accountId))
  const data: WalletData = {
    ...stops,
    accountId,
    wallet,
    outage: useOutage(wallet),
    payees: toRead(payees, refresh, ({ items }) => items),
    activity: toRead(activity, refresh, ({ items }) => items),
    refresh,
  }
  return <WalletDataContext value={data}>{children}</WalletDataContext>
}

/** Reads everything again when the wallet was locked or signed out and is open again: it may be hours old, or have failed. */
function useRefreshOnUnlock(refresh: () => void): void {
  const { status } = useSession().state
  const isOpen = status === 'active' || status === 'expiring'
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) refresh()
    wasOpen.current = isOpen
  }, [isOpen, refresh])
}

/** Reads everything again when a page that shows it opens. */
export function useRefreshOnArrival(): void {
  const { refresh } = useWalletData()
  useEffect(() => refresh(), [refresh])
}
