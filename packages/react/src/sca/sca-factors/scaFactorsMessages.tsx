import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Named = { name: ReactNode }

/** What the list of factors says. */
export const scaFactorsMessages = {
  title: 'How you confirm payments',
  /** Where the service does not ask this customer for proofs. */
  notNeeded: 'You don’t need to confirm payments this way.',
  /** By the factor. */
  kinds: { SMS_OTP: 'Phone', TOTP: 'Authenticator app', PASSKEY: 'Passkey' },
  otherKind: 'Another way',
  details: {
    SMS_OTP: 'Text message codes · Always\u00a0on',
    TOTP: 'For signing in and trusted payees, not for payments',
    PASSKEY: 'Fingerprint, face or screen lock',
  },
  remove: 'Remove',
  /** Only passkeys can be removed. */
  removeQuestion: (_factor: Named): ReactNode => 'Remove this passkey? You won’t be able to confirm payments with it.',
  confirmRemove: 'Remove',
  keep: 'Cancel',
  removed: 'Passkey removed.',
  lost: 'Lost it?',
  lostQuestion: (_factor: Named): ReactNode => 'To replace it, verify your identity with a selfie and possibly an ID.',
  addTitle: 'Add another way',
  addTotp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  /** Before the device prompts, and while it does. */
  passkeyHint: 'The passkey you sign in with doesn’t count here: add a separate one.',
  passkeyAdded: 'Passkey added. You can now confirm payments with it.',
  totpAdded: 'Authenticator app added.',
}

/** What can go wrong while something is added or removed. */
export const scaFactorsErrors = {
  ...scaErrors,
  ...changeErrors,
  'switch-factor': scaErrors['switch-factor'],
  'sca-sign-in': scaErrors['sca-sign-in'],
  PASSKEY_WRONG_SITE: 'Passkeys aren’t set up for this site. Contact support.',
} satisfies ErrorMessages
