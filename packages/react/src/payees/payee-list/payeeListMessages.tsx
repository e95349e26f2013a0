import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { payeeWords } from '../../shared/payment-details/payeeWords.ts'

/** What the list of payees says. */
export const payeeListMessages = {
  title: 'Your payees',
  none: 'You haven’t saved anyone yet. Add someone to pay.',
  ...payeeWords,
  pay: 'Pay',
  /** Of a wallet of the user's own that is not confirmed to be theirs, and what leads there. */
  unproven: 'Not confirmed yet',
  prove: 'Confirm it’s yours',
  /** Opens the whole account of a payee. */
  details: 'Details',
  remove: 'Remove',
  removeQuestion: ({ name }: { name: ReactNode }) => (
    <>Remove {name}? To pay them again, you enter their details again.</>
  ),
  keep: 'Keep',
  removed: 'The payee was removed.',
}

/** What can go wrong while a payee is removed. */
export const payeeListErrors = {
  ...changeErrors,
  BENEFICIARY_TRUSTED: 'Nothing was removed. Stop trusting this payee first.',
} satisfies ErrorMessages
