import { isSecurityStop } from '@countersign/core/client'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { PasskeyLoginContextProvider, usePasskeyLoginContext } from './PasskeyLoginContext.ts'
import { passkeyLoginMessages } from './passkeyLoginMessages.tsx'
import { passkeyLoginSentences } from './passkeyLoginSentences.ts'
import { type UsePasskeyLoginOptions, usePasskeyLogin } from './usePasskeyLogin.ts'
import { usePasskeySupport } from './usePasskeySupport.ts'

type RootProps = Omit<UsePasskeyLoginOptions, 'client' | 'autofill'> & {
  /** The user's name for the passkey, where it is known and not part of `remembered`. */
  passkeyName?: string | undefined
  /** Offers another way to sign in; without it there is no button for that. */
  onUseAnotherWay?: (() => void) | undefined
}

/** Holds one sign-in with a passkey for the parts inside. `data-status`: its status. `data-obstacle`: why it cannot work. */
export const Root = definePart(
  'div',
  ({ credentialId, remembered, passkeyName, startAtOnce, onUseAnotherWay, onSignedIn }: RootProps) => {
    const login = usePasskeyLogin({ credentialId, remembered, startAtOnce, onSignedIn })
    const messages = useMessages('passkeyLogin', passkeyLoginMessages)
    const obstacle = usePasskeySupport()?.obstacle
    const shared = { ...login, messages, obstacle, passkeyName: passkeyName ?? remembered?.nickname, onUseAnotherWay }
    return {
      state: { status: login.state.status, obstacle },
      wrap: provide(PasskeyLoginContextProvider, shared),
    }
  },
  ['credentialId', 'remembered', 'passkeyName', 'startAtOnce', 'onUseAnotherWay', 'onSignedIn'],
)

/** Names the step and takes the focus once the user is signed in. `children` replace the title of the first step. */
export const Heading = definePart(BaseHeading, () => {
  const { state, messages } = usePasskeyLoginContext()
  return state.status === 'signed-in'
    ? { step: 'done', children: messages.signedInTitle }
    : { step: 'start', text: messages.title }
})

/** Explains what will happen, or why it cannot happen here. Renders nothing once the user is signed in. */
export const Explanation = definePart('p', () => {
  const { state, messages, obstacle, passkeyName } = usePasskeyLoginContext()
  if (state.status === 'signed-in') return null
  const name = passkeyName ? <UntrustedText>{passkeyName}</UntrustedText> : undefined
  return { children: obstacle ? messages.obstacles[obstacle] : messages.explanation({ name }) }
})

/** Says that the device prompts the user or the service checks. Always in the page, so that it is announced. */
export const Progress = definePart('p', () => {
  const { state, messages } = usePasskeyLoginContext()
  const { status } = state
  return { role: 'status', children: (status === 'prompting' || status === 'verifying') && messages[status] }
})

/** Says what went wrong and what to do. Empty after a closed prompt, which is not an error. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state } = usePasskeyLoginContext()
  return {
    journey: 'passkeyLogin' as const,
    sentences: passkeyLoginSentences,
    error: state.error,
  }
})

/** Opens the passkey prompt; busy until it ends. Renders nothing where passkeys cannot be used and after a security stop. */
export const StartButton = definePart(Button, () => {
  const { state, isBusy, start, messages, obstacle } = usePasskeyLoginContext()
  if (obstacle || state.status === 'signed-in' || isSecurityStop(state.error)) return null
  return { busy: isBusy, onPress: () => void start(), text: messages.start }
})

/** Closes the prompt and leads to the other ways to sign in. Renders nothing without `onUseAnotherWay`. */
export const AnotherWayButton = definePart(Button, () => {
  const { state, cancel, messages, onUseAnotherWay } = usePasskeyLoginContext()
  if (!onUseAnotherWay || state.status === 'signed-in') return null
  const leave = () => {
    cancel()
    onUseAnotherWay()
  }
  return { onPress: leave, text: messages.anotherWay }
})

/** Leads to support after a security stop, where the provider has a `supportUrl`. Renders nothing otherwise. */
export const SupportLink = definePart(BaseSupportLink, () =>
  isSecurityStop(usePasskeyLoginContext().state.error) ? {} : null,
)
