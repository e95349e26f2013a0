'use client'

export * as EmailOtpLogin from '../sign-in/email-otp-login/EmailOtpLogin.tsx'
export { EmailOtpLoginScreen } from '../sign-in/email-otp-login/EmailOtpLoginScreen.tsx'
export { useEmailOtpLogin } from '../sign-in/email-otp-login/useEmailOtpLogin.ts'
export type { UseOtpLoginOptions } from '../sign-in/otp-login/useOtpLogin.ts'
