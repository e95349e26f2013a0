import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the screens say before the user has taken a way to sign in. */
export const loginMessages = {
  title: 'Sign in',
  chooseTitle: 'How do you want to sign in?',
  /** While the ways of the wallet are looked up. */
  looking: 'One moment, please.',
  emailLabel: 'Email address',
  emailHint: 'You need no password.',
  emailInvalid: 'Please enter an email address, such as name@example.com.',
  phoneLabel: 'Mobile number',
  phoneHint: 'With country code, such as +1 415 555 0123.',
  phoneInvalid: 'Please enter your number with its country code, such as +1 415 555 0123.',
  /** Looks up the address or number. */
  find: 'Continue',
  useEmail: 'Use your email address',
  usePhone: 'Use your mobile number',
  /** Names a way in the list; its masked address or its name stands next to it. */
  emailCode: 'Code by email',
  smsCode: 'Code by text message',
  passkey: 'Passkey',
  /** Offers the passkey that this device remembers. */
  usePasskey: 'Sign in with your passkey',
  continueWith: ({ provider }: { provider: string }) => `Continue with ${provider}`,
  /** Where the wallet has ways that this page does not offer. */
  noWay: 'This page has none of the ways that your wallet knows. Please contact support.',
  anotherWay: 'Use another way',
  restart: 'Start again',
}

/** What can go wrong before the choice. No sentence says whether the address belongs to a customer. */
export const loginErrors = {
  ...commonErrors,
  INVALID_INPUT: 'That did not work. Check what you typed and try again.',
  INVALID_PHONE_NUMBER: 'Please enter your number with its country code, such as +1 415 555 0123.',
  LOGIN_FOR_OTHER_WALLET: 'This does not lead to the wallet that you are using here. Use what you signed up with.',
} satisfies ErrorMessages
