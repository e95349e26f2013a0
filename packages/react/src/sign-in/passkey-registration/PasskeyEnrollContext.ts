import { createContext, useContext } from 'react'
import type { PasskeyEnrollBinding } from './usePasskeyEnroll.ts'

export type PasskeyEnrollContextValue = {
  enroll: PasskeyEnrollBinding
  /** Whether no passkey can be made on this page. */
  obstructed: boolean
  /** Ids that tie the label and the messages to the field. */
  ids: { name: string; error: string; hint: string }
  /** Whether the form was sent with a name that cannot be used. */
  nameInvalid: boolean
  setNameInvalid(invalid: boolean): void
  onSkip: (() => void) | undefined
}

export const PasskeyEnrollContext = createContext<PasskeyEnrollContextValue | undefined>(undefined)

/** @throws `Error` outside of `PasskeyEnroll.Root`: put the part inside one. */
export function usePasskeyEnrollContext(): PasskeyEnrollContextValue {
  const value = useContext(PasskeyEnrollContext)
  if (!value)
    throw new Error(
      'This part of PasskeyEnroll stands outside of <PasskeyEnroll.Root>, so it has no passkey to make. Put it inside.',
    )
  return value
}
