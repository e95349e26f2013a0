import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'

type Named = { name: ReactNode }

/** What the list of open sessions says. */
export const sessionListMessages = {
  title: 'Where you are signed in',
  current: 'This device',
  other: 'Another device',
  /** How a session was opened, by the type of its credential. `name` is masked, or given by the user. */
  openedBy: {
    EMAIL_OTP: ({ name }: Named) => <>By a code to {name}</>,
    SMS_OTP: ({ name }: Named) => <>By a code to {name}</>,
    PASSKEY: ({ name }: Named) => <>By the passkey {name}</>,
    OAUTH: ({ name }: Named) => <>By the account {name}</>,
  },
  openedOtherwise: ({ name }: Named) => <>By {name}</>,
  since: ({ time }: { time: string }) => `Since ${time}`,
  until: ({ time }: { time: string }) => `Ends ${time}`,
  end: 'Sign out',
  endCurrent: 'Sign out here',
  ended: 'That device was signed out.',
  endedCurrent: 'You are signed out on this device.',
  none: 'Nobody is signed in to this wallet.',
}

/** What can go wrong while a session is ended. */
export const sessionListErrors = {
  ...changeErrors,
  REFERENCE_NOT_FOUND: 'That device was signed out already.',
} satisfies ErrorMessages
