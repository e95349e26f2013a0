import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Named = { name: ReactNode }

/** What the list of payees and their trust says. Names are elements, so that each language has its own word order. */
export const trustedBeneficiariesMessages = {
  title: 'Trusted payees',
  lead: 'You can pay trusted payees without a code. Only trust accounts you know well.',
  none: 'You have no saved payees.',
  trusted: 'Trusted',
  /** For a payee that took the place of another one in a payment. */
  setAside: 'Blocked for now',
  /** Where the response to the last change was lost. */
  unknown: 'Your last change may not have gone through. Try it again.',
  trust: 'Trust',
  stopTrusting: 'Stop trusting',
  trustQuestion: ({ name }: Named) => <>Trust {name}? You won’t need a code or passkey to pay this account.</>,
  keep: 'Cancel',
  /** While a proof is required: what it is for. */
  proofTitles: {
    trust: 'Confirm it’s you to trust this payee',
    untrust: 'Confirm it’s you to stop trusting it',
  },
  account: 'Account',
  cancel: 'Cancel',
  startAgain: 'Start again',
  changedTitle: 'This payee’s details changed',
  changed: 'We stopped, and nothing was changed. These are the current details:',
  close: 'Back to the list',
  /** What became of a change. `name`: of the payee. */
  done: {
    trust: ({ name }: Named) => <>{name} is now trusted. You can pay without a code.</>,
    untrust: ({ name }: Named) => <>{name} is no longer trusted. You’ll confirm each payment.</>,
  },
}

/** What can go wrong with a change of trust. */
export const trustedBeneficiariesErrors = {
  ...scaErrors,
  ...changeErrors,
  'switch-factor': scaErrors['switch-factor'],
  SCA_OUTCOME_UNKNOWN:
    'We got no response, so this may or may not have gone through. Check the list; you can safely start again.',
  SCA_NOT_APPLICABLE: 'Your payments don’t need this kind of code.',
} satisfies ErrorMessages
