import { definePartContext } from '../../primitives/definePartContext.ts'
import type { CodeEntry } from '../../primitives/useCodeEntry.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useTotpEnrollment } from './useTotpEnrollment.ts'

type TotpEnrollmentContext = ReturnType<typeof useTotpEnrollment> & {
  messages: JourneyMessages['totpEnrollment']
  step: 'start' | 'code' | 'recovery' | 'cleared' | 'done'
  code: CodeEntry
  /** Leaves the enrollment. `undefined` where the page does not offer that. */
  close: (() => void) | undefined
}

export const [TotpEnrollmentContextProvider, useTotpEnrollmentContext] = definePartContext<TotpEnrollmentContext>()
