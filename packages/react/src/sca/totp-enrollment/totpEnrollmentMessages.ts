import { temporarySecretMessages } from '../../primitives/temporary-secret/temporarySecretMessages.ts'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { scaErrors } from '../sca-proof/index.ts'

type Length = { length: number }

/** What the screen says while an authenticator app is added. */
export const totpEnrollmentMessages = {
  ...temporarySecretMessages,
  title: 'Add an authenticator app',
  lead: 'Install an authenticator app first: it shows a new code every 30 seconds.',
  start: 'Show the QR code',
  cancel: 'Not now',
  codeTitle: 'Connect your app',
  codeLead: 'Scan it with your app, or enter the key. Anyone who has it can create your codes.',
  /** What a camera finds in the QR code. */
  qrCode: 'QR code for your authenticator app. It contains the key below.',
  /** Opens the app on this device. */
  openApp: 'Open in authenticator app',
  key: 'Key',
  copyKey: 'Copy key',
  codeLabel: ({ length }: Length) => `${length}-digit code from the app`,
  codeHint: 'Enter the code from your app.',
  codeIncomplete: ({ length }: Length) => `Enter all ${length} digits.`,
  submit: 'Connect',
  recoveryTitle: 'Save your recovery codes',
  recoveryLead: 'Save these codes in case you lose your app. You won’t see them again.',
  recoveryCodes: 'Recovery codes',
  copyCodes: 'Copy',
  download: 'Download',
  /** The name of the file, and the line above the codes in it. */
  fileName: 'recovery-codes.txt',
  fileHeader: 'Recovery codes for your authenticator app. Keep them safe.',
  print: 'Print',
  saved: 'I’ve saved them',
  clearedTitle: 'Hidden for your security',
  cleared: 'We hid the key, and no app was connected. If it’s in your app already, delete it there.',
  clearedEnrolled: 'Your app is connected. We can’t show its recovery codes again.',
  again: 'Start again',
  doneTitle: 'Your app is connected',
  done: 'You can use it to sign in and for trusted payees. Payments still need your phone or a passkey.',
  close: 'Done',
}

/** What can go wrong while an app is connected. */
export const totpEnrollmentErrors = {
  ...scaErrors,
  CONFLICT: 'This couldn’t go through. You may have an app already: check the list first.',
  NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
  SCA_PROOF_REFUSED: 'That didn’t work. Wait for the next code from your app and try again.',
} satisfies ErrorMessages
