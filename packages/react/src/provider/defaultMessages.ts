import type { activityListMessages } from '../activity/activity-list/activityListMessages.ts'
import type { statementMessages } from '../activity/statement/statementMessages.ts'
import type { payeeFormMessages } from '../payees/payee-form/payeeFormMessages.ts'
import type { payeeListMessages } from '../payees/payee-list/payeeListMessages.tsx'
import type { addMoneyMessages } from '../payment/add-money/addMoneyMessages.ts'
import type { fundingMessages } from '../payment/funding/fundingMessages.ts'
import type { nameCheckMessages } from '../payment/payment-details/nameCheckMessages.ts'
import type { paymentDetailsMessages } from '../payment/payment-details/paymentDetailsMessages.ts'
import type { paymentResultMessages } from '../payment/payment-result/paymentResultMessages.ts'
import type { quoteConfirmationMessages } from '../payment/quote-confirmation/quoteConfirmationMessages.ts'
import type { scaChallengeMessages } from '../sca/sca-challenge/scaChallengeMessages.ts'
import type { scaFactorResetMessages } from '../sca/sca-factor-reset/scaFactorResetMessages.ts'
import type { scaFactorsMessages } from '../sca/sca-factors/scaFactorsMessages.tsx'
import type { scaProofMessages } from '../sca/sca-proof/scaProofMessages.ts'
import type { scaSignInMessages } from '../sca/sca-sign-in/scaSignInMessages.ts'
import type { totpEnrollmentMessages } from '../sca/totp-enrollment/totpEnrollmentMessages.ts'
import type { trustedBeneficiariesMessages } from '../sca/trusted-beneficiaries/trustedBeneficiariesMessages.tsx'
import type { sessionGuardMessages } from '../session/session-guard/sessionGuardMessages.tsx'
import type { sessionListMessages } from '../session/session-list/sessionListMessages.tsx'
import type { cardFreezeMessages } from '../settings/card-freeze/cardFreezeMessages.ts'
import type { contactChangeMessages } from '../settings/contact-change/contactChangeMessages.tsx'
import type { credentialListMessages } from '../settings/credential-list/credentialListMessages.tsx'
import type { delegatedKeysMessages } from '../settings/delegated-keys/delegatedKeysMessages.tsx'
import type { signedResourceMessages } from '../settings/signed-resource/signedResourceMessages.ts'
import type { walletExportMessages } from '../settings/wallet-export/walletExportMessages.ts'
import type { walletPrivacyMessages } from '../settings/wallet-privacy/walletPrivacyMessages.ts'
import type { emailOtpLoginMessages } from '../sign-in/email-otp-login/emailOtpLoginMessages.ts'
import type { loginMessages } from '../sign-in/login/loginMessages.ts'
import type { oidcLoginMessages } from '../sign-in/oidc-login/oidcLoginMessages.ts'
import type { passkeyLoginMessages } from '../sign-in/passkey-login/passkeyLoginMessages.tsx'
import type { passkeyRegistrationMessages } from '../sign-in/passkey-registration/passkeyRegistrationMessages.tsx'
import type { signInInlineMessages } from '../sign-in/sign-in-inline/signInInlineMessages.ts'
import type { smsOtpLoginMessages } from '../sign-in/sms-otp-login/smsOtpLoginMessages.ts'

/**
 * The default messages of every journey. Written by `pnpm derive` from the files that are called `…Messages`.
 */
export type DefaultMessages = {
  activityList: typeof activityListMessages
  addMoney: typeof addMoneyMessages
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
  paymentDetails: typeof paymentDetailsMessages
  paymentResult: typeof paymentResultMessages
  quoteConfirmation: typeof quoteConfirmationMessages
  scaChallenge: typeof scaChallengeMessages
  scaFactorReset: typeof scaFactorResetMessages
  scaFactors: typeof scaFactorsMessages
  scaProof: typeof scaProofMessages
  scaSignIn: typeof scaSignInMessages
  sessionGuard: typeof sessionGuardMessages
  sessionList: typeof sessionListMessages
  signInInline: typeof signInInlineMessages
  signedResource: typeof signedResourceMessages
  smsOtpLogin: typeof smsOtpLoginMessages
  statement: typeof statementMessages
  totpEnrollment: typeof totpEnrollmentMessages
  trustedBeneficiaries: typeof trustedBeneficiariesMessages
  walletExport: typeof walletExportMessages
  walletPrivacy: typeof walletPrivacyMessages
}
