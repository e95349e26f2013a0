import type { AddressFormat } from '../../primitives/useAddressEntry.ts'

/** How an email address is typed. The browser may offer a passkey in its field. */
export const emailFormat: AddressFormat = {
  attributes: { type: 'email', name: 'email', autoComplete: 'username webauthn' },
  // The browser checks it, because the field is required and of this type.
  read: ({ validity, value }) => (validity.valid ? { email: value.trim() } : undefined),
}
