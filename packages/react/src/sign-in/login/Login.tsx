import type { SessionInfo, SignInChoice } from '@countersign/core'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { showDestination } from '../otp-login/index.ts'
import { usePasskeySupport } from '../passkey-login/index.ts'
import { LoginContextProvider, useLoginContext } from './LoginContext.ts'
import { type LoginOptions, useLoginOptions } from './LoginOptions.ts'
import { loginMessages } from './loginMessages.ts'
import { useLogin } from './useLogin.ts'
import { useLoginAddress } from './useLoginAddress.ts'
import { type LoginMethod, providerMethod, useLoginMethod } from './useLoginMethod.ts'

export * from './LoginAddress.tsx'
export { useLoginContext as useChoice } from './LoginContext.ts'

type RootProps = SignInChoice &
  LoginOptions & {
    /** The credential that this browser used last: it is taken at once where the wallet still has it. */
    lastCredentialId?: string | undefined
    /** The user has just asked for that one, so it begins as soon as it is known to be there. */
    atOnce?: boolean | undefined
    /** Called once for each sign-in. */
    onSignedIn?: ((session: SessionInfo) => void) | undefined
  }

/**
 * Holds the choice of how to sign in for the parts inside. `data-status`: its status. `data-pending`: it is not known yet
 * what to show first. `identifiers` and `oidc` are those of the session guard around it by default.
 */
export const Root = definePart(
  'div',
  ({ accountId, credentialIds, lastCredentialId, atOnce = false, onSignedIn, ...options }: RootProps) => {
    const around = useLoginOptions()
    const { identifiers = around.identifiers ?? ['email'], oidc = around.oidc } = options
    const login = useLogin({ accountId, credentialIds })
    const messages = useMessages('login', loginMessages)
    const support = usePasskeySupport()
    const knowsWallet = accountId !== undefined
    const choice = useLoginMethod({
      login,
      lastCredentialId,
      offersOidc: oidc !== undefined,
      answered: oidc?.answer !== undefined,
      canUsePasskeys: support !== undefined && support.obstacle === undefined,
      knowsWallet,
    })
    const address = useLoginAddress(login.state, identifiers)
    const pending = !choice.method && !choice.moved && (!login.loaded || !support)
    const asked = atOnce && !choice.moved && choice.method?.credentialId === lastCredentialId
    const beginsAtOnce = choice.pressed || asked
    const context = { ...login, messages, choice, address, oidc, knowsWallet, pending, beginsAtOnce, onSignedIn }
    return {
      state: { status: login.state.status, pending },
      wrap: provide(LoginContextProvider, context),
    }
  },
  ['accountId', 'credentialIds', 'lastCredentialId', 'atOnce', 'onSignedIn', 'identifiers', 'oidc'],
)

type HeadingOptions = {
  /** Takes the focus when it appears, too; it always does when the user returns to it. */
  focusOnMount?: boolean | undefined
  children?: ReactNode
}

/** Names the step and takes the focus when it changes. `children` replace the words. */
export const Heading = definePart(
  BaseHeading,
  ({ focusOnMount }: HeadingOptions) => {
    const { state, choice, pending, messages } = useLoginContext()
    const isChoosing = state.status === 'choosing'
    const takesFocus = focusOnMount || choice.moved
    return {
      // A field that is not shown yet cannot have the focus: its step opens when it is known what to show first.
      step: isChoosing ? 'choose' : pending && takesFocus ? 'pending' : 'start',
      focusOnMount: takesFocus,
      text: isChoosing ? messages.chooseTitle : messages.title,
    }
  },
  ['focusOnMount'],
)

/** Says that the methods are being looked up, or that the page offers none of them. Renders nothing otherwise. */
export const Notice = definePart('p', () => {
  const { state, choice, knowsWallet, pending, messages } = useLoginContext()
  const noMethod = state.status === 'choosing' && choice.methods.length === 0
  if (!noMethod && !(knowsWallet && pending)) return null
  return { role: 'status', children: noMethod ? messages.noMethod : messages.looking }
})

type MethodListOptions = {
  /** Class of the button of each method. */
  buttonClassName?: string | undefined
}

/** The methods of the wallet as buttons, the last used first. Renders nothing while there is nothing to choose from. */
export const MethodList = definePart(
  'ul',
  ({ buttonClassName }: MethodListOptions) => {
    const { method, methods } = useLoginContext().choice
    if (method || methods.length === 0) return null
    return {
      children: methods.map((one) => (
        <li key={one.credentialId}>
          <MethodButton method={one} className={buttonClassName} />
        </li>
      )),
    }
  },
  ['buttonClassName'],
)

/** A name that is masked completely does not tell one method from another. */
const maskedCompletely = /^•+$/

const MethodButton = definePart(
  Button,
  ({ method }: { method: LoginMethod }) => {
    const { choice, address, oidc, messages } = useLoginContext()
    const { type, nickname } = method
    const names = {
      EMAIL_OTP: messages.emailCode,
      SMS_OTP: messages.smsCode,
      PASSKEY: messages.passkey,
      OAUTH: messages.continueWith({ provider: oidc?.providerName ?? '' }),
    }
    return {
      state: { method: type },
      onPress: () => choice.choose(method),
      children: (
        <>
          <span data-part="method">{names[type]}</span>{' '}
          {nickname && !maskedCompletely.test(nickname) && (
            <UntrustedText>{showDestination(nickname, address.typed)}</UntrustedText>
          )}
        </>
      ),
    }
  },
  ['method'],
)

/** Sends the form it stands in; busy while the methods are looked up. */
export const SubmitButton = definePart(Button, () => {
  const { state, messages } = useLoginContext()
  return { type: 'submit' as const, busy: state.status === 'looking-up', text: messages.find }
})

/** Signs in with the passkey that this device remembers. Renders nothing if the device remembers no passkey. */
export const PasskeyButton = definePart(Button, () => {
  const { choice, messages } = useLoginContext()
  const { rememberedPasskey, choose } = choice
  if (!rememberedPasskey) return null
  return { onPress: () => choose(rememberedPasskey), text: messages.usePasskey }
})

/** Signs in with any account at the provider. Renders nothing without a provider. */
export const ProviderButton = definePart(Button, () => {
  const { state, choice, oidc, messages } = useLoginContext()
  if (!oidc || state.status === 'choosing') return null
  const text = messages.continueWith({ provider: oidc.providerName })
  return { onPress: () => choice.choose(providerMethod), text }
})

/** Asks for the number instead of the address, or the reverse. Renders nothing where users are asked for only one. */
export const SwitchButton = definePart(Button, () => {
  const { state, address, messages } = useLoginContext()
  const { otherKind, ask } = address
  if (!otherKind) return null
  return {
    unavailable: state.status === 'looking-up',
    onPress: () => ask(otherKind),
    text: otherKind === 'email' ? messages.useEmail : messages.usePhone,
  }
})

/** Returns from the methods to the beginning, for another address. Renders nothing where only one wallet is possible. */
export const RestartButton = definePart(Button, () => {
  const { state, restart, knowsWallet, messages } = useLoginContext()
  if (knowsWallet || state.status !== 'choosing') return null
  return { onPress: () => restart(), text: messages.restart }
})

/** Returns from the method that is taken to the others, or to the field if it is the only one. Else renders nothing. */
export const BackButton = definePart(Button, () => {
  const { choice, address, messages } = useLoginContext()
  const { goBack, isOnlyMethod } = choice
  const change = address.kind === 'email' ? messages.changeEmail : messages.changePhone
  return goBack ? { onPress: goBack, text: isOnlyMethod ? change : messages.anotherWay } : null
})
