export {
  createSmsOtpLogin,
  type SmsOtpLoginController,
  type SmsOtpLoginOptions,
} from '../controllers/sign-in/smsOtpLogin.ts'
export { parsePhoneNumber } from '../encoding/phoneNumber.ts'
