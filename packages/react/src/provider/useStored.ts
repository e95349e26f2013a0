import type { WalletClient } from '@countersign/core'
import { useEffect, useState } from 'react'
import { useWalletClient } from './WalletProvider.tsx'

/**
 * Returns what `read` finds, as a rule in this browser's storage, again with each `reading` of something else. `undefined`
 * until it is read, and where that fails. `read` is the same function at each render.
 */
export function useStored<Content>(
  read: (client: WalletClient) => Promise<Content>,
  reading: unknown,
): Content | undefined {
  const client = useWalletClient()
  const [content, setContent] = useState<Content>()
  useEffect(() => {
    // A reading of something else starts this one over.
    void reading
    let isOver = false
    read(client).then(
      (found) => {
        if (!isOver) setContent(found)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [client, read, reading])
  return content
}
