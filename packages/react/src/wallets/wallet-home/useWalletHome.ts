import type { WalletClient, WalletError } from '@countersign/core'
import { describeHome, readProofDeadlines } from '@countersign/core/wallet-home'
import { useCallback, useContext, useEffect, useState } from 'react'
import { useFollowedActivity } from '../../activity/useActivity.ts'
import { useStops } from '../../activity/useStops.ts'
import { usePayees } from '../../payees/usePayees.ts'
import { isOutage, type Outage, OutageContext } from '../../provider/outage.ts'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useOffline } from '../../provider/useOffline.ts'
import { useStored } from '../../provider/useStored.ts'
import { useRefreshOnUnlock } from '../useRefreshOnUnlock.ts'
import { useCustodialAccounts, useWallets } from '../useWallets.ts'

/**
 * Reads what the home page of a wallet shows: balances, what waits for the user, payees and the last movements. Each part
 * reads itself again when the platform reports a change. Actions never reject; `errors` says what could not be read.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 *
 * @example
 * ```tsx
 * const { home, refresh } = useWalletHome({ accountId })
 * if (home.account) return <p>{formatMoney(home.account.balance)}</p>
 * ```
 */
export function useWalletHome(options: ClientOption & { accountId: string }) {
  const { client, accountId } = options
  const wallets = useWallets({ client })
  const custodial = useCustodialAccounts({ client })
  const payees = usePayees({ client })
  const activity = useFollowedActivity({ client, limit: 50 })
  const stops = useStops(activity.state.content)
  const { refresh: refreshWallets } = wallets
  const { refresh: refreshCustodial } = custodial
  const { refresh: refreshPayees } = payees
  const { refresh: refreshActivity } = activity
  // What kept one of them from being read kept the others, too.
  const refresh = useCallback(
    () => Promise.all([refreshWallets(), refreshCustodial(), refreshPayees(), refreshActivity()]),
    [refreshWallets, refreshCustodial, refreshPayees, refreshActivity],
  )
  useRefreshOnUnlock(client, refresh)
  const { content: held, error } = custodial.state
  // Both at once: a card that comes later would move what is below it.
  const all = held || error ? wallets.state.content?.items.concat(held?.items ?? []) : undefined
  const readings = {
    accountId,
    accounts: all,
    payees: payees.state.content?.items,
    transactions: activity.state.content?.items,
    stops,
  }
  const waiting = describeHome(readings).tasks.filter(({ task }) => task.kind === 'confirm')
  const deadlines = useProofDeadlines(waiting.map(({ task }) => task.quoteId).join())
  const home = describeHome({ ...readings, deadlines })
  const errors = { wallet: wallets.state.error, payees: payees.state.error, activity: activity.state.error }
  const isBusy = wallets.isBusy || payees.isBusy || activity.isBusy
  return { home, errors, payees: payees.state.content?.items, stops, outage: useOutage(wallets.state), isBusy, refresh }
}

/** Reads until when payments can be confirmed, once for each list of their quotes. */
function useProofDeadlines(quoteIds: string) {
  const read = useCallback(
    (client: WalletClient) => readProofDeadlines(client, { quoteIds: quoteIds.split(',').filter(Boolean) }),
    [quoteIds],
  )
  return useStored(read, quoteIds)
}

/**
 * Tells an outage of the network or the platform from an error about one thing. `undefined` when all is well. Around the
 * home page there may be a sign about it for the whole wallet, which knows longer than this page when it was read.
 */
function useOutage({ content, error }: { content?: unknown; error?: WalletError | undefined }): Outage | undefined {
  const [readAt, setReadAt] = useState<Date>()
  const isOffline = useOffline()
  useEffect(() => {
    if (content !== undefined) setReadAt(new Date())
  }, [content])
  const said = useContext(OutageContext)
  if (said) return said.outage
  return error && isOutage(error) ? { isOffline, readAt } : undefined
}
