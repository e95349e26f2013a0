import type { TypedLogin } from '@countersign/core'
import { type RefObject, useId, useRef, useState } from 'react'

/** How an email address or a phone number is typed and read. */
export type AddressFormat = {
  /** What tells the browser how to fill the field. */
  attributes: { type: 'email' | 'tel'; name: string; autoComplete: string; dir?: 'ltr' }
  /** Returns what was typed, or `undefined` where it is not an address or a number. */
  read(field: HTMLInputElement): TypedLogin | undefined
}

/** What the form, the label, the field and the messages of one address share. The address itself is only in the field. */
export type AddressEntry = {
  format: AddressFormat
  /** Ids that tie the label and the messages to the field. */
  ids: { label: string; address: string; error: string; hint: string }
  input: RefObject<HTMLInputElement | null>
  /** The form was sent with something that is not an address or a number. */
  invalid: boolean
  setInvalid(invalid: boolean): void
}

/** Creates what the parts of a form for an address share. */
export function useAddressEntry(format: AddressFormat): AddressEntry {
  const input = useRef<HTMLInputElement>(null)
  const [invalid, setInvalid] = useState(false)
  const id = useId()
  const ids = {
    label: `${id}label`,
    address: `${id}address`,
    error: `${id}error`,
    hint: `${id}hint`,
  }
  return { format, ids, input, invalid, setInvalid }
}
