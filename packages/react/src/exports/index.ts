'use client'

export { useActivity } from '../activity/useActivity.ts'
export { useTransaction } from '../activity/useTransaction.ts'
export { usePayees } from '../payees/usePayees.ts'
export * as FundingInstructions from '../payment/funding/FundingInstructions.tsx'
export { FundingScreen } from '../payment/funding/FundingScreen.tsx'
export { type UseFundingOptions, useFunding } from '../payment/funding/useFunding.ts'
export { isPaymentOutcome, type PaymentOutcome } from '../payment/payment-result/PaymentOutcome.ts'
export * as PaymentResult from '../payment/payment-result/PaymentResult.tsx'
export { PaymentResultScreen } from '../payment/payment-result/PaymentResultScreen.tsx'
export * as QuoteConfirmation from '../payment/quote-confirmation/QuoteConfirmation.tsx'
export { QuoteConfirmationScreen } from '../payment/quote-confirmation/QuoteConfirmationScreen.tsx'
export {
  type UseQuoteConfirmationOptions,
  useQuoteConfirmation,
} from '../payment/quote-confirmation/useQuoteConfirmation.ts'
export type { LaterMessages } from '../primitives/lazyMessages.ts'
export { OutsideText } from '../primitives/OutsideText.tsx'
export type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
export { type UseServerCountdownOptions, useServerCountdown } from '../primitives/useServerCountdown.ts'
export type { ErrorMessages, ErrorSentence } from '../provider/ErrorMessages.ts'
export type { JourneyMessages, Messages } from '../provider/Messages.ts'
export type { ClientOption, Journey } from '../provider/useJourney.ts'
export { useStore } from '../provider/useStore.ts'
export {
  type ScreenFailure,
  useWalletClient,
  WalletProvider,
  type WalletProviderProps,
} from '../provider/WalletProvider.tsx'
export * as ScaChallenge from '../sca/sca-challenge/ScaChallenge.tsx'
export { ScaChallengeScreen } from '../sca/sca-challenge/ScaChallengeScreen.tsx'
/**
 * Wallet screens for React, in three layers that work without the one above: hooks, headless parts
 * (`EmailOtpLogin.CodeForm`) and finished screens (`EmailOtpLoginScreen`, with `@countersign/react/styles.css`).
 *
 * @module
 */
export { type UseScaChallengeOptions, useScaChallenge } from '../sca/sca-challenge/useScaChallenge.ts'
export * as ScaFactorReset from '../sca/sca-factor-reset/ScaFactorReset.tsx'
export { useScaFactorReset } from '../sca/sca-factor-reset/useScaFactorReset.ts'
export * as ScaFactors from '../sca/sca-factors/ScaFactors.tsx'
export { ScaFactorsScreen } from '../sca/sca-factors/ScaFactorsScreen.tsx'
export { useScaFactors } from '../sca/sca-factors/useScaFactors.ts'
export { useScaPasskeyRegistration } from '../sca/sca-factors/useScaPasskeyRegistration.ts'
export * as ScaProof from '../sca/sca-proof/ScaProof.tsx'
export * as ScaSignIn from '../sca/sca-sign-in/ScaSignIn.tsx'
export {
  ScaSignInPrompt,
  type ScaSignInPromptProps,
  ScaSignInScreen,
} from '../sca/sca-sign-in/ScaSignInScreen.tsx'
export { useScaSession } from '../sca/sca-sign-in/useScaSession.ts'
export { type UseScaSignInOptions, useScaSignIn } from '../sca/sca-sign-in/useScaSignIn.ts'
export * as TotpEnrollment from '../sca/totp-enrollment/TotpEnrollment.tsx'
export { TotpEnrollmentScreen } from '../sca/totp-enrollment/TotpEnrollmentScreen.tsx'
export { useTotpEnrollment } from '../sca/totp-enrollment/useTotpEnrollment.ts'
export * as TrustedBeneficiaries from '../sca/trusted-beneficiaries/TrustedBeneficiaries.tsx'
export { TrustedBeneficiariesScreen } from '../sca/trusted-beneficiaries/TrustedBeneficiariesScreen.tsx'
export { useTrustedBeneficiaries } from '../sca/trusted-beneficiaries/useTrustedBeneficiaries.ts'
export * as SessionGuard from '../session/session-guard/SessionGuard.tsx'
export { SessionGuardScreen } from '../session/session-guard/SessionGuardScreen.tsx'
export { useSession } from '../session/session-guard/useSession.ts'
export * as SessionList from '../session/session-list/SessionList.tsx'
export { SessionListScreen } from '../session/session-list/SessionListScreen.tsx'
export { useSessionList } from '../session/session-list/useSessionList.ts'
export * as ContactChange from '../settings/contact-change/ContactChange.tsx'
export { ContactChangeScreen } from '../settings/contact-change/ContactChangeScreen.tsx'
export { useContactChange } from '../settings/contact-change/useContactChange.ts'
export * as CredentialList from '../settings/credential-list/CredentialList.tsx'
export { CredentialListScreen } from '../settings/credential-list/CredentialListScreen.tsx'
export { useCredentialList } from '../settings/credential-list/useCredentialList.ts'
export * as DelegatedKeys from '../settings/delegated-keys/DelegatedKeys.tsx'
export { DelegatedKeysScreen } from '../settings/delegated-keys/DelegatedKeysScreen.tsx'
export { useDelegatedKeys } from '../settings/delegated-keys/useDelegatedKeys.ts'
export { useWalletExport } from '../settings/wallet-export/useWalletExport.ts'
export * as WalletExport from '../settings/wallet-export/WalletExport.tsx'
export { WalletExportScreen } from '../settings/wallet-export/WalletExportScreen.tsx'
export { useWalletPrivacy } from '../settings/wallet-privacy/useWalletPrivacy.ts'
export * as WalletPrivacy from '../settings/wallet-privacy/WalletPrivacy.tsx'
export { WalletPrivacyScreen } from '../settings/wallet-privacy/WalletPrivacyScreen.tsx'
export * as EmailOtpLogin from '../sign-in/email-otp-login/EmailOtpLogin.tsx'
export { EmailOtpLoginScreen } from '../sign-in/email-otp-login/EmailOtpLoginScreen.tsx'
export { useEmailOtpLogin } from '../sign-in/email-otp-login/useEmailOtpLogin.ts'
export * as Login from '../sign-in/login/Login.tsx'
export type { LoginIdentityKind, LoginOidcOptions, LoginOptions } from '../sign-in/login/LoginOptions.ts'
export { LoginScreen } from '../sign-in/login/LoginScreen.tsx'
export { type UseLoginOptions, useLogin } from '../sign-in/login/useLogin.ts'
export * as OidcLogin from '../sign-in/oidc-login/OidcLogin.tsx'
export { OidcLoginScreen } from '../sign-in/oidc-login/OidcLoginScreen.tsx'
export {
  type OidcAnswer,
  type OpenOidcProvider,
  type UseOidcLoginOptions,
  useOidcLogin,
} from '../sign-in/oidc-login/useOidcLogin.ts'
export type { UseOtpLoginOptions } from '../sign-in/otp-login/useOtpLogin.ts'
export * as PasskeyLogin from '../sign-in/passkey-login/PasskeyLogin.tsx'
export { PasskeyLoginScreen } from '../sign-in/passkey-login/PasskeyLoginScreen.tsx'
export { type UsePasskeyLoginOptions, usePasskeyLogin } from '../sign-in/passkey-login/usePasskeyLogin.ts'
export { usePasskeySupport } from '../sign-in/passkey-login/usePasskeySupport.ts'
export * as PasskeyEnroll from '../sign-in/passkey-registration/PasskeyEnroll.tsx'
export {
  PasskeyEnrollForm,
  type PasskeyEnrollFormProps,
  PasskeyEnrollScreen,
} from '../sign-in/passkey-registration/PasskeyEnrollScreen.tsx'
export {
  PasskeyOfferScreen,
  type PasskeyOfferScreenProps,
} from '../sign-in/passkey-registration/PasskeyOfferScreen.tsx'
export { type PasskeyOffer, usePasskeyOffer } from '../sign-in/passkey-registration/usePasskeyOffer.ts'
export {
  type UsePasskeyRegistrationOptions,
  usePasskeyRegistration,
} from '../sign-in/passkey-registration/usePasskeyRegistration.ts'
export { SignInAgain, type SignInAgainProps } from '../sign-in/sign-in-inline/SignInAgain.tsx'
export { StepUp, type StepUpProps, type StepUpState } from '../sign-in/sign-in-inline/StepUp.tsx'
export * as SmsOtpLogin from '../sign-in/sms-otp-login/SmsOtpLogin.tsx'
export { SmsOtpLoginScreen } from '../sign-in/sms-otp-login/SmsOtpLoginScreen.tsx'
export { useSmsOtpLogin } from '../sign-in/sms-otp-login/useSmsOtpLogin.ts'
export { useBalance } from '../wallets/useBalance.ts'
export { useWallets } from '../wallets/useWallets.ts'
