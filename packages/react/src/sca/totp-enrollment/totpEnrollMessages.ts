import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'

/** The words of adding an authenticator app. */
export type TotpEnrollMessages = {
  title: string
  lead: string
  start: string
  cancel: string
  codeTitle: string
  codeLead: string
  /** What a camera finds in the QR code. */
  qrCode: string
  /** Opens the app on this device. */
  openApp: string
  key: string
  copyKey: string
  codeLabel: (values: { length: number }) => string
  codeHint: string
  codeIncomplete: (values: { length: number }) => string
  submit: string
  recoveryTitle: string
  recoveryLead: string
  recoveryCodes: string
  copyCodes: string
  download: string
  /** Name of the file, and the line above the codes in it. */
  fileName: string
  fileHeader: string
  print: string
  saved: string
  /** What is true about the clipboard, at each moment. */
  copied: (values: { seconds: number }) => string
  copyCleared: string
  copyReplaced: string
  copyWaits: string
  copyRefused: string
  /** Stands in front of the minutes and seconds that are left. */
  clearsIn: string
  /** Said aloud at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: (values: { seconds: number }) => string
  clearedTitle: string
  cleared: string
  clearedEnrolled: string
  again: string
  doneTitle: string
  done: string
  close: string
}

export const totpEnrollMessages: TotpEnrollMessages = {
  title: 'Add an authenticator app',
  lead: 'The app shows a new code every 30 seconds, also without a network. Install one on your phone before you start.',
  start: 'Show the QR code',
  cancel: 'Not now',
  codeTitle: 'Connect your app',
  codeLead: 'Scan this with the app, or type the key into it. Show it to nobody: whoever has it can make your codes.',
  qrCode: 'QR code for your authenticator app. It says the same as the key below.',
  openApp: 'Open it in an app on this device',
  key: 'Key',
  copyKey: 'Copy the key',
  codeLabel: ({ length }) => `${length}-digit code from the app`,
  codeHint: 'Type the code that the app shows now.',
  codeIncomplete: ({ length }) => `Enter all ${length} digits of the code.`,
  submit: 'Connect',
  recoveryTitle: 'Save your recovery codes',
  recoveryLead: 'Your app is connected. If you lose it, these codes may help you. We show them only now.',
  recoveryCodes: 'Recovery codes',
  copyCodes: 'Copy',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  fileHeader: 'Recovery codes for your authenticator app. Keep them in a safe place.',
  print: 'Print',
  saved: 'I saved these',
  copied: ({ seconds }) =>
    `Copied. We try to clear the clipboard in ${seconds} seconds, if this page stays open. A clipboard history keeps a copy.`,
  copyCleared: 'The clipboard was cleared. A clipboard history may still hold a copy.',
  copyReplaced: 'The clipboard holds something else by now. A clipboard history may still hold a copy.',
  copyWaits: 'It may still be in the clipboard. Click anywhere on this page and we try to clear it.',
  copyRefused: 'This browser does not let us copy. Please write it down.',
  clearsIn: 'Cleared from this page in',
  timeLeft: ({ seconds }) =>
    seconds === 0 ? 'It was cleared from this page.' : `This is cleared from the page in ${seconds} seconds.`,
  clearedTitle: 'This is no longer here',
  cleared:
    'The key was cleared from this page, and no app was connected. Delete it in your app if it is there already.',
  clearedEnrolled: 'Your app is connected. Its recovery codes are no longer here, and we cannot show them again.',
  again: 'Start again',
  doneTitle: 'Your app is connected',
  done: 'You can confirm with its codes from now on. Payments still need your phone or a passkey.',
  close: 'Done',
}

/** What can go wrong while an app is connected. */
export const totpEnrollErrors: ErrorMessages = {
  ...scaErrors,
  CONFLICT:
    'The service did not take this. Perhaps an app is connected already: look at the list before you try again.',
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  SCA_PROOF_REFUSED: 'That did not work. Wait for the next code of your app and try again.',
}
