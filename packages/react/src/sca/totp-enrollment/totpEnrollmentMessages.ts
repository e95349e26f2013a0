import { temporarySecretMessages } from '../../primitives/temporary-secret/temporarySecretMessages.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Length = { length: number }

/** What the screen says while an authenticator app is added. */
export const totpEnrollmentMessages = {
  ...temporarySecretMessages,
  title: 'Add an authenticator app',
  lead: 'The app shows a new code every 30 seconds, also without a network. Install one on your phone before you start.',
  start: 'Show the QR code',
  cancel: 'Not now',
  codeTitle: 'Connect your app',
  codeLead: 'Scan this with the app, or type the key into it. Show it to nobody: whoever has it can make your codes.',
  /** What a camera finds in the QR code. */
  qrCode: 'QR code for your authenticator app. It says the same as the key below.',
  /** Opens the app on this device. */
  openApp: 'Open it in an app on this device',
  key: 'Key',
  copyKey: 'Copy the key',
  codeLabel: ({ length }: Length) => `${length}-digit code from the app`,
  codeHint: 'Type the code that the app shows now.',
  codeIncomplete: ({ length }: Length) => `Enter all ${length} digits of the code.`,
  submit: 'Connect',
  recoveryTitle: 'Save your recovery codes',
  recoveryLead: 'Your app is connected. If you lose it, these codes may help you. We show them only now.',
  recoveryCodes: 'Recovery codes',
  copyCodes: 'Copy',
  download: 'Download',
  /** The name of the file, and the line above the codes in it. */
  fileName: 'recovery-codes.txt',
  fileHeader: 'Recovery codes for your authenticator app. Keep them in a safe place.',
  print: 'Print',
  saved: 'I saved these',
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
export const totpEnrollmentErrors = {
  ...scaErrors,
  CONFLICT:
    'The service did not take this. Perhaps an app is connected already: look at the list before you try again.',
  NETWORK_UNREACHABLE: 'We cannot reach the service. Check your connection and try again.',
  SCA_PROOF_REFUSED: 'That did not work. Wait for the next code of your app and try again.',
} satisfies ErrorMessages
