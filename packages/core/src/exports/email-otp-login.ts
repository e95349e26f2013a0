export {
  createEmailOtpLogin,
  type EmailOtpLoginController,
  type EmailOtpLoginOptions,
} from '../controllers/sign-in/emailOtpLogin.ts'
export type {
  OtpLoginController,
  OtpLoginOptions,
  OtpLoginState,
  OtpLoginState as EmailOtpLoginState,
} from '../controllers/sign-in/otpLogin.ts'
