/**
 * The browser side: a client, the flows of each journey, and the controllers that a screen binds to.
 *
 * @module
 */
export { createPayee, getPayee, listPayees, listWallets } from '../api/accounts.ts'
export { listCredentials } from '../api/credentials.ts'
export type { Page, PageParameters } from '../api/page.ts'
export { getTransaction, listActivity } from '../api/transactions.ts'
export { type ActivityOptions, createActivityReader } from '../controllers/activity/activity.ts'
export { createTransactionReader } from '../controllers/activity/transaction.ts'
export type { ManagedList, ManagedListState, ReadState } from '../controllers/managedList.ts'
export type { PagedReader } from '../controllers/pagedReader.ts'
export { createPayeesReader, type PayeesOptions } from '../controllers/payees/payees.ts'
export { createFunding, type FundingController, type FundingOptions } from '../controllers/payment/funding.ts'
export type { FundingState } from '../controllers/payment/fundingState.ts'
export {
  createQuoteConfirmation,
  type QuoteConfirmationController,
  type QuoteConfirmationOptions,
} from '../controllers/payment/quoteConfirmation.ts'
export type { QuoteConfirmationState } from '../controllers/payment/quoteConfirmationState.ts'
export type { Reader, ReaderState } from '../controllers/reader.ts'
export {
  createScaChallenge,
  type ScaChallengeController,
  type ScaChallengeOptions,
} from '../controllers/sca/scaChallenge.ts'
export type { ScaChallengeState } from '../controllers/sca/scaChallengeState.ts'
export {
  createScaFactorReset,
  type ScaFactorResetController,
  type ScaFactorResetOptions,
} from '../controllers/sca/scaFactorReset.ts'
export type { ScaFactorResetState } from '../controllers/sca/scaFactorResetState.ts'
export {
  createScaFactors,
  type ScaFactorChange,
  type ScaFactorsController,
} from '../controllers/sca/scaFactors.ts'
export {
  createScaPasskeyEnroll,
  type ScaPasskeyEnrollController,
  type ScaPasskeyEnrollState,
} from '../controllers/sca/scaPasskeyRegistration.ts'
export type { ScaProofActions, ScaProofState, ScaRequest } from '../controllers/sca/scaProofState.ts'
export { createScaLogin, type ScaLoginController, type ScaLoginOptions } from '../controllers/sca/scaSignIn.ts'
export type { ScaLoginState } from '../controllers/sca/scaSignInState.ts'
export { createTotpEnroll, type TotpEnrollController, type TotpSecret } from '../controllers/sca/totpEnrollment.ts'
export type { TotpEnrollState } from '../controllers/sca/totpEnrollmentState.ts'
export {
  createTrustedBeneficiaries,
  type TrustedBeneficiariesController,
  type TrustedBeneficiariesOptions,
} from '../controllers/sca/trustedBeneficiaries.ts'
export type { TrustChange, TrustedBeneficiariesState } from '../controllers/sca/trustedBeneficiariesState.ts'
export { createSessionController, type SessionController } from '../controllers/session/sessionGuard.ts'
export { createSessionList, type SessionListController } from '../controllers/session/sessionList.ts'
export { type Contact, createContactChange } from '../controllers/settings/contactChange.ts'
export {
  type CredentialChange,
  type CredentialChanged,
  createCredentialList,
} from '../controllers/settings/credentialList.ts'
export { createDelegatedKeyList, type DelegatedKeyChange } from '../controllers/settings/delegatedKeys.ts'
export {
  createWalletExport,
  type WalletExportController,
  type WalletExportOptions,
  type WalletExportState,
} from '../controllers/settings/walletExport.ts'
export { createWalletPrivacy } from '../controllers/settings/walletPrivacy.ts'
export {
  createEmailOtpLogin,
  type EmailOtpLoginController,
  type EmailOtpLoginOptions,
} from '../controllers/sign-in/emailOtpLogin.ts'
export { createLogin, type LoginController, type LoginState } from '../controllers/sign-in/login.ts'
export {
  createOidcLogin,
  type OidcLoginController,
  type OidcLoginOptions,
  type OidcLoginState,
} from '../controllers/sign-in/oidcLogin.ts'
export type { OtpLoginController, OtpLoginOptions } from '../controllers/sign-in/otpLogin.ts'
export type { OtpLoginState, OtpLoginState as EmailOtpLoginState } from '../controllers/sign-in/otpLoginState.ts'
export {
  createPasskeyLogin,
  type PasskeyLoginController,
  type PasskeyLoginOptions,
} from '../controllers/sign-in/passkeyLogin.ts'
export type { PasskeyLoginState } from '../controllers/sign-in/passkeyLoginState.ts'
export {
  createPasskeyEnroll,
  type PasskeyEnrollController,
  type PasskeyEnrollOptions,
} from '../controllers/sign-in/passkeyRegistration.ts'
export {
  createSmsOtpLogin,
  type SmsOtpLoginController,
  type SmsOtpLoginOptions,
} from '../controllers/sign-in/smsOtpLogin.ts'
export type { SignedAction, SignedActionState } from '../controllers/signedAction.ts'
export { createBalanceReader } from '../controllers/wallets/balance.ts'
export { createWalletsReader } from '../controllers/wallets/wallets.ts'
export {
  type CreateWalletClientOptions,
  createWalletClient,
  type OtpFormat,
  type TrustOptions,
  type WalletClient,
} from '../createWalletClient.ts'
export { formatMoney, parseAmount } from '../encoding/money.ts'
export { parsePhoneNumber } from '../encoding/phoneNumber.ts'
export type { WalletErrorAction } from '../errors/codes.ts'
export type { WalletErrorDetails } from '../errors/details.ts'
export type { WalletErrorCode } from '../errors/list.ts'
export { isWalletError, WalletError } from '../errors/WalletError.ts'
export { readActivity } from '../flows/activity/activity.ts'
export { readTransaction, type TransactionDetails } from '../flows/activity/transaction.ts'
export { readPayees } from '../flows/payees/payees.ts'
export { compareQuotes, type QuoteChange } from '../flows/payment/compareQuotes.ts'
export { followPayment, type PaymentProgress, readPayment } from '../flows/payment/followPayment.ts'
export type { PaymentFactor } from '../flows/payment/paymentIntent.ts'
export { type PayQuoteOutcome, payQuote } from '../flows/payment/payQuote.ts'
export {
  createQuoteIntent,
  loadQuote,
  type QuoteIntent,
  type QuoteWithPayee,
  requestQuote,
} from '../flows/payment/quoteConfirmation.ts'
export type { ScaPayment } from '../flows/payment/scaPayment.ts'
export { type PaymentUpdate, settlePayment } from '../flows/payment/settlePayment.ts'
export type { MobileNumber } from '../flows/sca/scaFactorReset.ts'
export { readScaSession } from '../flows/sca/scaSession.ts'
export type { TrustItem, TrustWish } from '../flows/sca/trustedBeneficiaries.ts'
export type { SessionItem } from '../flows/session/sessionList.ts'
export { signOut } from '../flows/session/signOut.ts'
export type { NewContact } from '../flows/settings/contactChange.ts'
export type { AddedCredential, CredentialItem, NewCredential } from '../flows/settings/credentialList.ts'
export type { Delegations } from '../flows/settings/delegatedKeys.ts'
export { loginWithEmailOtp, requestEmailOtp } from '../flows/sign-in/emailOtpLogin.ts'
export type { SignInChoice } from '../flows/sign-in/login.ts'
export { abandonOidcLogin, loginWithOidcToken, type OidcRequest, prepareOidcLogin } from '../flows/sign-in/oidcLogin.ts'
export type { OtpChallenge } from '../flows/sign-in/otpChallenge.ts'
export type { LoginIdentity, TypedLogin } from '../flows/sign-in/otpLogin.ts'
export { forgetRememberedLogin, listRememberedLogins } from '../flows/sign-in/rememberedLogins.ts'
export { loginWithSmsOtp, requestSmsOtp } from '../flows/sign-in/smsOtpLogin.ts'
export { readBalance } from '../flows/wallets/balance.ts'
export { readWallets } from '../flows/wallets/wallets.ts'
export { rtsIdleLockMs, type SessionInfo, type SessionOptions, type SessionState } from '../session/sessionState.ts'
export type { Readable } from '../state/readable.ts'
export type { RememberedLogin } from '../storage/rememberedLogins.ts'
export type { Clock } from '../time/clock.ts'
export { checkPasskeys, type PasskeyObstacle, type PasskeySupport } from '../webauthn/checkPasskeys.ts'
export { suggestPasskeyName } from '../webauthn/suggestPasskeyName.ts'
export type { Card } from '../wire/cards.ts'
export type { AuthMethod } from '../wire/credentials.ts'
export type { Customer } from '../wire/customers.ts'
export type { DelegatedKey } from '../wire/delegatedKeys.ts'
export type { ExternalAccount } from '../wire/externalAccounts.ts'
export type { InternalAccount } from '../wire/internalAccounts.ts'
export { lookUp } from '../wire/lookUp.ts'
export { maskDestination } from '../wire/maskDestination.ts'
export type { SignInMethod } from '../wire/platform.ts'
export type { PaymentInstruction, Quote, QuoteRequest, QuoteStatus } from '../wire/quotes.ts'
export type { ScaFactor } from '../wire/scaChallenge.ts'
export type { ScaFactorView } from '../wire/scaFactors.ts'
export type { Currency, Money } from '../wire/schema/money.ts'
export type { Open } from '../wire/schema/primitives.ts'
export type { WalletSession } from '../wire/sessions.ts'
export type { Transaction, TransactionStatus } from '../wire/transactions.ts'
