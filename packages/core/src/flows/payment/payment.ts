/** What a payment needs from the user's consent on: one chunk, which loads while the user reads the quote. */

export { readAgreement } from '../../storage/paymentAgreements.ts'
export { forgetScaSessionExpiry } from '../sca/forgetScaSessionExpiry.ts'
export { checkPayeeName } from './checkPayeeName.ts'
export { comparePayees, compareRecorded } from './comparePayment.ts'
export { confirmQuote, trackPayment } from './confirmQuote.ts'
export { giveUpPayment } from './paymentDecision.ts'
export { repeatRequest } from './repeatRequest.ts'
export { replaceQuote } from './replaceQuote.ts'
export { compareReplacement, compareWithRecord } from './stoppedPayments.ts'
