import type { Translation } from '@countersign/react/provider'

/** What any page may show. */
export type Base = Pick<Translation, 'lazy' | 'screenFailure' | 'support'>

/** Signing in, and how long it lasts. */
export type SignIn = Base &
  Pick<
    Translation,
    | 'emailOtpLogin'
    | 'login'
    | 'oidcLogin'
    | 'passkeyLogin'
    | 'passkeyRegistration'
    | 'sessionGuard'
    | 'signInInline'
    | 'smsOtpLogin'
  >

/** A payment from the quote to the receipt. */
export type Payment = Base &
  Pick<
    Translation,
    | 'nameCheck'
    | 'paymentAgreement'
    | 'paymentChanges'
    | 'paymentDetails'
    | 'paymentResult'
    | 'paymentTimeline'
    | 'quoteConfirmation'
    | 'rails'
  >

/** Whom to pay, and how much; several people at once take the messages of `Payment`, too. */
export type Send = Base &
  Pick<Translation, 'paymentBatch' | 'paymentDetails' | 'rails' | 'send' | 'sendReceiver' | 'sendStops'>

/** Money from outside. */
export type Funding = Base & Pick<Translation, 'addMoney' | 'funding' | 'paymentChanges' | 'paymentDetails' | 'rails'>

/** Strong Customer Authentication of a payment. */
export type Sca = Base &
  Pick<Translation, 'paymentChanges' | 'paymentDetails' | 'rails' | 'scaChallenge' | 'scaProof' | 'scaSignIn'>

/** The settings of Strong Customer Authentication. A proof takes the messages of `Sca`, too. */
export type ScaSettings = Base &
  Pick<Translation, 'scaFactorReset' | 'scaFactors' | 'signedResource' | 'totpEnrollment' | 'trustedBeneficiaries'>

/** Payees. */
export type Payees = Base & Pick<Translation, 'payeeForm' | 'payeeList' | 'signedResource' | 'walletOwnership'>

/** What happened in the wallet. */
export type Activity = Base &
  Pick<
    Translation,
    | 'activityList'
    | 'cancelPayment'
    | 'paymentAgreement'
    | 'paymentChanges'
    | 'paymentDetails'
    | 'paymentResult'
    | 'paymentTimeline'
    | 'rails'
    | 'statement'
    | 'transactionDetails'
  >

/** The other settings, and the devices that are signed in. */
export type Settings = Base &
  Pick<
    Translation,
    | 'cardFreeze'
    | 'contactChange'
    | 'credentialList'
    | 'delegatedKeys'
    | 'sessionList'
    | 'signedResource'
    | 'walletExport'
    | 'walletPrivacy'
  >

/** The frame around all pages, and the home page. The pages take the messages of their areas, and home those of `Activity`. */
export type Wallet = Base & Pick<Translation, 'userButton' | 'wallet' | 'walletHome'>
