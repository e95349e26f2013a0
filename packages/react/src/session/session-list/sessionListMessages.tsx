import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../../settings/signed-resource/index.ts'

type Named = { name: ReactNode }

/** What the list of open sessions says. */
export const sessionListMessages = {
  title: 'Devices',
  current: 'This device',
  others: 'Other devices',
  other: 'Another device',
  /** How a session was opened, by the type of its credential. `name` is masked, or given by the user. */
  openedBy: {
    EMAIL_OTP: ({ name }: Named) => <>Signed in with a code to {name}</>,
    SMS_OTP: ({ name }: Named) => <>Signed in with a code to {name}</>,
    PASSKEY: ({ name }: Named) => <>Signed in with the passkey {name}</>,
    OAUTH: ({ name }: Named) => <>Signed in with the account {name}</>,
  },
  openedOtherwise: ({ name }: Named) => <>Signed in with {name}</>,
  since: ({ time }: { time: string }) => `Active since ${time}`,
  end: 'Sign out',
  endCurrent: 'Sign out',
  ended: 'That device was signed out.',
  /** The platform does not end its own session on that device. */
  endedWallet: 'That device can no longer send money. What it shows stays open.',
  walletOnly: 'Signing out another device stops payments from it. What it shows stays open.',
  endedCurrent: 'You’re signed out on this device.',
  endOthers: 'Sign out all others',
  endOthersQuestion: 'Sign out all other devices? You stay signed in on this one.',
  keep: 'Cancel',
  endedOthers: 'All other devices were signed out.',
  endedOthersWallet: 'Your other devices can no longer send money. What they show stays open.',
  none: 'No device is signed in to this wallet.',
}

/** What can go wrong while a session is ended. */
export const sessionListErrors = {
  ...changeErrors,
  REFERENCE_NOT_FOUND: 'That device is already signed out.',
} satisfies ErrorMessages
