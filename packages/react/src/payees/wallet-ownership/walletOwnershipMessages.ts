import { copyRefused } from '../../primitives/clipboard/copyRefused.ts'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the screen says while a wallet is confirmed to be the user's own. */
export const walletOwnershipMessages = {
  titles: {
    start: 'Confirm that this wallet is yours',
    sign: 'Confirm with your wallet',
    check: 'Verify your identity',
    expired: 'Time’s up',
    done: 'Wallet confirmed',
  },
  leads: {
    start: 'Before larger payments to this wallet, show that it’s yours. No money moves.',
    sign: 'Your wallet asks you to sign a short message. Sign it only if it says that this wallet is yours.',
    check: 'The verification opens in a new tab. Then come back here.',
    expired: 'This wasn’t done in time. Start again.',
    done: 'There’s nothing left to do.',
  },
  loading: 'Loading',
  tryAgain: 'Try again',
  address: 'Wallet address',
  noWay: 'This kind of wallet can’t be confirmed here.',
  /** Unfolds the steps for a wallet that this page cannot ask to sign. */
  elsewhere: 'My wallet is in another app',
  copy: 'Copy message',
  copied: 'Copied.',
  copyRefused,
  /** Asks a wallet in the browser to sign. */
  signWith: ({ name }: { name: string }) => `Sign with ${name}`,
  signWithWallet: 'Sign with your wallet',
  /** Why a wallet in the browser did not sign. */
  notSigned: {
    declined: 'Not signed. Try again.',
    'other-account': 'Your wallet is using another address. Switch to the one above, then try again.',
    failed: 'Your wallet couldn’t sign it. Copy the message, sign it there, and paste the signature.',
  },
  /** The second step, after the message was copied. */
  signThere: 'Open your wallet, choose “Sign message” and paste the message there.',
  signature: 'Paste the signature that your wallet shows',
  mistyped: 'This isn’t the whole signature. Copy it from your wallet again.',
  submit: 'Confirm',
  until: ({ time }: { time: string }) => `Sign it by ${time}`,
  openCheck: 'Continue to verification',
  checkFailed: 'We couldn’t verify you. Try again.',
  otherWay: 'Back',
  again: 'Start again',
  close: 'Done',
}

/** What can go wrong while a wallet is confirmed. */
export const walletOwnershipErrors = {
  ...commonErrors,
  INVALID_INPUT: 'This wallet didn’t sign that message, or it took too long. Sign the new message.',
  CONFLICT: 'This can’t be confirmed right now.',
  REFERENCE_NOT_FOUND: 'This payee no longer exists.',
  PAYLOAD_MISMATCH: 'We stopped: the message to sign isn’t about this wallet. Contact support.',
  UNEXPECTED_RESPONSE: 'We stopped: the answer was about something else. Try again later, or contact support.',
  retry: 'We don’t know yet whether this worked. Try again: it can’t count twice.',
} satisfies ErrorMessages
