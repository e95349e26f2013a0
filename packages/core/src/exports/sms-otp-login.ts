export {
  createSmsOtpLogin,
  type SmsOtpLoginController,
  type SmsOtpLoginOptions,
} from '../controllers/sign-in/smsOtpLogin.ts'
