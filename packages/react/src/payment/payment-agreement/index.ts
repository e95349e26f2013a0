export { Root as PaymentAgreementRoot } from './PaymentAgreement.tsx'
export { PaymentAgreementContent } from './PaymentAgreementScreen.tsx'
