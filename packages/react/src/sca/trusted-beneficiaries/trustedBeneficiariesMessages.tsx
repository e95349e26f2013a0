import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Named = { name: ReactNode }

/** What the list of payees and their trust says. Names are elements, so that each language has its own word order. */
export const trustedBeneficiariesMessages = {
  title: 'Trusted payees',
  lead: 'Payments to payees you trust go out without a code or passkey. Trust only accounts that you know well.',
  none: 'You have no saved payees.',
  trusted: 'Trusted: payments go out without a code',
  notTrusted: 'Not trusted: you confirm each payment',
  /** The service does not report it, and this browser has not changed it. */
  unknown: 'This browser does not know whether it is trusted',
  unnamed: 'Saved payee',
  trust: 'Trust',
  untrust: 'Stop trusting',
  remove: 'Remove',
  trustQuestion: ({ name }: Named) => (
    <>Trust {name}? Payments to this account will then go out without asking you for a code or passkey.</>
  ),
  removeQuestion: ({ name }: Named) => (
    <>Remove {name} from your payees? If it is trusted, you confirm first that it is you.</>
  ),
  confirmTrust: 'Yes, trust it',
  confirmRemove: 'Yes, remove it',
  keep: 'Leave it as it is',
  /** While a proof is required: what it is for. */
  proofTitles: {
    trust: 'Confirm that you trust this payee',
    untrust: 'Confirm that you stop trusting it',
    remove: 'Confirm that it is removed',
  },
  account: 'Account',
  cancel: 'Cancel',
  startAgain: 'Start again',
  changedTitle: 'This payee has changed',
  changed: 'It is not the one that you saw, so nothing was done. This is how it is now:',
  close: 'Back to the list',
  done: {
    trust: 'It is trusted now. Payments to it go out without a code.',
    untrust: 'It is no longer trusted. You confirm each payment to it.',
    remove: 'It was removed.',
  },
}

/** What can go wrong with a change of trust. */
export const trustedBeneficiariesErrors = {
  ...scaErrors,
  ...changeErrors,
  'switch-factor': scaErrors['switch-factor'],
  BENEFICIARY_TRUSTED: 'This payee is trusted. Stop trusting it before you remove it.',
  SCA_OUTCOME_UNKNOWN:
    'No answer came, so this may or may not have been confirmed. You can safely start it again: nothing is done twice.',
  SCA_NOT_APPLICABLE: 'Your payments need no code of this kind, so there is nothing to set up here.',
} satisfies ErrorMessages
