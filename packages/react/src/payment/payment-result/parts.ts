/** All parts. */
export * from './PaymentResult.tsx'
export * from './PaymentResultDetails.tsx'
