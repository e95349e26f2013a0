import { loadSentences } from '../../provider/laterSentences.ts'
import { defineOtpLoginRoot } from '../otp-login/index.ts'
import { emailFormat } from './emailFormat.ts'
import { emailOtpLoginMessages } from './emailOtpLoginMessages.ts'
import { useEmailOtpLogin } from './useEmailOtpLogin.ts'

export * from '../otp-login/OtpLogin.tsx'
export {
  AddressForm as EmailForm,
  AddressInput as EmailInput,
  AddressLabel as EmailLabel,
} from '../otp-login/OtpLoginAddress.tsx'

/** Holds one sign-in by emailed code for the parts inside. `data-status`: its status. */
export const Root = defineOtpLoginRoot({
  channel: 'email',
  useLogin: useEmailOtpLogin,
  format: emailFormat,
  messages: emailOtpLoginMessages,
  errors: loadSentences(async () => (await import('../otp-login/otpLoginErrors.ts')).otpLoginErrors),
})
