'use client'

export * as SmsOtpLogin from '../sign-in/sms-otp-login/SmsOtpLogin.tsx'
export { SmsOtpLoginScreen } from '../sign-in/sms-otp-login/SmsOtpLoginScreen.tsx'
export { useSmsOtpLogin } from '../sign-in/sms-otp-login/useSmsOtpLogin.ts'
