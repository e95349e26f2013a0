import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ScaFactorsBinding } from './useScaFactors.ts'
import type { ScaPasskeyEnrollBinding } from './useScaPasskeyEnroll.ts'

export type AddingFactors = {
  /** Makes the passkey; the device asks at once. */
  addPasskey(): void
  /** Whether an authenticator app is being added. */
  addingTotp: boolean
  startTotp(): void
  /** What opens its steps, while it is there. */
  totpButton: RefObject<HTMLButtonElement | null>
  /** An app is connected; its recovery codes may be on the screen still. */
  noteTotp(): void
  /** Closes its steps. */
  finishTotp(): void
  /** What was added last. */
  added: 'TOTP' | 'PASSKEY' | undefined
  /** Puts what was said about it out of sight. */
  forget(): void
}

/** What happens around adding a factor. */
export function useAddingFactors(list: ScaFactorsBinding, passkey: ScaPasskeyEnrollBinding): AddingFactors {
  const [totp, setTotp] = useState({ open: false, added: false })
  const totpButton = useRef<HTMLButtonElement>(null)
  const { load, dismiss } = list
  const passkeyAdded = passkey.state.status === 'done'
  useEffect(() => {
    if (passkeyAdded) void load()
  }, [passkeyAdded, load])

  function forget() {
    passkey.reset()
    setTotp({ open: false, added: false })
  }

  return {
    addPasskey: () => {
      dismiss()
      forget()
      void passkey.start()
    },
    addingTotp: totp.open,
    totpButton,
    startTotp: () => {
      dismiss()
      forget()
      setTotp({ open: true, added: false })
    },
    noteTotp: () => {
      setTotp({ open: true, added: true })
      void load()
    },
    finishTotp: () => setTotp(({ added }) => ({ open: false, added })),
    added: passkeyAdded ? 'PASSKEY' : totp.added ? 'TOTP' : undefined,
    forget,
  }
}
