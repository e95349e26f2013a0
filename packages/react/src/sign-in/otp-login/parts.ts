export {
  OtpLoginResendButton as ResendButton,
  OtpLoginRestartButton as RestartButton,
  OtpLoginSubmitButton as SubmitButton,
} from './OtpLoginButtons.tsx'
export { OtpLoginCodeForm as CodeForm } from './OtpLoginCodeForm.tsx'
export { OtpLoginCodeInput as CodeInput, OtpLoginCodeLabel as CodeLabel } from './OtpLoginCodeInput.tsx'
export { OtpLoginHeading as Heading } from './OtpLoginHeading.tsx'
export {
  OtpLoginDestination as Destination,
  OtpLoginErrorMessage as ErrorMessage,
  OtpLoginHint as Hint,
} from './OtpLoginTexts.tsx'
