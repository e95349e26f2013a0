'use client'

/**
 * Wallet screens for React, in three layers that work without the one above: hooks, headless parts
 * (`EmailOtpLogin.CodeForm`) and finished screens (`EmailOtpLoginScreen`, with `@countersign/react/styles.css`).
 *
 * @module
 */
export {
  type EmailOtpLoginBinding,
  type UseEmailOtpLoginOptions,
  useEmailOtpLogin,
} from '../hooks/useEmailOtpLogin.ts'
export {
  type QuoteConfirmationBinding,
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../hooks/useQuoteConfirmation.ts'
export { useReadable } from '../hooks/useReadable.ts'
export { type UseServerCountdownOptions, useServerCountdown } from '../hooks/useServerCountdown.ts'
export { type SessionBinding, useSession } from '../hooks/useSession.ts'
export { useWalletClient, WalletProvider, type WalletProviderProps } from '../hooks/WalletProvider.tsx'
export type { ErrorMessages, ErrorSentence } from '../messages/ErrorMessages.ts'
export type { EmailOtpLoginMessages } from '../messages/emailOtpLogin.tsx'
export type { JourneyMessages, Messages } from '../messages/Messages.ts'
export type { PaymentDetailsMessages } from '../messages/paymentDetails.ts'
export type { PaymentResultMessages } from '../messages/paymentResult.ts'
export type { QuoteConfirmationMessages } from '../messages/quoteConfirmation.ts'
export type { SessionGuardMessages } from '../messages/sessionGuard.tsx'
export { OutsideText } from '../parts/elements/OutsideText.tsx'
export * as EmailOtpLogin from '../parts/email-otp-login/parts.ts'
export { isPaymentOutcome, type PaymentOutcome } from '../parts/payment-result/PaymentOutcome.ts'
export * as PaymentResult from '../parts/payment-result/parts.ts'
export * as QuoteConfirmation from '../parts/quote-confirmation/parts.ts'
export * as SessionGuard from '../parts/session-guard/parts.ts'
export { EmailOtpLoginScreen, type EmailOtpLoginScreenProps } from '../styled/EmailOtpLoginScreen.tsx'
export { PaymentResultScreen, type PaymentResultScreenProps } from '../styled/PaymentResultScreen.tsx'
export { QuoteConfirmationScreen, type QuoteConfirmationScreenProps } from '../styled/QuoteConfirmationScreen.tsx'
export { SessionGuardScreen, type SessionGuardScreenProps } from '../styled/SessionGuardScreen.tsx'
