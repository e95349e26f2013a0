import type { ReactNode } from 'react'
import type { fundingMessages } from '../payment/funding/fundingMessages.ts'
import type { paymentDetailsMessages } from '../payment/payment-details/paymentDetailsMessages.ts'
import type { paymentResultMessages } from '../payment/payment-result/paymentResultMessages.ts'
import type { quoteConfirmationMessages } from '../payment/quote-confirmation/quoteConfirmationMessages.ts'
import type { LaterMessages } from '../primitives/lazyMessages.ts'
import type { ScreenFailureMessages } from '../primitives/screenFailureMessages.ts'
import type { scaChallengeMessages } from '../sca/sca-challenge/scaChallengeMessages.ts'
import type { scaFactorResetMessages } from '../sca/sca-factor-reset/scaFactorResetMessages.ts'
import type { scaFactorsMessages } from '../sca/sca-factors/scaFactorsMessages.tsx'
import type { scaProofMessages } from '../sca/sca-proof/scaProofMessages.ts'
import type { scaSignInMessages } from '../sca/sca-sign-in/scaSignInMessages.ts'
import type { totpEnrollmentMessages } from '../sca/totp-enrollment/totpEnrollmentMessages.ts'
import type { trustedBeneficiariesMessages } from '../sca/trusted-beneficiaries/trustedBeneficiariesMessages.tsx'
import type { sessionGuardMessages } from '../session/session-guard/sessionGuardMessages.tsx'
import type { sessionListMessages } from '../session/session-list/sessionListMessages.tsx'
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
import type { passkeyEnrollMessages } from '../sign-in/passkey-registration/passkeyEnrollMessages.tsx'
import type { stepUpMessages } from '../sign-in/sign-in-inline/stepUpMessages.ts'
import type { smsOtpLoginMessages } from '../sign-in/sms-otp-login/smsOtpLoginMessages.ts'
import type { ErrorMessages } from './ErrorMessages.ts'

/**
 * What may stand in the place of default messages: any text for a text, and a function with the same values for a
 * function. Where the default returns an element, the replacement may return anything that React renders. A default that
 * is a `ReactNode` may be replaced by any other.
 */
export type Replaceable<message> = ReactNode extends message
  ? ReactNode
  : message extends string
    ? string
    : message extends (...values: infer values) => string
      ? (...values: values) => string
      : message extends (...values: infer values) => unknown
        ? (...values: values) => ReactNode
        : { readonly [name in keyof message]: Replaceable<message[name]> }

/** Every word on a screen, by journey. `paymentDetails` serves both the confirmation and the result. */
export type JourneyMessages = {
  contactChange: Replaceable<typeof contactChangeMessages>
  credentialList: Replaceable<typeof credentialListMessages>
  delegatedKeys: Replaceable<typeof delegatedKeysMessages>
  emailOtpLogin: Replaceable<typeof emailOtpLoginMessages>
  funding: Replaceable<typeof fundingMessages>
  later: LaterMessages
  login: Replaceable<typeof loginMessages>
  oidcLogin: Replaceable<typeof oidcLoginMessages>
  passkeyEnroll: Replaceable<typeof passkeyEnrollMessages>
  passkeyLogin: Replaceable<typeof passkeyLoginMessages>
  paymentDetails: Replaceable<typeof paymentDetailsMessages>
  paymentResult: Replaceable<typeof paymentResultMessages>
  quoteConfirmation: Replaceable<typeof quoteConfirmationMessages>
  scaChallenge: Replaceable<typeof scaChallengeMessages>
  scaFactorReset: Replaceable<typeof scaFactorResetMessages>
  scaFactors: Replaceable<typeof scaFactorsMessages>
  scaProof: Replaceable<typeof scaProofMessages>
  scaSignIn: Replaceable<typeof scaSignInMessages>
  screenFailure: ScreenFailureMessages
  sessionGuard: Replaceable<typeof sessionGuardMessages>
  sessionList: Replaceable<typeof sessionListMessages>
  signedResource: Replaceable<typeof signedResourceMessages>
  smsOtpLogin: Replaceable<typeof smsOtpLoginMessages>
  stepUp: Replaceable<typeof stepUpMessages>
  totpEnrollment: Replaceable<typeof totpEnrollmentMessages>
  trustedBeneficiaries: Replaceable<typeof trustedBeneficiariesMessages>
  walletExport: Replaceable<typeof walletExportMessages>
  walletPrivacy: Replaceable<typeof walletPrivacyMessages>
}

/** What a provider may replace: any word of any journey, and any sentence about an error. */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & { readonly errors?: ErrorMessages }
