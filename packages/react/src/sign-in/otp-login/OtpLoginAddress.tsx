import type { TypedLogin } from '@countersign/core'
import { AddressField } from '../../primitives/AddressField.tsx'
import { AddressForm as BaseAddressForm } from '../../primitives/AddressForm.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { useOtpLoginContext } from './OtpLoginContext.ts'

/** The form of the first step, which asks for a code. Renders nothing at other steps. */
export const AddressForm = definePart(BaseAddressForm, () => {
  const { state, requestCode, prepare, error, address, code, setTyped } = useOtpLoginContext()
  if (state.status !== 'idle' && state.status !== 'sending-code') return null
  function request(typed: TypedLogin | undefined) {
    code.setIncomplete(false)
    setTyped(typed && ('email' in typed ? typed.email : typed.phoneNumber))
    void requestCode(typed)
  }
  return {
    entry: address,
    refused: error !== undefined,
    onAddress: state.status === 'idle' ? request : undefined,
    onInput: prepare,
    onSubmit: prepare,
    state: { status: state.status },
  }
})

/** The label of the field for the address or number. Renders nothing where the address is known. */
export const AddressLabel = definePart('label', () => {
  const { address, stopped, messages } = useOtpLoginContext()
  if (!address || stopped) return null
  return { id: address.ids.label, htmlFor: address.ids.address, text: messages.addressLabel }
})

/**
 * The field for the address or number, which is sent from there and stored nowhere. Renders nothing where it is known, and
 * after a security stop.
 */
export const AddressInput = definePart(AddressField, () => {
  const { state, error, address, typed, stopped } = useOtpLoginContext()
  if (!address || stopped) return null
  return {
    entry: address,
    error,
    busy: state.status === 'sending-code',
    // A user who comes back corrects what they typed.
    ...(typed !== undefined && { defaultValue: typed }),
  }
})
