export {
  EmailOtpLoginResendButton as ResendButton,
  EmailOtpLoginRestartButton as RestartButton,
  EmailOtpLoginSubmitButton as SubmitButton,
} from './EmailOtpLoginButtons.tsx'
export { EmailOtpLoginCodeForm as CodeForm } from './EmailOtpLoginCodeForm.tsx'
export { EmailOtpLoginCodeInput as CodeInput, EmailOtpLoginCodeLabel as CodeLabel } from './EmailOtpLoginCodeInput.tsx'
export { EmailOtpLoginEmailForm as EmailForm } from './EmailOtpLoginEmailForm.tsx'
export {
  EmailOtpLoginEmailInput as EmailInput,
  EmailOtpLoginEmailLabel as EmailLabel,
} from './EmailOtpLoginEmailInput.tsx'
export { EmailOtpLoginHeading as Heading } from './EmailOtpLoginHeading.tsx'
export {
  EmailOtpLoginDestination as Destination,
  EmailOtpLoginErrorMessage as ErrorMessage,
  EmailOtpLoginHint as Hint,
} from './EmailOtpLoginMessages.tsx'
export { EmailOtpLoginRoot as Root } from './EmailOtpLoginRoot.tsx'
