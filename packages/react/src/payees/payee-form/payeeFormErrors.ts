import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What can go wrong while a payee is added. */
export const payeeFormErrors = {
  ...commonErrors,
  INVALID_INPUT: 'Nothing was saved. Check the marked fields.',
  BENEFICIARY_TRUSTED: 'Nothing was changed. Stop trusting this payee first.',
  UNEXPECTED_RESPONSE:
    'We stopped: the account that was saved is not the one you entered. Don’t pay it, and contact support.',
  'sca-sign-in': 'Nothing was saved. Confirm that it’s you, then try again.',
  retry: 'We couldn’t confirm that it was saved. Try again: it is never added twice.',
} satisfies ErrorMessages
