import type { WalletError } from '@countersign/core'
import { useState } from 'react'

export type InlineScaSignIn = {
  /** The SCA sign-in is shown now, inside the screen that needs it. */
  wanted: boolean
  /** Continues, after the sign-in, with what needed it. */
  finish(): void
  /** Leaves the sign-in. The error stays on the screen. */
  cancel(): void
}

/** Asks for an SCA sign-in when an error requires it, once for each error. */
export function useInlineScaSignIn(error: WalletError | undefined, resume: () => Promise<unknown>): InlineScaSignIn {
  const [answered, setAnswered] = useState<WalletError>()
  return {
    wanted: error?.action === 'sca-sign-in' && error !== answered,
    finish: () => {
      // If the action cannot continue by itself, the user is not asked again for what they have just done.
      setAnswered(error)
      void resume()
    },
    cancel: () => setAnswered(error),
  }
}
