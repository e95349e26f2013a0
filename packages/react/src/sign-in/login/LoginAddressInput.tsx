import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect, useRef } from 'react'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginMessages } from './loginMessages.ts'

/** The label of the field for the address or number. */
export const LoginAddressLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function LoginAddressLabel(props, ref) {
    const { kind, ids } = useLoginContext().address
    const words = useMessages('login', loginMessages)
    return (
      <label {...props} ref={ref} htmlFor={ids.address}>
        {props.children ?? (kind === 'email' ? words.emailLabel : words.phoneLabel)}
      </label>
    )
  },
)

/** What a browser needs to know to fill each of the fields. */
const fields = {
  email: { type: 'email', name: 'email', autoComplete: 'username webauthn' },
  phone: { type: 'tel', name: 'phone', autoComplete: 'tel', dir: 'ltr' },
} as const

export type LoginAddressInputProps = ComponentPropsWithoutRef<'input'>

/** The field for the address or number. It keeps its text to itself until the form is sent. */
export const LoginAddressInput = forwardRef<HTMLInputElement, LoginAddressInputProps>(
  function LoginAddressInput(props, ref) {
    const { login, address } = useLoginContext()
    const { state } = login
    const own = useRef<HTMLInputElement>(null)
    const composed = useComposedRefs(own, ref)
    const error = state.status === 'idle' ? state.error : undefined
    useEffect(() => {
      if (error) own.current?.focus()
    }, [error])
    return (
      <input
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fields[address.kind]}
        {...props}
        // An address is no number: each has a field of its own.
        key={address.kind}
        ref={composed}
        id={address.ids.address}
        readOnly={state.status === 'looking-up'}
        aria-invalid={address.invalid || error ? true : undefined}
        aria-describedby={`${address.ids.error} ${address.ids.hint}`}
      />
    )
  },
)
