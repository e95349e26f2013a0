import { changeErrors } from '../signed-resource/index.ts'

/** What the privacy setting of a wallet says. It promises no more than the interface does. */
export const walletPrivacyMessages = {
  title: 'Privacy',
  label: 'Private wallet',
  hint: 'Hides your balance and payments from anyone who has your address.',
  on: 'On',
  off: 'Off',
  turnedOn: 'This wallet is set to private.',
  turnedOff: 'This wallet is no longer set to private.',
}

/** What can go wrong while the setting is changed. */
export const walletPrivacyErrors = changeErrors
