export {
  ScaChallengeCloseButton as CloseButton,
  ScaChallengeRetryButton as RetryButton,
  ScaChallengeStartAgainButton as StartAgainButton,
} from './ScaChallengeButtons.tsx'
export { ScaChallengeChanges as Changes } from './ScaChallengeChanges.tsx'
export { ScaChallengeHeading as Heading } from './ScaChallengeHeading.tsx'
export { ScaChallengeProof as Proof } from './ScaChallengeProof.tsx'
export { ScaChallengeRoot as Root } from './ScaChallengeRoot.tsx'
export {
  ScaChallengeErrorMessage as ErrorMessage,
  ScaChallengeExplanation as Explanation,
} from './ScaChallengeTexts.tsx'
