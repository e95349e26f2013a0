import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/signedResourceMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'

/** The words about what a person confirms with. */
export type ScaFactorsMessages = {
  title: string
  lead: string
  /** Where the service asks this person for no proof at all. */
  notNeeded: string
  /** By the service's kind. */
  kinds: { readonly [factor: string]: string }
  otherKind: string
  details: { readonly [factor: string]: string }
  remove: string
  removeQuestion: (values: { name: ReactNode }) => ReactNode
  confirmRemove: string
  keep: string
  removed: string
  lost: string
  lostQuestion: (values: { name: ReactNode }) => ReactNode
  addTitle: string
  addTotp: string
  addPasskey: string
  /** Before and while the device asks. */
  passkeyHint: string
  passkeyAdded: string
  totpAdded: string
}

export const scaFactorsMessages: ScaFactorsMessages = {
  title: 'How you confirm',
  lead: 'With these you confirm payments and changes.',
  notNeeded: 'You do not need to confirm in this way, so there is nothing to set up.',
  kinds: { SMS_OTP: 'Phone', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  otherKind: 'Another way',
  details: {
    SMS_OTP: 'Codes by text message. This is always there.',
    TOTP: 'For signing in and trusted payees, not for payments.',
    PASSKEY: 'Fingerprint, face or screen lock.',
  },
  remove: 'Remove',
  removeQuestion: ({ name }) => <>Remove {name}? You can then no longer confirm with it.</>,
  confirmRemove: 'Yes, remove it',
  keep: 'Leave it as it is',
  removed: 'It was removed.',
  lost: 'I lost this',
  lostQuestion: ({ name }) => (
    <>
      Did you lose this: {name}? To replace it you have to show that it is you, with your face and perhaps a document.
    </>
  ),
  addTitle: 'Add another way',
  addTotp: 'Authenticator app',
  addPasskey: 'Passkey',
  passkeyHint: 'For a passkey your device asks for your fingerprint, face or screen lock at once.',
  passkeyAdded: 'Your passkey was added. You can confirm with it from now on.',
  totpAdded: 'Your authenticator app was added.',
}

/** What can go wrong while something is added or removed. */
export const scaFactorsErrors: ErrorMessages = {
  ...scaErrors,
  ...changeErrors,
  'switch-factor': scaErrors['switch-factor'],
  'sca-sign-in': scaErrors['sca-sign-in'],
  PASSKEY_WRONG_SITE: 'Passkeys are not set up for this site, so none was made. Please tell support.',
}
