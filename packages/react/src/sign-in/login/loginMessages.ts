import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the screens say before the user has taken a way to sign in. */
export const loginMessages = {
  title: 'Sign in',
  chooseTitle: 'How do you want to sign in?',
  /** While the ways of the wallet are looked up. */
  looking: 'One moment…',
  emailLabel: 'Email address',
  emailHint: 'No password needed.',
  emailInvalid: 'Enter an email address like name@example.com.',
  phoneLabel: 'Mobile number',
  phoneHint: 'Include the country code, for example +1.',
  phoneInvalid: 'Enter your number with its country code, such as +1 415 555 0123.',
  /** Looks up the address or number. */
  find: 'Continue',
  useEmail: 'Use email instead',
  usePhone: 'Use a mobile number instead',
  /** Names a way in the list; its masked address or its name stands next to it. */
  emailCode: 'Email me a code',
  smsCode: 'Text me a code',
  passkey: 'Use a passkey',
  /** Offers the passkey that this device remembers. */
  usePasskey: 'Sign in with your passkey',
  continueWith: ({ provider }: { provider: string }) => `Continue with ${provider}`,
  /** Where the wallet has ways that this page does not offer. */
  noMethod: 'None of your sign-in methods work here. Contact support.',
  anotherWay: 'Try another way',
  /** Where there is no other way: returns to the field, which keeps what was typed. */
  changeEmail: 'Change email',
  changePhone: 'Change number',
  restart: 'Back',
}

/** What can go wrong before the choice. No sentence says whether the address belongs to a customer. */
export const loginErrors = {
  ...commonErrors,
  INVALID_INPUT: 'That didn’t work. Check what you typed and try again.',
  INVALID_PHONE_NUMBER: 'Enter your number with its country code, such as +1 415 555 0123.',
  LOGIN_FOR_OTHER_WALLET: 'That belongs to a different wallet. Use the email or phone number you signed up with.',
} satisfies ErrorMessages
