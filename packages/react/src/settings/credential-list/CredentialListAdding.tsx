import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeySupport } from '../../sign-in/passkey-login/usePasskeySupport.ts'
import { ManagedListChangeButton } from '../signed-resource/ManagedListTexts.tsx'
import { useCurrentChange } from './CredentialListButtons.tsx'
import type { AwaitedCode } from './CredentialListContext.ts'
import { useCredentialListContext } from './CredentialListContext.ts'
import { credentialListMessages } from './credentialListMessages.tsx'

/** Whether ways can be added at all just now: not while one is, and not before the list is read. */
export function useCanAdd(): boolean {
  const { list, awaitedCode, addingPasskey } = useCredentialListContext()
  return list.state.list.status === 'ready' && !awaitedCode && !addingPasskey
}

const codes = {
  EMAIL_OTP: { change: 'add-email-otp', word: 'addEmailCode' },
  SMS_OTP: { change: 'add-sms-otp', word: 'addPhoneCode' },
} as const

export type CredentialListAddCodeButtonProps = ButtonProps & {
  /** Where the code goes: to the person's own email address or phone. */
  kind: keyof typeof codes
}

/** Adds a code by email or by text message. Renders nothing where there is one. */
export const CredentialListAddCodeButton = forwardRef<HTMLButtonElement, CredentialListAddCodeButtonProps>(
  function CredentialListAddCodeButton(props, ref) {
    const { kind, ...rest } = props
    const { list, startAdding } = useCredentialListContext()
    const words = useMessages('credentialList', credentialListMessages)
    const current = useCurrentChange()
    const { list: read } = list.state
    if (!useCanAdd() || read.status !== 'ready') return null
    // A wallet has one of each at most.
    if (read.content.some(({ type }) => type === kind)) return null
    const { change: type, word } = codes[kind]
    return (
      <ManagedListChangeButton
        {...rest}
        ref={ref}
        own={current?.type === type}
        onClick={(event) => {
          rest.onClick?.(event)
          startAdding()
          void list.change({ type })
        }}
      >
        {rest.children ?? words[word]}
      </ManagedListChangeButton>
    )
  },
)

/** Begins to make a passkey in place. Renders nothing where passkeys do not work. */
export const CredentialListAddPasskeyButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function CredentialListAddPasskeyButton(props, ref) {
    const { startAdding } = useCredentialListContext()
    const words = useMessages('credentialList', credentialListMessages)
    const support = usePasskeySupport()
    // A button that comes late is better than one that does not work.
    if (!useCanAdd() || !support || support.obstacle) return null
    return (
      <ManagedListChangeButton {...props} ref={ref} own={false} onAction={() => startAdding('passkey')}>
        {props.children ?? words.addPasskey}
      </ManagedListChangeButton>
    )
  },
)

/** Links an account elsewhere. Renders nothing where the root knows of none. */
export const CredentialListAddOidcButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function CredentialListAddOidcButton(props, ref) {
    const { list, oidc, oidcBusy, addOidc } = useCredentialListContext()
    const words = useMessages('credentialList', credentialListMessages)
    const current = useCurrentChange()
    const { status } = list.state.change
    if (!useCanAdd() || !oidc) return null
    const own = oidcBusy || current?.type === 'add-oauth'
    const atWork = oidcBusy || status === 'working' || status === 'signing-in'
    return (
      <BusyButton {...props} ref={ref} busy={atWork && own} unavailable={atWork && !own} onAction={() => addOidc()}>
        {props.children ?? (
          <span>{words.addOidc({ providerName: <OutsideText>{oidc.providerName}</OutsideText> })}</span>
        )}
      </BusyButton>
    )
  },
)

/** What stands there while the code of a new way is awaited. Renders nothing else. */
export function CredentialListCodeStep(props: { children: (awaited: AwaitedCode) => ReactNode }) {
  const { awaitedCode } = useCredentialListContext()
  return awaitedCode ? props.children(awaitedCode) : null
}
