import { useEffect, useRef } from 'react'
import type { ClientOption } from '../provider/useJourney.ts'
import { useStore } from '../provider/useStore.ts'
import { useWalletClient } from '../provider/WalletProvider.tsx'

/** Reads everything again when the wallet was locked or signed out and is open again: it may be hours old, or have failed. */
export function useRefreshOnUnlock(client: ClientOption['client'], refresh: () => unknown): void {
  const { status } = useStore(useWalletClient(client).sessions)
  const isOpen = status === 'active' || status === 'expiring'
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) void refresh()
    wasOpen.current = isOpen
  }, [isOpen, refresh])
}
