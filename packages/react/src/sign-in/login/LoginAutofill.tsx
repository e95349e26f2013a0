import type { ComponentPropsWithoutRef } from 'react'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { passkeyLoginErrors, passkeyLoginMessages, usePasskeyLogin } from '../passkey-login/index.ts'
import { useLoginContext } from './LoginContext.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/**
 * Lets the browser offer the passkey that this device remembers in the address field, and says what became of it.
 * Renders nothing where no passkey is remembered.
 */
export function LoginAutofill(props: ParagraphProps) {
  return useLoginContext().choice.rememberedPasskey ? <OfferedPasskey {...props} /> : null
}

function OfferedPasskey(props: ParagraphProps) {
  const { choice, onSignedIn } = useLoginContext()
  const { state } = usePasskeyLogin({ remembered: choice.rememberedPasskey?.remembered, autofill: true, onSignedIn })
  const words = useMessages('passkeyLogin', passkeyLoginMessages)
  const sentenceFor = useErrorMessage(passkeyLoginErrors)
  const error = state.status === 'idle' ? state.error : undefined
  return (
    <p role="status" {...props} data-error-code={error?.code}>
      {state.status === 'verifying' ? words.verifying : sentenceFor(error)}
    </p>
  )
}
