import { defineOtpLoginRoot } from '../otp-login/index.ts'
import { emailFormat } from './emailFormat.ts'
import { emailOtpLoginErrors, emailOtpLoginMessages } from './emailOtpLoginMessages.ts'
import { useEmailOtpLogin } from './useEmailOtpLogin.ts'

export {
  AddressForm as EmailForm,
  AddressInput as EmailInput,
  AddressLabel as EmailLabel,
  CodeForm,
  CodeInput,
  CodeLabel,
  Destination,
  ErrorMessage,
  Heading,
  Hint,
  ResendButton,
  RestartButton,
  SubmitButton,
} from '../otp-login/OtpLogin.tsx'

/** Holds one sign-in by emailed code for the parts inside. `data-status`: its status. */
export const Root = defineOtpLoginRoot({
  channel: 'email',
  useLogin: useEmailOtpLogin,
  format: emailFormat,
  messages: emailOtpLoginMessages,
  errors: emailOtpLoginErrors,
})
