export {
  TotpEnrollCloseButton as CloseButton,
  TotpEnrollCopyNotice as CopyNotice,
  TotpEnrollDeadline as Deadline,
  TotpEnrollStartButton as StartButton,
} from './TotpEnrollButtons.tsx'
export {
  TotpEnrollCodeForm as CodeForm,
  TotpEnrollCodeHint as CodeHint,
  TotpEnrollCodeInput as CodeInput,
  TotpEnrollCodeLabel as CodeLabel,
  TotpEnrollSubmitButton as SubmitButton,
} from './TotpEnrollCodeForm.tsx'
export {
  TotpEnrollErrorMessage as ErrorMessage,
  TotpEnrollExplanation as Explanation,
  TotpEnrollHeading as Heading,
} from './TotpEnrollHeading.tsx'
export {
  TotpEnrollCopyCodesButton as CopyCodesButton,
  TotpEnrollDownloadButton as DownloadButton,
  TotpEnrollPrintButton as PrintButton,
  TotpEnrollRecoveryCodes as RecoveryCodes,
  TotpEnrollSavedButton as SavedButton,
} from './TotpEnrollRecoveryCodes.tsx'
export { TotpEnrollRoot as Root } from './TotpEnrollRoot.tsx'
export {
  TotpEnrollAppLink as AppLink,
  TotpEnrollCopyKeyButton as CopyKeyButton,
  TotpEnrollKey as Key,
  TotpEnrollKeyLabel as KeyLabel,
  TotpEnrollQrCode as QrCode,
} from './TotpEnrollSecret.tsx'
