import type { activityListErrors, activityListMessages } from '../activity/activity-list/activityListMessages.ts'
import type { statementErrors, statementMessages } from '../activity/statement/statementMessages.ts'
import type {
  transactionDetailsErrors,
  transactionDetailsMessages,
} from '../activity/transaction-details/transactionDetailsMessages.ts'
import type { payeeFormErrors } from '../payees/payee-form/payeeFormErrors.ts'
import type { payeeFormMessages } from '../payees/payee-form/payeeFormMessages.ts'
import type { payeeListErrors, payeeListMessages } from '../payees/payee-list/payeeListMessages.tsx'
import type {
  walletOwnershipErrors,
  walletOwnershipMessages,
} from '../payees/wallet-ownership/walletOwnershipMessages.ts'
import type { addMoneyErrors, addMoneyMessages } from '../payment/add-money/addMoneyMessages.ts'
import type { cancelPaymentErrors, cancelPaymentMessages } from '../payment/cancel-payment/cancelPaymentMessages.ts'
import type { fundingErrors, fundingMessages } from '../payment/funding/fundingMessages.ts'
import type { paymentAgreementMessages } from '../payment/payment-agreement/paymentAgreementMessages.ts'
import type { paymentBatchMessages } from '../payment/payment-batch/paymentBatchMessages.ts'
import type { paymentResultMessages } from '../payment/payment-result/paymentResultMessages.ts'
import type { quoteConfirmationErrors } from '../payment/quote-confirmation/quoteConfirmationErrors.ts'
import type { quoteConfirmationMessages } from '../payment/quote-confirmation/quoteConfirmationMessages.ts'
import type { sendErrors } from '../payment/send/sendErrors.ts'
import type { sendMessages } from '../payment/send/sendMessages.ts'
import type { sendReceiverMessages } from '../payment/send/sendReceiverMessages.ts'
import type { sendStopsMessages } from '../payment/send/sendStopsMessages.ts'
import type { scaChallengeMessages } from '../sca/sca-challenge/scaChallengeMessages.ts'
import type { scaFactorResetErrors, scaFactorResetMessages } from '../sca/sca-factor-reset/scaFactorResetMessages.ts'
import type { scaFactorsErrors, scaFactorsMessages } from '../sca/sca-factors/scaFactorsMessages.tsx'
import type { scaErrors } from '../sca/sca-proof/scaErrors.ts'
import type { scaProofMessages } from '../sca/sca-proof/scaProofMessages.ts'
import type { scaSignInMessages } from '../sca/sca-sign-in/scaSignInMessages.ts'
import type { totpEnrollmentErrors, totpEnrollmentMessages } from '../sca/totp-enrollment/totpEnrollmentMessages.ts'
import type {
  trustedBeneficiariesErrors,
  trustedBeneficiariesMessages,
} from '../sca/trusted-beneficiaries/trustedBeneficiariesMessages.tsx'
import type { sessionGuardMessages } from '../session/session-guard/sessionGuardMessages.tsx'
import type { sessionListErrors, sessionListMessages } from '../session/session-list/sessionListMessages.tsx'
import type { cardFreezeErrors, cardFreezeMessages } from '../settings/card-freeze/cardFreezeMessages.ts'
import type { contactChangeErrors, contactChangeMessages } from '../settings/contact-change/contactChangeMessages.tsx'
import type {
  credentialListErrors,
  credentialListMessages,
} from '../settings/credential-list/credentialListMessages.tsx'
import type { delegatedKeysErrors, delegatedKeysMessages } from '../settings/delegated-keys/delegatedKeysMessages.tsx'
import type {
  signedResourceErrors,
  signedResourceMessages,
} from '../settings/signed-resource/signedResourceMessages.ts'
import type { walletExportErrors, walletExportMessages } from '../settings/wallet-export/walletExportMessages.ts'
import type { walletPrivacyErrors, walletPrivacyMessages } from '../settings/wallet-privacy/walletPrivacyMessages.ts'
import type { nameCheckMessages } from '../shared/payment-details/nameCheckMessages.ts'
import type { paymentChangesMessages } from '../shared/payment-details/paymentChangesMessages.ts'
import type { paymentDetailsMessages } from '../shared/payment-details/paymentDetailsMessages.ts'
import type { paymentTimelineMessages } from '../shared/payment-details/paymentTimelineMessages.ts'
import type { railsMessages } from '../shared/payment-details/railsMessages.ts'
import type { emailOtpLoginErrors } from '../sign-in/email-otp-login/emailOtpLoginErrors.ts'
import type { emailOtpLoginMessages } from '../sign-in/email-otp-login/emailOtpLoginMessages.ts'
import type { loginErrors, loginMessages } from '../sign-in/login/loginMessages.ts'
import type { oidcLoginErrors, oidcLoginMessages } from '../sign-in/oidc-login/oidcLoginMessages.ts'
import type { passkeyLoginErrors } from '../sign-in/passkey-login/passkeyLoginErrors.ts'
import type { passkeyLoginMessages } from '../sign-in/passkey-login/passkeyLoginMessages.tsx'
import type {
  passkeyRegistrationErrors,
  passkeyRegistrationMessages,
} from '../sign-in/passkey-registration/passkeyRegistrationMessages.tsx'
import type { signInInlineMessages } from '../sign-in/sign-in-inline/signInInlineMessages.ts'
import type { smsOtpLoginErrors } from '../sign-in/sms-otp-login/smsOtpLoginErrors.ts'
import type { smsOtpLoginMessages } from '../sign-in/sms-otp-login/smsOtpLoginMessages.ts'
import type { userButtonMessages } from '../wallets/wallet/userButtonMessages.ts'
import type { walletMessages } from '../wallets/wallet/walletMessages.ts'
import type { walletHomeErrors, walletHomeMessages } from '../wallets/wallet-home/walletHomeMessages.ts'

/**
 * The default messages of every journey. Written by `pnpm derive` from the files that are called `…Messages` and `…Errors`.
 */
export type DefaultMessages = {
  activityList: typeof activityListMessages
  addMoney: typeof addMoneyMessages
  cancelPayment: typeof cancelPaymentMessages
  cardFreeze: typeof cardFreezeMessages
  contactChange: typeof contactChangeMessages
  credentialList: typeof credentialListMessages
  delegatedKeys: typeof delegatedKeysMessages
  emailOtpLogin: typeof emailOtpLoginMessages
  funding: typeof fundingMessages
  login: typeof loginMessages
  nameCheck: typeof nameCheckMessages
  oidcLogin: typeof oidcLoginMessages
  passkeyLogin: typeof passkeyLoginMessages
  passkeyRegistration: typeof passkeyRegistrationMessages
  payeeForm: typeof payeeFormMessages
  payeeList: typeof payeeListMessages
  paymentAgreement: typeof paymentAgreementMessages
  paymentBatch: typeof paymentBatchMessages
  paymentChanges: typeof paymentChangesMessages
  paymentDetails: typeof paymentDetailsMessages
  paymentResult: typeof paymentResultMessages
  paymentTimeline: typeof paymentTimelineMessages
  quoteConfirmation: typeof quoteConfirmationMessages
  rails: typeof railsMessages
  scaChallenge: typeof scaChallengeMessages
  scaFactorReset: typeof scaFactorResetMessages
  scaFactors: typeof scaFactorsMessages
  scaProof: typeof scaProofMessages
  scaSignIn: typeof scaSignInMessages
  send: typeof sendMessages
  sendReceiver: typeof sendReceiverMessages
  sendStops: typeof sendStopsMessages
  sessionGuard: typeof sessionGuardMessages
  sessionList: typeof sessionListMessages
  signInInline: typeof signInInlineMessages
  signedResource: typeof signedResourceMessages
  smsOtpLogin: typeof smsOtpLoginMessages
  statement: typeof statementMessages
  totpEnrollment: typeof totpEnrollmentMessages
  transactionDetails: typeof transactionDetailsMessages
  trustedBeneficiaries: typeof trustedBeneficiariesMessages
  userButton: typeof userButtonMessages
  wallet: typeof walletMessages
  walletExport: typeof walletExportMessages
  walletHome: typeof walletHomeMessages
  walletOwnership: typeof walletOwnershipMessages
  walletPrivacy: typeof walletPrivacyMessages
}

/** The default sentences about the errors of every journey that has some. Written like `DefaultMessages`. */
export type DefaultErrors = {
  activityList: typeof activityListErrors
  addMoney: typeof addMoneyErrors
  cancelPayment: typeof cancelPaymentErrors
  cardFreeze: typeof cardFreezeErrors
  contactChange: typeof contactChangeErrors
  credentialList: typeof credentialListErrors
  delegatedKeys: typeof delegatedKeysErrors
  emailOtpLogin: typeof emailOtpLoginErrors
  funding: typeof fundingErrors
  login: typeof loginErrors
  oidcLogin: typeof oidcLoginErrors
  passkeyLogin: typeof passkeyLoginErrors
  passkeyRegistration: typeof passkeyRegistrationErrors
  payeeForm: typeof payeeFormErrors
  payeeList: typeof payeeListErrors
  quoteConfirmation: typeof quoteConfirmationErrors
  scaFactorReset: typeof scaFactorResetErrors
  scaFactors: typeof scaFactorsErrors
  scaProof: typeof scaErrors
  send: typeof sendErrors
  sessionList: typeof sessionListErrors
  signedResource: typeof signedResourceErrors
  smsOtpLogin: typeof smsOtpLoginErrors
  statement: typeof statementErrors
  totpEnrollment: typeof totpEnrollmentErrors
  transactionDetails: typeof transactionDetailsErrors
  trustedBeneficiaries: typeof trustedBeneficiariesErrors
  walletExport: typeof walletExportErrors
  walletHome: typeof walletHomeErrors
  walletOwnership: typeof walletOwnershipErrors
  walletPrivacy: typeof walletPrivacyErrors
}
