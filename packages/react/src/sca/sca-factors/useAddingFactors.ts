import { useEffect, useRef, useState } from 'react'
import type { useScaFactors } from './useScaFactors.ts'
import { useScaPasskeyRegistration } from './useScaPasskeyRegistration.ts'

/** Manages the steps of adding a factor: a passkey to register, an authenticator app to connect. */
export function useAddingFactors({ load, dismiss }: ReturnType<typeof useScaFactors>) {
  const passkey = useScaPasskeyRegistration()
  const [totp, setTotp] = useState({ open: false, added: false })
  const totpButton = useRef<HTMLButtonElement>(null)
  const passkeyAdded = passkey.state.status === 'done'
  useEffect(() => {
    if (passkeyAdded) void load()
  }, [passkeyAdded, load])

  function forget() {
    passkey.restart()
    setTotp({ open: false, added: false })
  }

  return {
    passkey,
    /** Registers the passkey; the device prompts at once. */
    addPasskey: () => {
      dismiss()
      forget()
      void passkey.start()
    },
    /** The steps for an authenticator app are open. */
    addingTotp: totp.open,
    /** The button that opens these steps, while it is in the page. */
    totpButton,
    startTotp: () => {
      dismiss()
      forget()
      setTotp({ open: true, added: false })
    },
    /** Reports that an app is connected; its recovery codes may still be on the screen. */
    reportTotp: () => {
      setTotp({ open: true, added: true })
      void load()
    },
    closeTotp: () => setTotp(({ added }) => ({ open: false, added })),
    /** What was added last. */
    added: passkeyAdded ? ('PASSKEY' as const) : totp.added ? ('TOTP' as const) : undefined,
    /** Removes what was said about the last factor. */
    forget,
  }
}
