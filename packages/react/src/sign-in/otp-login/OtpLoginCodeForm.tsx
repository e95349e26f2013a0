import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginCodeFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The form for the code. Renders a `<form>` while a code is expected, and nothing otherwise. */
export const OtpLoginCodeForm = forwardRef<HTMLFormElement, OtpLoginCodeFormProps>(
  function OtpLoginCodeForm(props, ref) {
    const { login, codeInput, invalidStep, setInvalidStep } = useOtpLoginContext()
    const { state, submitCode } = login
    if (state.status !== 'awaiting-code' && state.status !== 'verifying-code') return null

    return (
      <form
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={invalidStep === 'code' || (state.status === 'awaiting-code' && state.error) ? '' : undefined}
        aria-busy={state.status === 'verifying-code'}
        onInput={(event) => {
          props.onInput?.(event)
          setInvalidStep(undefined)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const field = codeInput.current
          if (state.status !== 'awaiting-code' || !field) return
          // Half a code would cost one of few tries.
          const half = field.value.length < state.challenge.codeLength
          setInvalidStep(half ? 'code' : undefined)
          if (half) field.focus()
          else void submitCode(field.value)
        }}
      />
    )
  },
)
