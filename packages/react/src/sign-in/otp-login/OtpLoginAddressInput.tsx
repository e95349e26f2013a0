import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useEffect } from 'react'
import { useComposedRefs } from '../../primitives/useComposedRefs.ts'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginAddressLabelProps = ComponentPropsWithoutRef<'label'>

/** The label of the field for the address or number. Renders nothing where the address is known. */
export const OtpLoginAddressLabel = forwardRef<HTMLLabelElement, OtpLoginAddressLabelProps>(
  function OtpLoginAddressLabel(props, ref) {
    const { journey, ids, knowsCredential } = useOtpLoginContext()
    if (knowsCredential) return null
    return (
      <label {...props} ref={ref} htmlFor={ids.address}>
        {props.children ?? journey.words.addressLabel}
      </label>
    )
  },
)

export type OtpLoginAddressInputProps = ComponentPropsWithoutRef<'input'>

/** The field for the address or number. It keeps its text to itself until the form is sent. Renders nothing where the address is known. */
export const OtpLoginAddressInput = forwardRef<HTMLInputElement, OtpLoginAddressInputProps>(
  function OtpLoginAddressInput(props, ref) {
    const { login, ids, addressInput, knowsCredential, invalidStep } = useOtpLoginContext()
    const { state } = login
    const composed = useComposedRefs(addressInput, ref)
    const error = state.status === 'idle' ? state.error : undefined
    useEffect(() => {
      if (error) addressInput.current?.focus()
    }, [error, addressInput])

    if (knowsCredential) return null
    return (
      <input
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
        ref={composed}
        id={ids.address}
        readOnly={state.status === 'sending-code'}
        aria-invalid={invalidStep === 'address' || error ? true : undefined}
        aria-describedby={`${ids.error} ${ids.hint}`}
      />
    )
  },
)
