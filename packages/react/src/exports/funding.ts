'use client'

export * as FundingInstructions from '../payment/funding/FundingInstructions.tsx'
export { FundingScreen } from '../payment/funding/FundingScreen.tsx'
export { type UseFundingOptions, useFunding } from '../payment/funding/useFunding.ts'
