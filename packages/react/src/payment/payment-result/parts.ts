export {
  PaymentResultCheckAgainButton as CheckAgainButton,
  PaymentResultPrintButton as PrintButton,
  PaymentResultShareButton as ShareButton,
} from './PaymentResultButtons.tsx'
export { PaymentResultDetails as Details } from './PaymentResultDetails.tsx'
export { PaymentResultExplanation as Explanation, PaymentResultHeading as Heading } from './PaymentResultHeading.tsx'
export { PaymentResultRoot as Root } from './PaymentResultRoot.tsx'
