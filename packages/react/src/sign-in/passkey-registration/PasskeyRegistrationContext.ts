import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { usePasskeyRegistration } from './usePasskeyRegistration.ts'

type PasskeyRegistrationContext = ReturnType<typeof usePasskeyRegistration> & {
  messages: JourneyMessages['passkeyRegistration']
  /** This page cannot register a passkey. */
  obstructed: boolean
  /** What the ids that tie the label and the messages to the field begin with. */
  id: string
  /** The form was sent with a name that cannot be used. */
  nameInvalid: boolean
  setNameInvalid(invalid: boolean): void
  onSkip: (() => void) | undefined
}

export const [PasskeyRegistrationContextProvider, usePasskeyRegistrationContext] =
  definePartContext<PasskeyRegistrationContext>()
