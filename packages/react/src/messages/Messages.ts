import type { ErrorMessages } from './ErrorMessages.ts'
import type { FundingMessages } from './funding.ts'
import type { LaterMessages } from './later.ts'
import type { PaymentDetailsMessages } from './paymentDetails.ts'
import type { PaymentResultMessages } from './paymentResult.ts'
import type { QuoteConfirmationMessages } from './quoteConfirmation.ts'
import type { ScaChallengeMessages } from './sca/scaChallenge.ts'
import type { ScaFactorsMessages } from './sca/scaFactors.tsx'
import type { ScaLoginMessages } from './sca/scaLogin.ts'
import type { ScaProofMessages } from './sca/scaProof.ts'
import type { ScaResetMessages } from './sca/scaReset.ts'
import type { TotpEnrollMessages } from './sca/totpEnroll.ts'
import type { TrustedBeneficiariesMessages } from './sca/trustedBeneficiaries.tsx'
import type { ScreenFailureMessages } from './screenFailure.ts'
import type { ContactChangeMessages } from './settings/contactChange.tsx'
import type { CredentialListMessages } from './settings/credentialList.tsx'
import type { DelegatedKeysMessages } from './settings/delegatedKeys.tsx'
import type { ManagedListMessages } from './settings/managedList.ts'
import type { SessionListMessages } from './settings/sessionList.tsx'
import type { WalletExportMessages } from './settings/walletExport.ts'
import type { WalletPrivacyMessages } from './settings/walletPrivacy.ts'
import type { EmailOtpLoginMessages } from './sign-in/emailOtpLogin.ts'
import type { LoginMessages } from './sign-in/login.ts'
import type { OidcLoginMessages } from './sign-in/oidcLogin.ts'
import type { PasskeyEnrollMessages } from './sign-in/passkeyEnroll.tsx'
import type { PasskeyLoginMessages } from './sign-in/passkeyLogin.tsx'
import type { SessionGuardMessages } from './sign-in/sessionGuard.tsx'
import type { SmsOtpLoginMessages } from './sign-in/smsOtpLogin.ts'
import type { StepUpMessages } from './sign-in/stepUp.ts'

/** Every word on a screen, by journey. `paymentDetails` serves both the confirmation and the result. */
export type JourneyMessages = {
  contactChange: ContactChangeMessages
  credentialList: CredentialListMessages
  delegatedKeys: DelegatedKeysMessages
  emailOtpLogin: EmailOtpLoginMessages
  funding: FundingMessages
  later: LaterMessages
  managedList: ManagedListMessages
  login: LoginMessages
  oidcLogin: OidcLoginMessages
  passkeyEnroll: PasskeyEnrollMessages
  passkeyLogin: PasskeyLoginMessages
  paymentDetails: PaymentDetailsMessages
  paymentResult: PaymentResultMessages
  quoteConfirmation: QuoteConfirmationMessages
  scaChallenge: ScaChallengeMessages
  scaFactors: ScaFactorsMessages
  scaLogin: ScaLoginMessages
  scaProof: ScaProofMessages
  scaReset: ScaResetMessages
  screenFailure: ScreenFailureMessages
  sessionGuard: SessionGuardMessages
  sessionList: SessionListMessages
  smsOtpLogin: SmsOtpLoginMessages
  stepUp: StepUpMessages
  totpEnroll: TotpEnrollMessages
  trustedBeneficiaries: TrustedBeneficiariesMessages
  walletExport: WalletExportMessages
  walletPrivacy: WalletPrivacyMessages
}

/** What a provider may replace: any word of any journey, and any sentence about an error. */
export type Messages = {
  readonly [journey in keyof JourneyMessages]?: Partial<JourneyMessages[journey]>
} & { readonly errors?: ErrorMessages }
