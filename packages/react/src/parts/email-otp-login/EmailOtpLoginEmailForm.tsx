import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useEmailOtpLoginContext } from './EmailOtpLoginContext.ts'

export type EmailOtpLoginEmailFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The first step: asks for a code. Renders a `<form>` until a code is on its way, and nothing after. */
export const EmailOtpLoginEmailForm = forwardRef<HTMLFormElement, EmailOtpLoginEmailFormProps>(
  function EmailOtpLoginEmailForm(props, ref) {
    const { login, knowsCredential, invalidStep, setInvalidStep } = useEmailOtpLoginContext()
    const { state, requestCode, prepare } = login
    if (state.status !== 'idle' && state.status !== 'sending-code') return null

    function submit(form: HTMLFormElement) {
      if (state.status === 'sending-code') return
      if (knowsCredential) return void requestCode()
      const field = form.elements.namedItem('email') as HTMLInputElement | null
      const invalid = !field?.validity.valid
      setInvalidStep(invalid ? 'email' : undefined)
      if (invalid) field?.focus()
      else void requestCode({ email: field.value.trim() })
    }

    return (
      <form
        // A page that is not hydrated yet would put the address into the URL.
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={invalidStep === 'email' || (state.status === 'idle' && state.error) ? '' : undefined}
        onInput={(event) => {
          props.onInput?.(event)
          prepare()
          setInvalidStep(undefined)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          prepare()
          submit(event.currentTarget)
        }}
      />
    )
  },
)
