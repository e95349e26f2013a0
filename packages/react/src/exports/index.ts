'use client'

/**
 * Wallet screens for React, in three layers that work without the one above: hooks, headless parts
 * (`EmailOtpLogin.CodeForm`) and finished screens (`EmailOtpLoginScreen`, with `@countersign/react/styles.css`).
 *
 * @module
 */
export {
  type EmailOtpLoginBinding,
  type UseOtpLoginOptions,
  useEmailOtpLogin,
} from '../hooks/sign-in/useEmailOtpLogin.ts'
export { type SessionBinding, useSession } from '../hooks/sign-in/useSession.ts'
export { type SmsOtpLoginBinding, useSmsOtpLogin } from '../hooks/sign-in/useSmsOtpLogin.ts'
export {
  type QuoteConfirmationBinding,
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../hooks/useQuoteConfirmation.ts'
export { useReadable } from '../hooks/useReadable.ts'
export { type UseServerCountdownOptions, useServerCountdown } from '../hooks/useServerCountdown.ts'
export { useWalletClient, WalletProvider, type WalletProviderProps } from '../hooks/WalletProvider.tsx'
export type { ErrorMessages, ErrorSentence } from '../messages/ErrorMessages.ts'
export type { JourneyMessages, Messages } from '../messages/Messages.ts'
export type { PaymentDetailsMessages } from '../messages/paymentDetails.ts'
export type { PaymentResultMessages } from '../messages/paymentResult.ts'
export type { QuoteConfirmationMessages } from '../messages/quoteConfirmation.ts'
export type { EmailOtpLoginMessages } from '../messages/sign-in/emailOtpLogin.ts'
export type { OtpLoginMessages } from '../messages/sign-in/otpLogin.tsx'
export type { SessionGuardMessages } from '../messages/sign-in/sessionGuard.tsx'
export type { SmsOtpLoginMessages } from '../messages/sign-in/smsOtpLogin.ts'
export type { StepUpMessages } from '../messages/sign-in/stepUp.ts'
export { OutsideText } from '../parts/elements/OutsideText.tsx'
export * as EmailOtpLogin from '../parts/email-otp-login/parts.ts'
export { isPaymentOutcome, type PaymentOutcome } from '../parts/payment-result/PaymentOutcome.ts'
export * as PaymentResult from '../parts/payment-result/parts.ts'
export * as QuoteConfirmation from '../parts/quote-confirmation/parts.ts'
export * as SessionGuard from '../parts/session-guard/parts.ts'
export * as SmsOtpLogin from '../parts/sms-otp-login/parts.ts'
export { PaymentResultScreen, type PaymentResultScreenProps } from '../styled/PaymentResultScreen.tsx'
export { QuoteConfirmationScreen, type QuoteConfirmationScreenProps } from '../styled/QuoteConfirmationScreen.tsx'
export { EmailOtpLoginScreen, type EmailOtpLoginScreenProps } from '../styled/sign-in/EmailOtpLoginScreen.tsx'
export { SessionGuardScreen, type SessionGuardScreenProps } from '../styled/sign-in/SessionGuardScreen.tsx'
export { SmsOtpLoginScreen, type SmsOtpLoginScreenProps } from '../styled/sign-in/SmsOtpLoginScreen.tsx'
