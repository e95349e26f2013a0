import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** The words of finding out how somebody signs in, before one of the ways begins. */
export type LoginMessages = {
  title: string
  chooseTitle: string
  /** While the ways of the wallet are read. */
  looking: string
  emailLabel: string
  emailHint: string
  emailInvalid: string
  phoneLabel: string
  phoneHint: string
  phoneInvalid: string
  /** Goes on with the address or number. */
  find: string
  useEmail: string
  usePhone: string
  /** Names a way in the list; its masked address or its name stands beside it. */
  emailCode: string
  smsCode: string
  passkey: string
  /** Offers the passkey that this device remembers. */
  usePasskey: string
  continueWith: (values: { provider: string }) => string
  /** Where the wallet has ways that this page does not offer. */
  noWay: string
  anotherWay: string
  restart: string
}

export const loginMessages: LoginMessages = {
  title: 'Sign in',
  chooseTitle: 'How do you want to sign in?',
  looking: 'One moment, please.',
  emailLabel: 'Email address',
  emailHint: 'You need no password.',
  emailInvalid: 'Please enter an email address, such as name@example.com.',
  phoneLabel: 'Mobile number',
  phoneHint: 'With country code, such as +1 415 555 0123.',
  phoneInvalid: 'Please enter your number with its country code, such as +1 415 555 0123.',
  find: 'Continue',
  useEmail: 'Use your email address',
  usePhone: 'Use your mobile number',
  emailCode: 'Code by email',
  smsCode: 'Code by text message',
  passkey: 'Passkey',
  usePasskey: 'Sign in with your passkey',
  continueWith: ({ provider }) => `Continue with ${provider}`,
  noWay: 'This page has none of the ways that your wallet knows. Please contact support.',
  anotherWay: 'Use another way',
  restart: 'Start again',
}

/** What can go wrong on the way to the choice. No sentence says whether anybody has the address. */
export const loginErrors: ErrorMessages = {
  ...commonErrors,
  INVALID_INPUT: 'That did not work. Check what you typed and try again.',
  INVALID_PHONE_NUMBER: 'Please enter your number with its country code, such as +1 415 555 0123.',
  LOGIN_FOR_OTHER_WALLET: 'This does not lead to the wallet that you are using here. Use what you signed up with.',
}
