import { walletErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

const noReceiver = 'We found no recipient with this address. Check it for typos.'
const refused = 'This recipient takes no payments from here.'

/** What can go wrong while the payees are read, or one is removed. */
export const sendErrors = {
  ...walletErrors,
  UMA_NOT_FOUND: noReceiver,
  USER_NOT_FOUND: noReceiver,
  COUNTERPARTY_NOT_ALLOWED: refused,
  SENDER_NOT_ACCEPTED: refused,
  BENEFICIARY_TRUSTED: 'Nothing was removed. Stop trusting this payee in the settings first.',
} satisfies ErrorMessages
