import type { CustomerProfile, SessionInfo } from '@countersign/core'
import { getCustomer } from '@countersign/core/wallet-data'
import { useEffect, useState } from 'react'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { useKnownWallets } from '../useWallets.ts'

export type Profile = {
  /** The customer's name. `undefined` until it is read, and where it cannot be. */
  name: string | undefined
  /** The full address or number, or what the session shows of it until that is read. */
  contact: string | undefined
}

/** Reads who is signed in, each time the component that uses it mounts. */
export function useProfile({ accountId, nickname }: Pick<SessionInfo, 'accountId'> & { nickname?: string }): Profile {
  const client = useWalletClient()
  const [customer, setCustomer] = useState<CustomerProfile>()
  const { content } = useKnownWallets().state
  const customerId = content?.items.find(({ id }) => id === accountId)?.customerId
  useEffect(() => {
    if (customerId === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    getCustomer(client, { customerId, signal }).then(
      (read) => signal.aborted || setCustomer(read),
      // What the session shows stays: a menu is no place for an error about a name, and a receipt without it is one.
      () => {},
    )
    return () => leaving.abort()
  }, [client, customerId])
  return { name: customer?.fullName, contact: customer?.email ?? customer?.phoneNumber ?? nickname }
}
