import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { emailFormat } from '../email-otp-login/index.ts'
import { phoneFormat } from '../sms-otp-login/index.ts'
import { useLoginContext } from './LoginContext.ts'

export type LoginAddressFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** Asks who it is. Renders a `<form>` while that is not known, and nothing otherwise. */
export const LoginAddressForm = forwardRef<HTMLFormElement, LoginAddressFormProps>(
  function LoginAddressForm(props, ref) {
    const { login, choice, address } = useLoginContext()
    const { state } = login
    if (state.status === 'choosing' || choice.way) return null

    function submit(field: HTMLInputElement | null) {
      if (state.status !== 'idle' || !field) return
      const typed = (address.kind === 'email' ? emailFormat : phoneFormat).read(field)
      address.setInvalid(typed === undefined)
      if (typed === undefined) field.focus()
      else choice.find(typed)
    }

    return (
      <form
        // A page that is not hydrated yet would put the address into the URL.
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={address.invalid || (state.status === 'idle' && state.error) ? '' : undefined}
        onInput={(event) => {
          props.onInput?.(event)
          address.setInvalid(false)
          choice.stay()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget.querySelector<HTMLInputElement>(`[id="${address.ids.address}"]`))
        }}
      />
    )
  },
)
