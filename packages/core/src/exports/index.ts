/**
 * The browser side: a client, the flows of each journey, and the controllers that a screen binds to.
 *
 * @module
 */
export { createPayee, getPayee, listPayees, listWallets } from '../api/accounts.ts'
export { listCredentials } from '../api/credentials.ts'
export { getTransaction, listActivity } from '../api/transactions.ts'
export { type Contact, createContactChange } from '../controllers/contactChange.ts'
export { type CredentialChange, type CredentialChanged, createCredentialList } from '../controllers/credentialList.ts'
export { createDelegatedKeyList, type DelegatedKeyChange } from '../controllers/delegatedKeyList.ts'
export {
  createEmailOtpLogin,
  type EmailOtpLoginController,
  type EmailOtpLoginOptions,
} from '../controllers/emailOtpLogin.ts'
export { createLogin, type LoginController, type LoginState } from '../controllers/login.ts'
export type { ManagedList, ManagedListState, ReadState } from '../controllers/managedList.ts'
export {
  createOidcLogin,
  type OidcLoginController,
  type OidcLoginOptions,
  type OidcLoginState,
} from '../controllers/oidcLogin.ts'
export type { OtpLoginController, OtpLoginOptions } from '../controllers/otpLogin.ts'
export type { OtpLoginState, OtpLoginState as EmailOtpLoginState } from '../controllers/otpLoginState.ts'
export {
  createPasskeyEnroll,
  type PasskeyEnrollController,
  type PasskeyEnrollOptions,
} from '../controllers/passkeyEnroll.ts'
export {
  createPasskeyLogin,
  type PasskeyLoginController,
  type PasskeyLoginOptions,
} from '../controllers/passkeyLogin.ts'
export type { PasskeyLoginState } from '../controllers/passkeyLoginState.ts'
export {
  createQuoteConfirmation,
  type QuoteConfirmationController,
  type QuoteConfirmationOptions,
} from '../controllers/quoteConfirmation.ts'
export type { QuoteConfirmationState } from '../controllers/quoteConfirmationState.ts'
export { createSessionController, type SessionController } from '../controllers/session.ts'
export { createSessionList, type SessionListController } from '../controllers/sessionList.ts'
export type { SignedAction, SignedActionState } from '../controllers/signedAction.ts'
export {
  createSmsOtpLogin,
  type SmsOtpLoginController,
  type SmsOtpLoginOptions,
} from '../controllers/smsOtpLogin.ts'
export {
  createWalletExport,
  type WalletExportController,
  type WalletExportOptions,
  type WalletExportState,
} from '../controllers/walletExport.ts'
export { createWalletPrivacy } from '../controllers/walletPrivacy.ts'
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
export type { WalletErrorCode } from '../errors/list.ts'
export { isWalletError, WalletError } from '../errors/WalletError.ts'
export { compareQuotes, type QuoteChange } from '../flows/compareQuotes.ts'
export type { NewContact } from '../flows/contactChange.ts'
export type { AddedCredential, CredentialItem, NewCredential } from '../flows/credentials.ts'
export type { Delegations } from '../flows/delegatedKeys.ts'
export { loginWithEmailOtp, requestEmailOtp } from '../flows/emailOtpLogin.ts'
export type { SessionItem } from '../flows/endSession.ts'
export { followPayment, type PaymentProgress, readPayment } from '../flows/followPayment.ts'
export type { SignInChoice } from '../flows/login.ts'
export { abandonOidcLogin, loginWithOidcToken, type OidcRequest, prepareOidcLogin } from '../flows/oidcLogin.ts'
export type { OtpChallenge } from '../flows/otpChallenge.ts'
export type { LoginIdentity, TypedLogin } from '../flows/otpLogin.ts'
export { type PayQuoteOutcome, payQuote } from '../flows/payQuote.ts'
export {
  createQuoteIntent,
  loadQuote,
  type QuoteIntent,
  type QuoteWithPayee,
  requestQuote,
} from '../flows/quoteConfirmation.ts'
export { forgetRememberedLogin, listRememberedLogins } from '../flows/rememberedLogins.ts'
export { type PaymentUpdate, settlePayment } from '../flows/settlePayment.ts'
export { signOut } from '../flows/signOut.ts'
export { loginWithSmsOtp, requestSmsOtp } from '../flows/smsOtpLogin.ts'
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
export { maskDestination } from '../wire/maskDestination.ts'
export type { SignInMethod } from '../wire/platform.ts'
export type { Quote, QuoteRequest } from '../wire/quotes.ts'
export type { Currency, Money } from '../wire/schema/money.ts'
export type { Open } from '../wire/schema/primitives.ts'
export type { WalletSession } from '../wire/sessions.ts'
export type { Transaction } from '../wire/transactions.ts'
