import type { TypedLogin } from '@countersign/core'
import { definePart } from './definePart.tsx'
import { Form } from './Form.tsx'
import type { AddressEntry } from './useAddressEntry.ts'

type AddressFormOptions = {
  /** `undefined` where the address is known, so that the form has no field. */
  entry: AddressEntry | undefined
  /** The last address was refused. */
  refused: boolean
  /** Called with what was typed, or with `undefined` where the form has no field. Without it, nothing is taken now. */
  onAddress: ((typed: TypedLogin | undefined) => void) | undefined
}

/** The form for an email address or a phone number. Something that is neither is not sent. */
export const AddressForm = definePart(
  Form,
  ({ entry, refused, onAddress }: AddressFormOptions) => ({
    invalid: entry?.invalid || refused,
    onEdit: () => entry?.setInvalid(false),
    onSend: () => {
      if (!onAddress) return
      const field = entry?.input.current
      const typed = field ? entry.format.read(field) : undefined
      const invalid = entry !== undefined && typed === undefined
      entry?.setInvalid(invalid)
      if (invalid) field?.focus()
      else onAddress(typed)
    },
  }),
  ['entry', 'refused', 'onAddress'],
)
