import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the screen says while a wallet is confirmed to be the user's own. */
export const walletOwnershipMessages = {
  titles: {
    start: 'Confirm that this wallet is yours',
    sign: 'Sign this message',
    check: 'Verify your identity',
    expired: 'Time’s up',
    done: 'Wallet confirmed',
  },
  leads: {
    start: 'Larger payments to it need this. It’s free, and no money moves.',
    sign: 'Read it first. If it’s about anything other than this wallet being yours, don’t sign it.',
    check: 'The verification opens in a new tab. Then come back: this page notices when you’re done.',
    expired: 'This wasn’t done in time. You can start again.',
    done: 'There’s nothing left to do for this wallet.',
  },
  loading: 'Loading',
  tryAgain: 'Try again',
  address: 'Wallet address',
  network: 'Network',
  sign: 'Sign a message',
  check: 'Verify my identity',
  noWay: 'This kind of wallet can’t be confirmed here.',
  copy: 'Copy message',
  copied: 'Copied.',
  copyRefused: 'This browser can’t copy. Select the text and copy it.',
  /** Asks a wallet in the browser to sign. */
  signWith: ({ name }: { name: string }) => `Sign with ${name}`,
  signWithWallet: 'Sign with your wallet',
  /** Why a wallet in the browser did not sign. */
  notSigned: {
    declined: 'Not signed. You can try again.',
    'other-account': 'Your wallet is using another address. Switch to the one above, then try again.',
    failed: 'Your wallet couldn’t sign it. Copy the message, sign it there, and paste the signature.',
  },
  signature: 'Signature',
  /** What a signature of the wallet’s network looks like. */
  signatureHints: {
    evm: 'Starts with 0x and has 132 characters.',
    spark: 'Has 88 characters and ends with =.',
    solana: 'Has about 88 letters and digits.',
  },
  mistyped: 'This isn’t the whole signature. Copy it from your wallet again.',
  submit: 'Confirm',
  until: ({ time }: { time: string }) => `Sign it by ${time}`,
  openCheck: 'Continue to verification',
  checkFailed: 'We couldn’t verify you. You can try again.',
  otherWay: 'Back',
  again: 'Start again',
  close: 'Done',
}

/** What can go wrong while a wallet is confirmed. */
export const walletOwnershipErrors = {
  INVALID_INPUT: 'This wallet didn’t sign that message, or it took too long. Sign the new message.',
  CONFLICT: 'This can’t be confirmed right now.',
  REFERENCE_NOT_FOUND: 'This payee no longer exists.',
  PAYLOAD_MISMATCH: 'We stopped: the message to sign isn’t about this wallet. Contact support.',
  VERIFICATION_LINK_UNTRUSTED:
    'For your safety we didn’t open the verification: its link leads to a site we don’t know. Contact support.',
  UNEXPECTED_RESPONSE: 'We stopped: the answer was about something else. Try again later, or contact support.',
  retry: 'We don’t know yet whether this worked. Try again: it can’t count twice.',
} satisfies ErrorMessages
