export * as EmailOtpLogin from './EmailOtpLogin.tsx'
export { EmailOtpLoginScreen } from './EmailOtpLoginScreen.tsx'
export { emailFormat } from './emailFormat.ts'
