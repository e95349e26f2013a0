export {
  ScaLoginCloseButton as CloseButton,
  ScaLoginRetryButton as RetryButton,
  ScaLoginStartAgainButton as StartAgainButton,
} from './ScaLoginButtons.tsx'
export { ScaLoginFactorList as FactorList } from './ScaLoginFactors.tsx'
export { ScaLoginHeading as Heading } from './ScaLoginHeading.tsx'
export { ScaLoginProof as Proof } from './ScaLoginProof.tsx'
export { ScaLoginRoot as Root } from './ScaLoginRoot.tsx'
export {
  ScaLoginErrorMessage as ErrorMessage,
  ScaLoginExplanation as Explanation,
  ScaLoginProgress as Progress,
} from './ScaLoginTexts.tsx'
