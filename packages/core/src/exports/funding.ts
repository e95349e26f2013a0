export { createFunding, type FundingController, type FundingOptions } from '../controllers/payment/funding.ts'
export type { FundingState } from '../controllers/payment/fundingState.ts'
