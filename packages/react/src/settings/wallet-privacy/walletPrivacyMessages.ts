import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/managedListMessages.ts'

/** The words about the privacy setting of a wallet. They promise no more than the interface does. */
export type WalletPrivacyMessages = {
  title: string
  label: string
  hint: string
  on: string
  off: string
  turnedOn: string
  turnedOff: string
}

export const walletPrivacyMessages: WalletPrivacyMessages = {
  title: 'Privacy',
  label: 'Private wallet',
  hint: 'Asks the service to keep this wallet private. You sign the change; it can be undone at any time.',
  on: 'On',
  off: 'Off',
  turnedOn: 'This wallet is set to private.',
  turnedOff: 'This wallet is no longer set to private.',
}

/** What can go wrong while the setting is changed. */
export const walletPrivacyErrors: ErrorMessages = { ...changeErrors }
