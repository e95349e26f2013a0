import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Named = { name: ReactNode }

/** What the list of factors says. */
export const scaFactorsMessages = {
  title: 'How you confirm',
  lead: 'With these you confirm payments and changes.',
  /** Where the service does not ask this customer for proofs. */
  notNeeded: 'You do not need to confirm in this way, so there is nothing to set up.',
  /** By the factor. */
  kinds: { SMS_OTP: 'Phone', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  otherKind: 'Another way',
  details: {
    SMS_OTP: 'Codes by text message. This is always there.',
    TOTP: 'For signing in and trusted payees, not for payments.',
    PASSKEY: 'Fingerprint, face or screen lock.',
  },
  remove: 'Remove',
  removeQuestion: ({ name }: Named) => <>Remove {name}? You can then no longer confirm with it.</>,
  confirmRemove: 'Yes, remove it',
  keep: 'Leave it as it is',
  removed: 'It was removed.',
  lost: 'I lost this',
  lostQuestion: ({ name }: Named) => (
    <>
      Did you lose this: {name}? To replace it you have to show that it is you, with your face and perhaps a document.
    </>
  ),
  addTitle: 'Add another way',
  addTotp: 'Authenticator app',
  addPasskey: 'Passkey',
  /** Before the device prompts, and while it does. */
  passkeyHint: 'For a passkey your device asks for your fingerprint, face or screen lock at once.',
  passkeyAdded: 'Your passkey was added. You can confirm with it from now on.',
  totpAdded: 'Your authenticator app was added.',
}

/** What can go wrong while something is added or removed. */
export const scaFactorsErrors = {
  ...scaErrors,
  ...changeErrors,
  'switch-factor': scaErrors['switch-factor'],
  'sca-sign-in': scaErrors['sca-sign-in'],
  PASSKEY_WRONG_SITE: 'Passkeys are not set up for this site, so none was made. Please tell support.',
} satisfies ErrorMessages
