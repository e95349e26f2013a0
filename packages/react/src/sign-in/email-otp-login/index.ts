export * as EmailOtpLogin from './EmailOtpLogin.tsx'
export { emailFormat } from './emailFormat.ts'
