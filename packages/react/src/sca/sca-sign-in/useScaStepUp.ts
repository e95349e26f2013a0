import type { WalletError } from '@countersign/core'
import { useState } from 'react'

export type ScaStepUp = {
  /** Whether the login of the region is wanted now, in place. */
  wanted: boolean
  /** After the login: what waited for it goes on. */
  goOn(): void
  /** Leaves it, calmly. The error stays to be read. */
  cancel(): void
}

/** Wants the login of the region for an error that asks for it, once. */
export function useScaStepUp(error: WalletError | undefined, resume: () => Promise<void>): ScaStepUp {
  const [declined, setDeclined] = useState<WalletError>()
  return {
    wanted: error?.action === 'sca-sign-in' && error !== declined,
    goOn: () => {
      // What cannot go on by itself must not ask again for what was just done.
      setDeclined(error)
      void resume()
    },
    cancel: () => setDeclined(error),
  }
}
