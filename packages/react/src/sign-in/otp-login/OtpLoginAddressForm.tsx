import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginAddressFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'>

/** The first step: asks for a code. Renders a `<form>` until a code is on its way, and nothing after. */
export const OtpLoginAddressForm = forwardRef<HTMLFormElement, OtpLoginAddressFormProps>(
  function OtpLoginAddressForm(props, ref) {
    const { login, journey, knowsCredential, addressInput, invalidStep, setInvalidStep } = useOtpLoginContext()
    const { state, sendCode, prepare } = login
    if (state.status !== 'idle' && state.status !== 'sending-code') return null

    function submit() {
      if (state.status === 'sending-code') return
      if (knowsCredential) return sendCode()
      const field = addressInput.current
      const address = field ? journey.readAddress(field) : undefined
      setInvalidStep(address === undefined ? 'address' : undefined)
      if (address === undefined) field?.focus()
      else sendCode(address)
    }

    return (
      <form
        // A page that is not hydrated yet would put the address into the URL.
        method="post"
        noValidate
        {...props}
        ref={ref}
        data-status={state.status}
        data-invalid={invalidStep === 'address' || (state.status === 'idle' && state.error) ? '' : undefined}
        onInput={(event) => {
          props.onInput?.(event)
          prepare()
          setInvalidStep(undefined)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          prepare()
          submit()
        }}
      />
    )
  },
)
