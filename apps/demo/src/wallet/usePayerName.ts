import { getCustomer } from '@countersign/core'
import { useWalletClient } from '@countersign/react'
import { useEffect, useState } from 'react'
import { useWalletData } from './WalletData.tsx'

/** Returns the name of the customer for receipts. `undefined` until it is read, and where it cannot be. */
export function usePayerName(): string | undefined {
  const client = useWalletClient()
  const { wallet } = useWalletData()
  const customerId = wallet.value?.customerId
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (customerId === undefined) return
    const aborter = new AbortController()
    const { signal } = aborter
    getCustomer(client, { customerId, signal }).then(
      ({ fullName }) => signal.aborted || setName(fullName),
      // A receipt without it is a receipt.
      () => {},
    )
    return () => aborter.abort()
  }, [client, customerId])
  return name
}
