import type { PasskeySupport } from '@countersign/core'
import { checkPasskeys } from '@countersign/core/passkey-login'
import { useEffect, useState } from 'react'

/** Returns what this page can do with passkeys; `undefined` on the server and until the browser has reported it. */
export function usePasskeySupport(): PasskeySupport | undefined {
  const [support, setSupport] = useState<PasskeySupport>()
  useEffect(() => {
    let mounted = true
    void checkPasskeys().then((found) => {
      if (mounted) setSupport(found)
    })
    return () => {
      mounted = false
    }
  }, [])
  return support
}
