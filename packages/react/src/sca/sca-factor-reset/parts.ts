export {
  ScaResetCheckLink as CheckLink,
  ScaResetCloseButton as CloseButton,
  ScaResetEmbeddedCheck as EmbeddedCheck,
  ScaResetStartAgainButton as StartAgainButton,
  ScaResetStartButton as StartButton,
} from './ScaResetCheck.tsx'
export {
  ScaResetCompleteButton as CompleteButton,
  ScaResetCompleteForm as CompleteForm,
  ScaResetNumberHint as NumberHint,
  ScaResetNumberInput as NumberInput,
  ScaResetNumberLabel as NumberLabel,
} from './ScaResetCompleteForm.tsx'
export type { ScaResetEmbed as Embed } from './ScaResetContext.ts'
export {
  ScaResetDeadline as Deadline,
  ScaResetErrorMessage as ErrorMessage,
  ScaResetExplanation as Explanation,
  ScaResetHeading as Heading,
} from './ScaResetHeading.tsx'
export { ScaResetRoot as Root } from './ScaResetRoot.tsx'
