import type { OtpLoginController, OtpLoginState } from '@countersign/core'
import { isSecurityStop } from '@countersign/core/client'
import { useState } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { provide } from '../../primitives/provide.tsx'
import { type AddressFormat, useAddressEntry } from '../../primitives/useAddressEntry.ts'
import { useCodeEntry } from '../../primitives/useCodeEntry.ts'
import type { LaterSentences } from '../../provider/laterSentences.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { Journey } from '../../provider/useJourney.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { OtpLoginContextProvider } from './OtpLoginContext.ts'
import type { TypedDestination } from './showDestination.ts'
import type { UseOtpLoginOptions } from './useOtpLogin.ts'

/** What differs between a code by email and a code by text message. */
export type OtpChannel = {
  channel: 'email' | 'sms'
  useLogin(options: UseOtpLoginOptions): Journey<OtpLoginController>
  format: AddressFormat
  messages: JourneyMessages['emailOtpLogin' | 'smsOtpLogin']
  errors: LaterSentences
}

type RootProps = Omit<UseOtpLoginOptions, 'client'> & {
  /** What the user typed in this tab to get here: shown in full where the code went there. */
  typed?: TypedDestination
}

/** Defines the root of a sign-in by code for one channel, so that a page loads only the channels that it uses. */
// @__NO_SIDE_EFFECTS__
export function defineOtpLoginRoot({ channel, useLogin, format, messages: defaults, errors }: OtpChannel) {
  return definePart(
    'div',
    (options: RootProps) => {
      const login = useLogin(options)
      const messages = useMessages(`${channel}OtpLogin`, defaults)
      const { state } = login
      const challenge = 'challenge' in state ? state.challenge : undefined
      const { error } = state
      const knowsCredential = useKnowsCredential(options.credentialId ?? options.challenge?.credentialId, state)
      const entry = useAddressEntry(format)
      const address = knowsCredential ? undefined : entry
      const [typed, setTyped] = useState(options.typed)
      const { codeLength: length = 0, codeCharacters: characters = 'digits' } = challenge ?? {}
      const code = useCodeEntry({ length, characters, step: 'code' })
      const stopped = isSecurityStop(error)
      const context = { ...login, messages, channel, errors, challenge, error, address, code, typed, setTyped, stopped }
      return {
        state: { status: state.status },
        wrap: provide(OtpLoginContextProvider, context),
      }
    },
    ['credentialId', 'challenge', 'sendAtOnce', 'typed', 'onSignedIn'],
  )
}

/** Whether no address is needed. No longer true once the platform reports that it no longer knows the user. */
function useKnowsCredential(credentialId: string | undefined, state: OtpLoginState): boolean {
  const [refusedId, setRefusedId] = useState<string>()
  const code = state.error?.code
  const refused = code === 'SIGN_IN_REQUIRED' || code === 'LOGIN_TICKET_REQUIRED'
  if (refused && refusedId !== credentialId) setRefusedId(credentialId)
  return credentialId !== undefined && credentialId !== refusedId && !refused
}
