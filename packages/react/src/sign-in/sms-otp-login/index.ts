export { phoneFormat } from './phoneFormat.ts'
export * as SmsOtpLogin from './SmsOtpLogin.tsx'
