import type { RefObject } from 'react'
import { createContext, useContext } from 'react'
import type { ClipboardStatus } from '../../primitives/clipboard/copyTemporarily.ts'
import type { TotpEnrollBinding } from './useTotpEnroll.ts'

export type TotpEnrollStep = 'start' | 'code' | 'recovery' | 'cleared' | 'done'

export type TotpEnrollContextValue = {
  enroll: TotpEnrollBinding
  step: TotpEnrollStep
  /** Ids that tie label and messages to the field. */
  ids: { code: string; error: string; hint: string }
  codeInput: RefObject<HTMLInputElement | null>
  /** Whether half a code was sent. */
  incomplete: boolean
  setIncomplete(incomplete: boolean): void
  copying: { status: ClipboardStatus | undefined; copy(text: string): void }
  /** Leaves the screen, where the page around lets it be left. */
  close: (() => void) | undefined
}

export const TotpEnrollContext = createContext<TotpEnrollContextValue | undefined>(undefined)

/** @throws `Error` outside of `TotpEnroll.Root`: put the part inside one. */
export function useTotpEnrollContext(): TotpEnrollContextValue {
  const value = useContext(TotpEnrollContext)
  if (!value)
    throw new Error(
      'This part of TotpEnroll stands outside of <TotpEnroll.Root>, so it has no app to connect. Put it inside.',
    )
  return value
}
