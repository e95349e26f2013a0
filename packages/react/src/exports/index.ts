'use client'

/**
 * Wallet screens for React, in three layers that work without the one above: hooks, headless parts
 * (`EmailOtpLogin.CodeForm`) and finished screens (`EmailOtpLoginScreen`, with `@countersign/react/styles.css`).
 *
 * @module
 */
export {
  type ScaChallengeBinding,
  type ScaChallengePayments,
  type UseScaChallengeOptions,
  useScaChallenge,
} from '../hooks/sca/useScaChallenge.ts'
export { type ScaFactorResetBinding, useScaFactorReset } from '../hooks/sca/useScaFactorReset.ts'
export { type ScaFactorsBinding, useScaFactors } from '../hooks/sca/useScaFactors.ts'
export { type ScaLoginBinding, type UseScaLoginOptions, useScaLogin } from '../hooks/sca/useScaLogin.ts'
export { type ScaPasskeyEnrollBinding, useScaPasskeyEnroll } from '../hooks/sca/useScaPasskeyEnroll.ts'
export { type ScaSession, useScaSession } from '../hooks/sca/useScaSession.ts'
export { type TotpEnrollBinding, useTotpEnroll } from '../hooks/sca/useTotpEnroll.ts'
export { type TrustedBeneficiariesBinding, useTrustedBeneficiaries } from '../hooks/sca/useTrustedBeneficiaries.ts'
export { type ContactChangeBinding, useContactChange } from '../hooks/settings/useContactChange.ts'
export { type CredentialListBinding, useCredentialList } from '../hooks/settings/useCredentialList.ts'
export { type DelegatedKeysBinding, useDelegatedKeys } from '../hooks/settings/useDelegatedKeys.ts'
export type { ManagedListBinding } from '../hooks/settings/useManagedList.ts'
export { type SessionListBinding, useSessionList } from '../hooks/settings/useSessionList.ts'
export {
  type UseWalletExportOptions,
  useWalletExport,
  type WalletExportBinding,
} from '../hooks/settings/useWalletExport.ts'
export { useWalletPrivacy, type WalletPrivacyBinding } from '../hooks/settings/useWalletPrivacy.ts'
export type { LoginIdentityKind, LoginOidcOptions, LoginOptions } from '../hooks/sign-in/LoginOptions.ts'
export {
  type EmailOtpLoginBinding,
  type UseOtpLoginOptions,
  useEmailOtpLogin,
} from '../hooks/sign-in/useEmailOtpLogin.ts'
export { type LoginBinding, type UseLoginOptions, useLogin } from '../hooks/sign-in/useLogin.ts'
export {
  type OidcAnswer,
  type OidcLoginBinding,
  type OpenOidcProvider,
  type UseOidcLoginOptions,
  useOidcLogin,
} from '../hooks/sign-in/useOidcLogin.ts'
export {
  type PasskeyEnrollBinding,
  type UsePasskeyEnrollOptions,
  usePasskeyEnroll,
} from '../hooks/sign-in/usePasskeyEnroll.ts'
export {
  type PasskeyLoginBinding,
  type UsePasskeyLoginOptions,
  usePasskeyLogin,
} from '../hooks/sign-in/usePasskeyLogin.ts'
export { type PasskeyOffer, usePasskeyOffer } from '../hooks/sign-in/usePasskeyOffer.ts'
export { usePasskeySupport } from '../hooks/sign-in/usePasskeySupport.ts'
export { type SessionBinding, useSession } from '../hooks/sign-in/useSession.ts'
export { type SmsOtpLoginBinding, useSmsOtpLogin } from '../hooks/sign-in/useSmsOtpLogin.ts'
export { type FundingBinding, type UseFundingOptions, useFunding } from '../hooks/useFunding.ts'
export {
  type QuoteConfirmationBinding,
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../hooks/useQuoteConfirmation.ts'
export { useReadable } from '../hooks/useReadable.ts'
export { type UseServerCountdownOptions, useServerCountdown } from '../hooks/useServerCountdown.ts'
export {
  type ScreenFailure,
  useWalletClient,
  WalletProvider,
  type WalletProviderProps,
} from '../hooks/WalletProvider.tsx'
export type { ErrorMessages, ErrorSentence } from '../messages/ErrorMessages.ts'
export type { FundingMessages } from '../messages/funding.ts'
export type { LaterMessages } from '../messages/later.ts'
export type { JourneyMessages, Messages } from '../messages/Messages.ts'
export type { PaymentDetailsMessages } from '../messages/paymentDetails.ts'
export type { PaymentResultMessages } from '../messages/paymentResult.ts'
export type { QuoteConfirmationMessages } from '../messages/quoteConfirmation.ts'
export type { ScaChallengeMessages } from '../messages/sca/scaChallenge.ts'
export type { ScaFactorsMessages } from '../messages/sca/scaFactors.tsx'
export type { ScaLoginMessages } from '../messages/sca/scaLogin.ts'
export type { ScaProofMessages } from '../messages/sca/scaProof.ts'
export type { ScaResetMessages } from '../messages/sca/scaReset.ts'
export type { TotpEnrollMessages } from '../messages/sca/totpEnroll.ts'
export type { TrustedBeneficiariesMessages } from '../messages/sca/trustedBeneficiaries.tsx'
export type { ScreenFailureMessages } from '../messages/screenFailure.ts'
export type { ContactChangeMessages } from '../messages/settings/contactChange.tsx'
export type { CredentialListMessages } from '../messages/settings/credentialList.tsx'
export type { DelegatedKeysMessages } from '../messages/settings/delegatedKeys.tsx'
export type { ManagedListMessages } from '../messages/settings/managedList.ts'
export type { SessionListMessages } from '../messages/settings/sessionList.tsx'
export type { WalletExportMessages } from '../messages/settings/walletExport.ts'
export type { WalletPrivacyMessages } from '../messages/settings/walletPrivacy.ts'
export type { EmailOtpLoginMessages } from '../messages/sign-in/emailOtpLogin.ts'
export type { LoginMessages } from '../messages/sign-in/login.ts'
export type { OidcLoginMessages } from '../messages/sign-in/oidcLogin.ts'
export type { OtpLoginMessages } from '../messages/sign-in/otpLogin.tsx'
export type { PasskeyEnrollMessages } from '../messages/sign-in/passkeyEnroll.tsx'
export type { PasskeyLoginMessages } from '../messages/sign-in/passkeyLogin.tsx'
export type { SessionGuardMessages } from '../messages/sign-in/sessionGuard.tsx'
export type { SmsOtpLoginMessages } from '../messages/sign-in/smsOtpLogin.ts'
export type { StepUpMessages } from '../messages/sign-in/stepUp.ts'
export * as ContactChange from '../parts/contact-change/parts.ts'
export * as CredentialList from '../parts/credential-list/parts.ts'
export * as DelegatedKeys from '../parts/delegated-keys/parts.ts'
export { OutsideText } from '../parts/elements/OutsideText.tsx'
export * as EmailOtpLogin from '../parts/email-otp-login/parts.ts'
export * as FundingInstructions from '../parts/funding-instructions/parts.ts'
export * as Login from '../parts/login/parts.ts'
export * as OidcLogin from '../parts/oidc-login/parts.ts'
export * as PasskeyEnroll from '../parts/passkey-enroll/parts.ts'
export * as PasskeyLogin from '../parts/passkey-login/parts.ts'
export { isPaymentOutcome, type PaymentOutcome } from '../parts/payment-result/PaymentOutcome.ts'
export * as PaymentResult from '../parts/payment-result/parts.ts'
export * as QuoteConfirmation from '../parts/quote-confirmation/parts.ts'
export * as ScaChallenge from '../parts/sca-challenge/parts.ts'
export * as ScaFactors from '../parts/sca-factors/parts.ts'
export * as ScaLogin from '../parts/sca-login/parts.ts'
export * as ScaProof from '../parts/sca-proof/parts.ts'
export * as ScaReset from '../parts/sca-reset/parts.ts'
export * as SessionGuard from '../parts/session-guard/parts.ts'
export * as SessionList from '../parts/session-list/parts.ts'
export * as SmsOtpLogin from '../parts/sms-otp-login/parts.ts'
export * as TotpEnroll from '../parts/totp-enroll/parts.ts'
export * as TrustedBeneficiaries from '../parts/trusted-beneficiaries/parts.ts'
export * as WalletExport from '../parts/wallet-export/parts.ts'
export * as WalletPrivacy from '../parts/wallet-privacy/parts.ts'
export { FundingScreen, type FundingScreenProps } from '../styled/funding/FundingScreen.tsx'
export { PaymentResultScreen, type PaymentResultScreenProps } from '../styled/PaymentResultScreen.tsx'
export { QuoteConfirmationScreen, type QuoteConfirmationScreenProps } from '../styled/QuoteConfirmationScreen.tsx'
export { ScaChallengeScreen, type ScaChallengeScreenProps } from '../styled/sca/ScaChallengeScreen.tsx'
export {
  ScaLoginPrompt,
  type ScaLoginPromptProps,
  ScaLoginScreen,
  type ScaLoginScreenProps,
} from '../styled/sca/ScaLoginScreen.tsx'
export { ScaFactorsScreen, type ScaFactorsScreenProps } from '../styled/sca-settings/ScaFactorsScreen.tsx'
export { TotpEnrollScreen, type TotpEnrollScreenProps } from '../styled/sca-settings/TotpEnrollScreen.tsx'
export {
  TrustedBeneficiariesScreen,
  type TrustedBeneficiariesScreenProps,
} from '../styled/sca-settings/TrustedBeneficiariesScreen.tsx'
export { ContactChangeScreen, type ContactChangeScreenProps } from '../styled/settings/ContactChangeScreen.tsx'
export { CredentialListScreen, type CredentialListScreenProps } from '../styled/settings/CredentialListScreen.tsx'
export { DelegatedKeysScreen, type DelegatedKeysScreenProps } from '../styled/settings/DelegatedKeysScreen.tsx'
export { SessionListScreen, type SessionListScreenProps } from '../styled/settings/SessionListScreen.tsx'
export { WalletExportScreen, type WalletExportScreenProps } from '../styled/settings/WalletExportScreen.tsx'
export { WalletPrivacyScreen, type WalletPrivacyScreenProps } from '../styled/settings/WalletPrivacyScreen.tsx'
export { EmailOtpLoginScreen, type EmailOtpLoginScreenProps } from '../styled/sign-in/EmailOtpLoginScreen.tsx'
export { LoginScreen, type LoginScreenProps } from '../styled/sign-in/LoginScreen.tsx'
export { OidcLoginScreen, type OidcLoginScreenProps } from '../styled/sign-in/OidcLoginScreen.tsx'
export { PasskeyEnrollForm, type PasskeyEnrollFormProps } from '../styled/sign-in/PasskeyEnrollForm.tsx'
export {
  PasskeyEnrollScreen,
  type PasskeyEnrollScreenProps,
  PasskeyOfferScreen,
  type PasskeyOfferScreenProps,
} from '../styled/sign-in/PasskeyEnrollScreen.tsx'
export { PasskeyLoginScreen, type PasskeyLoginScreenProps } from '../styled/sign-in/PasskeyLoginScreen.tsx'
export { SessionGuardScreen, type SessionGuardScreenProps } from '../styled/sign-in/SessionGuardScreen.tsx'
export { SignInAgain, type SignInAgainProps } from '../styled/sign-in/SignInAgain.tsx'
export { SmsOtpLoginScreen, type SmsOtpLoginScreenProps } from '../styled/sign-in/SmsOtpLoginScreen.tsx'
export { StepUp, type StepUpProps, type StepUpState } from '../styled/sign-in/StepUp.tsx'
