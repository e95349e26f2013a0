export {
  type CreatePayeeParameters,
  type CreatePayeeReturnType,
  createPayee,
  type GetPayeeParameters,
  type GetPayeeReturnType,
  getPayee,
} from '../api/accounts.ts'
export { type ListCredentialsParameters, type ListCredentialsReturnType, listCredentials } from '../api/credentials.ts'
export { type GetCustomerParameters, type GetCustomerReturnType, getCustomer } from '../api/customers.ts'
export {
  type ListExchangeRatesParameters,
  type ListExchangeRatesReturnType,
  listExchangeRates,
} from '../api/exchangeRates.ts'
export type { Page, PageParameters } from '../api/page.ts'
export {
  type LookUpUmaReceiverParameters,
  type LookUpUmaReceiverReturnType,
  lookUpUmaReceiver,
} from '../api/receivers.ts'
export {
  type GetTransactionParameters,
  type GetTransactionReturnType,
  getTransaction,
} from '../api/transactions.ts'
export { type ReadActivityParameters, type ReadActivityReturnType, readActivity } from '../flows/activity/activity.ts'
export {
  type ReadStatementParameters,
  type ReadStatementReturnType,
  readStatement,
} from '../flows/activity/statement.ts'
export {
  type ReadTransactionParameters,
  type ReadTransactionReturnType,
  readTransaction,
  type TransactionWithPayment,
} from '../flows/activity/transaction.ts'
export {
  type ReadTransactionDetailsParameters,
  type ReadTransactionDetailsReturnType,
  readTransactionDetails,
} from '../flows/activity/transactionDetails.ts'
export {
  type AddPayeeParameters,
  type AddPayeeReturnType,
  addPayee,
  type ReplacePayeeParameters,
  type ReplacePayeeReturnType,
  replacePayee,
} from '../flows/payees/payeeForm.ts'
export {
  type RemovePayeeParameters,
  type RemovePayeeReturnType,
  removePayee,
} from '../flows/payees/payeeList.ts'
export { type ReadPayeesParameters, type ReadPayeesReturnType, readPayees } from '../flows/payees/payees.ts'
export {
  type OwnershipProof,
  type ProveOwnershipParameters,
  type ProveOwnershipReturnType,
  proveOwnership,
  type ReadOwnWalletParameters,
  type ReadOwnWalletReturnType,
  readOwnWallet,
  type StartOwnershipProofParameters,
  type StartOwnershipProofReturnType,
  startOwnershipProof,
} from '../flows/payees/walletOwnership.ts'
export {
  type AddMoneyDetails,
  type ReadAddMoneyParameters,
  type ReadAddMoneyReturnType,
  readAddMoney,
} from '../flows/payment/addMoney.ts'
export {
  type CancelPaymentParameters,
  type CancelPaymentReturnType,
  cancelPayment,
} from '../flows/payment/cancelPayment.ts'
export { compareQuotes, type QuoteChange } from '../flows/payment/compareQuotes.ts'
export {
  type ConfirmQuoteParameters,
  type ConfirmQuoteReturnType,
  confirmQuote,
  type PaymentUpdate,
} from '../flows/payment/confirmQuote.ts'
export {
  type ExecutePaymentOutcome,
  type ExecutePaymentParameters,
  type ExecutePaymentReturnType,
  executePayment,
} from '../flows/payment/executePayment.ts'
export {
  type AcceptPayeeParameters,
  type AcceptPayeeReturnType,
  acceptPayee,
  type PayeeStop,
  type ReadPayeeStopsReturnType,
  type ReadSetAsidePayeesReturnType,
  readPayeeStops,
  readSetAsidePayees,
} from '../flows/payment/payeeStops.ts'
export {
  type ReadPaymentAgreementParameters,
  type ReadPaymentAgreementReturnType,
  readPaymentAgreement,
} from '../flows/payment/paymentAgreement.ts'
export type { PaymentFactor } from '../flows/payment/paymentIntent.ts'
export type { PaymentSnapshot } from '../flows/payment/paymentSnapshot.ts'
export {
  type PaymentProgress,
  type PollPaymentParameters,
  type PollPaymentReturnType,
  pollPayment,
  type ReadPaymentParameters,
  type ReadPaymentReturnType,
  readPayment,
} from '../flows/payment/pollPayment.ts'
export {
  createQuoteIntent,
  type LoadQuoteParameters,
  type LoadQuoteReturnType,
  loadQuote,
  type QuoteIntent,
  type RequestQuoteParameters,
  type RequestQuoteReturnType,
  requestQuote,
} from '../flows/payment/quoteConfirmation.ts'
export {
  type ReadStoppedPaymentsReturnType,
  readStoppedPayments,
  type StoppedPayment,
} from '../flows/payment/readStoppedPayments.ts'
export type { ScaPayment } from '../flows/payment/scaPayment.ts'
export {
  type EstimatePaymentParameters,
  type EstimatePaymentReturnType,
  estimatePayment,
  type ReadSendChoicesParameters,
  type ReadSendChoicesReturnType,
  readSendChoices,
} from '../flows/payment/send.ts'
export type { ScaLock } from '../flows/sca/readLock.ts'
export {
  type ForgetScaLockParameters,
  type ForgetScaLockReturnType,
  forgetScaLock,
  type ReadScaLockParameters,
  type ReadScaLockReturnType,
  readScaLock,
} from '../flows/sca/scaLock.ts'
export {
  type ReadScaSessionParameters,
  type ReadScaSessionReturnType,
  readScaSession,
} from '../flows/sca/scaSession.ts'
export type { TrustItem, TrustWish } from '../flows/sca/trustedBeneficiaries.ts'
export type { SessionItem } from '../flows/session/sessionList.ts'
export { type SignOutParameters, type SignOutReturnType, signOut } from '../flows/session/signOut.ts'
export type { NewContact } from '../flows/settings/contactChange.ts'
export type { AddedCredential, CredentialItem, NewCredential } from '../flows/settings/credentialList.ts'
export type { Delegations } from '../flows/settings/delegatedKeys.ts'
export {
  type LoginWithEmailOtpParameters,
  type LoginWithEmailOtpReturnType,
  loginWithEmailOtp,
  type RequestEmailOtpParameters,
  type RequestEmailOtpReturnType,
  requestEmailOtp,
} from '../flows/sign-in/emailOtpLogin.ts'
export type { SignInChoice } from '../flows/sign-in/login.ts'
export {
  type AbandonOidcLoginParameters,
  type AbandonOidcLoginReturnType,
  abandonOidcLogin,
  type LoginWithOidcTokenParameters,
  type LoginWithOidcTokenReturnType,
  loginWithOidcToken,
  type OidcRequest,
  type PrepareOidcLoginParameters,
  type PrepareOidcLoginReturnType,
  prepareOidcLogin,
} from '../flows/sign-in/oidcLogin.ts'
export type { OtpChallenge } from '../flows/sign-in/otpChallenge.ts'
export type { LoginIdentity, TypedLogin } from '../flows/sign-in/otpLogin.ts'
export {
  type ForgetRememberedLoginParameters,
  type ForgetRememberedLoginReturnType,
  forgetRememberedLogin,
  type ListRememberedLoginsReturnType,
  listRememberedLogins,
} from '../flows/sign-in/rememberedLogins.ts'
export {
  type LoginWithSmsOtpParameters,
  type LoginWithSmsOtpReturnType,
  loginWithSmsOtp,
  type RequestSmsOtpParameters,
  type RequestSmsOtpReturnType,
  requestSmsOtp,
} from '../flows/sign-in/smsOtpLogin.ts'
export {
  type ReadCustodialAccountsParameters,
  type ReadCustodialAccountsReturnType,
  type ReadWalletsParameters,
  type ReadWalletsReturnType,
  readCustodialAccounts,
  readWallets,
} from '../flows/wallets/wallets.ts'
