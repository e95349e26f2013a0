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
export type { Messages } from '../messages/Messages.ts'
export * as EmailOtpLogin from '../parts/email-otp-login/parts.ts'
export { EmailOtpLoginScreen, type EmailOtpLoginScreenProps } from '../styled/EmailOtpLoginScreen.tsx'
