import { createContext, useContext } from 'react'
import type { ContactChangeBinding } from './useContactChange.ts'

export type ContactKind = 'email' | 'phoneNumber'

export type ContactChangeContextValue = {
  contact: ContactChangeBinding
  /** Which one is being changed. */
  editing: ContactKind | undefined
  edit(kind: ContactKind | undefined): void
  /** Whether the field was sent with something that can be no address or no number. */
  invalid: boolean
  setInvalid(invalid: boolean): void
}

export const ContactChangeContext = createContext<ContactChangeContextValue | undefined>(undefined)

/** @throws `Error` outside of `ContactChange.Root`: put the part inside one. */
export function useContactChangeContext(): ContactChangeContextValue {
  const value = useContext(ContactChangeContext)
  if (!value)
    throw new Error(
      'This part of ContactChange stands outside of <ContactChange.Root>, so it has no contact to show. Put it inside.',
    )
  return value
}

export type ContactItem = { id: ContactKind; value: string | undefined }
export const ContactItemContext = createContext<ContactItem | undefined>(undefined)

/** @throws `Error` outside of `ContactChange.Items`: put the part inside one. */
export function useContactItem(): ContactItem {
  const value = useContext(ContactItemContext)
  if (!value)
    throw new Error(
      'This part of ContactChange shows one contact and stands outside of <ContactChange.Items>. Put it inside.',
    )
  return value
}
