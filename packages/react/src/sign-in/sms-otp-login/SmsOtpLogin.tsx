import { loadSentences } from '../../provider/laterSentences.ts'
import { defineOtpLoginRoot } from '../otp-login/index.ts'
import { phoneFormat } from './phoneFormat.ts'
import { smsOtpLoginMessages } from './smsOtpLoginMessages.ts'
import { useSmsOtpLogin } from './useSmsOtpLogin.ts'

export * from '../otp-login/OtpLogin.tsx'
export {
  AddressForm as PhoneForm,
  AddressInput as PhoneInput,
  AddressLabel as PhoneLabel,
} from '../otp-login/OtpLoginAddress.tsx'

/** Holds one sign-in by a code in a text message for the parts inside. `data-status`: its status. */
export const Root = defineOtpLoginRoot({
  channel: 'sms',
  useLogin: useSmsOtpLogin,
  format: phoneFormat,
  messages: smsOtpLoginMessages,
  errors: loadSentences(async () => (await import('../otp-login/otpLoginErrors.ts')).otpLoginErrors),
})
