import type { OtpChallenge, OtpLoginController, WalletError } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { AddressEntry } from '../../primitives/useAddressEntry.ts'
import type { CodeEntry } from '../../primitives/useCodeEntry.ts'
import type { LaterSentences } from '../../provider/laterSentences.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { Journey } from '../../provider/useJourney.ts'
import type { TypedDestination } from './showDestination.ts'

type OtpLoginContext = Journey<OtpLoginController> & {
  messages: JourneyMessages['emailOtpLogin' | 'smsOtpLogin']
  channel: 'email' | 'sms'
  errors: LaterSentences
  /** The code that was sent. */
  challenge: OtpChallenge | undefined
  /** What went wrong at this step. */
  error: WalletError | undefined
  /** `undefined` where the credential is known, also to the platform, so that no address is needed. */
  address: AddressEntry | undefined
  code: CodeEntry
  /** What the user typed in this tab. */
  typed: TypedDestination
  setTyped(typed: TypedDestination): void
  /** A security stop: there is nothing to type and nothing to try again. */
  stopped: boolean
}

export const [OtpLoginContextProvider, useOtpLoginContext] = definePartContext<OtpLoginContext>()
