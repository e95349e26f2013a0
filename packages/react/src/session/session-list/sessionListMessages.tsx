import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/signedResourceMessages.ts'

/** The words about open sessions. */
export type SessionListMessages = {
  title: string
  current: string
  other: string
  /** How a session was opened, by the type of its credential; `name` is masked or given by the person. */
  openedBy: { readonly [type: string]: ((values: { name: ReactNode }) => ReactNode) | undefined }
  openedOtherwise: (values: { name: ReactNode }) => ReactNode
  since: (values: { time: string }) => string
  until: (values: { time: string }) => string
  end: string
  endCurrent: string
  ended: string
  endedCurrent: string
  none: string
}

export const sessionListMessages: SessionListMessages = {
  title: 'Where you are signed in',
  current: 'This device',
  other: 'Another device',
  openedBy: {
    EMAIL_OTP: ({ name }) => <>By a code to {name}</>,
    SMS_OTP: ({ name }) => <>By a code to {name}</>,
    PASSKEY: ({ name }) => <>By the passkey {name}</>,
    OAUTH: ({ name }) => <>By the account {name}</>,
  },
  openedOtherwise: ({ name }) => <>By {name}</>,
  since: ({ time }) => `Since ${time}`,
  until: ({ time }) => `Ends ${time}`,
  end: 'Sign out',
  endCurrent: 'Sign out here',
  ended: 'That device was signed out.',
  endedCurrent: 'You are signed out on this device.',
  none: 'Nobody is signed in to this wallet.',
}

/** What can go wrong while a session is ended. */
export const sessionListErrors: ErrorMessages = {
  ...changeErrors,
  REFERENCE_NOT_FOUND: 'That device was signed out already.',
}
