export {
  FundingInstructionsCopyNotice as CopyNotice,
  FundingInstructionsFields as Fields,
  FundingInstructionsNotes as Notes,
  FundingInstructionsPayLink as PayLink,
  FundingInstructionsQrCode as QrCode,
} from './FundingInstructionsFields.tsx'
export {
  FundingInstructionsAmount as Amount,
  FundingInstructionsDeadline as Deadline,
  FundingInstructionsErrorMessage as ErrorMessage,
  FundingInstructionsExplanation as Explanation,
  FundingInstructionsHeading as Heading,
  FundingInstructionsRequoteButton as RequoteButton,
  FundingInstructionsRetryButton as RetryButton,
  FundingInstructionsWaiting as Waiting,
} from './FundingInstructionsHeading.tsx'
export { FundingInstructionsRoot as Root } from './FundingInstructionsRoot.tsx'
export { FundingInstructionsPanel as Panel, FundingInstructionsWays as Ways } from './FundingInstructionsWays.tsx'
