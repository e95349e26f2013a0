import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { emailOtpLoginMessages } from '../../messages/emailOtpLogin.tsx'
import { useComposedRefs } from '../elements/useComposedRefs.ts'
import { useEmailOtpLoginContext } from './EmailOtpLoginContext.ts'

export type EmailOtpLoginEmailLabelProps = ComponentPropsWithoutRef<'label'>

/** The label of the email field. Renders nothing where the address is known. */
export const EmailOtpLoginEmailLabel = forwardRef<HTMLLabelElement, EmailOtpLoginEmailLabelProps>(
  function EmailOtpLoginEmailLabel(props, ref) {
    const { ids, knowsCredential } = useEmailOtpLoginContext()
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    if (knowsCredential) return null
    return (
      <label {...props} ref={ref} htmlFor={ids.email}>
        {props.children ?? words.emailLabel}
      </label>
    )
  },
)

export type EmailOtpLoginEmailInputProps = ComponentPropsWithoutRef<'input'>

/** The email field. It keeps its text to itself until the form is sent. Renders nothing where the address is known. */
export const EmailOtpLoginEmailInput = forwardRef<HTMLInputElement, EmailOtpLoginEmailInputProps>(
  function EmailOtpLoginEmailInput(props, ref) {
    const { login, ids, knowsCredential, invalidStep } = useEmailOtpLoginContext()
    const { state } = login
    const own = useRef<HTMLInputElement>(null)
    const composed = useComposedRefs(own, ref)
    const error = state.status === 'idle' ? state.error : undefined
    useEffect(() => {
      if (error) own.current?.focus()
    }, [error])

    if (knowsCredential) return null
    return (
      <input
        type="email"
        name="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
        ref={composed}
        id={ids.email}
        readOnly={state.status === 'sending-code'}
        aria-invalid={invalidStep === 'email' || error ? true : undefined}
        aria-describedby={`${ids.error} ${ids.hint}`}
      />
    )
  },
)
