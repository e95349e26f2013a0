/** What a payment needs from the user's consent on: one chunk, which loads while the user reads the quote. */

export { readAgreement } from '../../storage/paymentAgreements.ts'
export { forgetScaSessionExpiry } from '../sca/forgetScaSessionExpiry.ts'
export { comparePayees, compareRecorded, toAgreedPayment } from './comparePayment.ts'
export { confirmQuote, trackPayment } from './confirmQuote.ts'
export { giveUpPayment } from './paymentDecision.ts'
export { repeatRequest } from './repeatRequest.ts'
export { replaceQuote } from './replaceQuote.ts'
export { compareReplacement, compareWithRecord, recordStop } from './stoppedPayments.ts'
export { waitForNameCheck } from './waitForNameCheck.ts'
