import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What the list of sign-in methods says. */
export const credentialListMessages = {
  title: 'Ways to sign in',
  /** By the service's type. */
  kinds: {
    EMAIL_OTP: 'Email code',
    SMS_OTP: 'Text message code',
    PASSKEY: 'Passkey',
    OAUTH: 'Linked account',
  },
  otherKind: 'Another way',
  current: 'You signed in with this',
  lastUsed: ({ time }: { time: string }) => `Last used here ${time}`,
  /** When a passkey was added, which tells two of the same browser and system apart. `time` is a date. */
  addedOn: ({ time }: { time: string }) => `Added ${time}`,
  remove: 'Remove',
  removeQuestion: ({ name }: { name: ReactNode }) => (
    <>Remove {name}? You won’t be able to sign in with it, and devices that used it will be signed out.</>
  ),
  confirmRemove: 'Remove',
  keep: 'Cancel',
  /** Shown instead of the button where there is only one method. */
  lastOne: 'This is your only sign-in method. Add another before you remove it.',
  /** What was removed or added, by the service's type. */
  removed: {
    EMAIL_OTP: 'Email removed.',
    SMS_OTP: 'Phone number removed.',
    PASSKEY: 'Passkey removed.',
    OAUTH: 'Linked account removed.',
  },
  removedOther: 'Sign-in method removed.',
  added: {
    EMAIL_OTP: 'You can now sign in by email.',
    SMS_OTP: 'You can now sign in by text message.',
    PASSKEY: 'Passkey added.',
    OAUTH: 'Account linked.',
  },
  addTitle: 'Add another way',
  addEmailCode: 'Add email codes',
  addPhoneCode: 'Add text message codes',
  /** Where the customer has no phone number that codes could go to. */
  phoneMissing: 'To get codes by text message, add a phone number under “Email and phone” first.',
  addPasskey: 'Add a passkey',
  addOidc: ({ providerName }: { providerName: ReactNode }) => <>Link {providerName}</>,
  /** While the code that was sent to it is awaited. */
  codeTitles: { EMAIL_OTP: 'Verify your email address', SMS_OTP: 'Verify your phone number' },
  submitCode: 'Verify',
  skipCode: 'Later',
  /** Of an address or a number whose code has not been typed yet. */
  unverified: 'Not verified yet',
}

const changedMeanwhile = 'Your sign-in methods changed. Nothing was updated. Check the list and try again.'

/** What can go wrong while a sign-in method is added or removed. */
export const credentialListErrors = {
  ...changeErrors,
  AUTH_CREDENTIAL_VERIFICATION_EXPIRED: 'This wasn’t confirmed in time. Nothing was changed. Start again.',
  AUTH_CREDENTIAL_VERIFICATION_REQUIRED: 'Confirm this with a code first: sign in with it once.',
  EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS: 'You already sign in with email codes.',
  EMAIL_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'This email address is already used to sign in.',
  INVALID_INPUT: 'Codes need an email address or phone number. Add it under “Email and phone” first.',
  LAST_CREDENTIAL: 'This is your only sign-in method. Add another before you remove it.',
  OIDC_TOKEN_REFUSED: 'That account couldn’t be verified. Nothing was changed. Try again.',
  OTHER_CREDENTIAL_REQUIRED: 'Sign in another way to remove this one. Nothing was changed.',
  PASSKEY_ALREADY_HERE: 'This device already has a passkey for this wallet.',
  PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'You already sign in with this passkey.',
  SMS_OTP_CREDENTIAL_ALREADY_EXISTS: 'You already sign in with text message codes.',
  SMS_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'This phone number is already used to sign in.',
} satisfies ErrorMessages
