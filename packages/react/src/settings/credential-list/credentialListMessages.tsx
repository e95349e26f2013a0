import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What the list of sign-in methods says. */
export const credentialListMessages = {
  title: 'Ways to sign in',
  /** By the service's type. */
  kinds: {
    EMAIL_OTP: 'Code by email',
    SMS_OTP: 'Code by text message',
    PASSKEY: 'Passkey',
    OAUTH: 'Linked account',
  },
  otherKind: 'Another way',
  current: 'You used it to sign in now',
  lastUsed: ({ time }: { time: string }) => `Last used here ${time}`,
  remove: 'Remove',
  removeQuestion: ({ name }: { name: ReactNode }) => (
    <>Remove {name}? It will no longer let you in, and devices that signed in with it are signed out.</>
  ),
  confirmRemove: 'Yes, remove it',
  keep: 'Keep it',
  /** Shown instead of the button where there is only one method. */
  lastOne: 'Your only way in, so it stays. To remove it, add another one first.',
  removed: 'It was removed.',
  addTitle: 'Add another way',
  addEmailCode: 'Code by email',
  addPhoneCode: 'Code by text message',
  addPasskey: 'Passkey on this device',
  addOidc: ({ providerName }: { providerName: ReactNode }) => <>Account at {providerName}</>,
  added: 'It was added. You can sign in with it from now on.',
  codeTitle: 'Try it once',
  skipCode: 'Later',
}

const changedMeanwhile = 'Your ways to sign in changed meanwhile, so nothing was done. Look at the list and try again.'

/** What can go wrong while a sign-in method is added or removed. */
export const credentialListErrors = {
  ...changeErrors,
  AUTH_CREDENTIAL_VERIFICATION_EXPIRED: 'This was not confirmed in time. Nothing was changed. Please start again.',
  AUTH_CREDENTIAL_VERIFICATION_REQUIRED: 'This has to be confirmed with a code first. Sign in with it once.',
  EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS: 'A code by email is one of your ways to sign in already.',
  EMAIL_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'This email address belongs to another way to sign in already.',
  INVALID_INPUT:
    'This could not be added. A code needs an email address or phone number that we know. Add it to your details first.',
  LAST_CREDENTIAL: 'This is your only way in. Add another one before you remove it.',
  OIDC_TOKEN_REFUSED: 'The other account did not confirm that it is you. Nothing was changed. Please try again.',
  OTHER_CREDENTIAL_REQUIRED: 'Sign in another way to remove this one. Nothing was changed.',
  PASSKEY_ALREADY_HERE: 'This device has a passkey for this wallet already.',
  PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'This passkey is one of your ways to sign in already.',
  SMS_OTP_CREDENTIAL_ALREADY_EXISTS: 'A code by text message is one of your ways to sign in already.',
  SMS_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'This phone number belongs to another way to sign in already.',
} satisfies ErrorMessages
