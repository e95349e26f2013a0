export { FundingInstructionsChanges as Changes } from './FundingInstructionsChanges.tsx'
export { FundingInstructionsDeadline as Deadline } from './FundingInstructionsDeadline.tsx'
export { FundingInstructionsDetails as Details } from './FundingInstructionsDetails.tsx'
export {
  FundingInstructionsCopyNotice as CopyNotice,
  FundingInstructionsFields as Fields,
  FundingInstructionsNotes as Notes,
  FundingInstructionsPayLink as PayLink,
  FundingInstructionsQrCode as QrCode,
} from './FundingInstructionsFields.tsx'
export {
  FundingInstructionsAcceptButton as AcceptButton,
  FundingInstructionsAmount as Amount,
  FundingInstructionsErrorMessage as ErrorMessage,
  FundingInstructionsExplanation as Explanation,
  FundingInstructionsHeading as Heading,
  FundingInstructionsRequoteButton as RequoteButton,
  FundingInstructionsRetryButton as RetryButton,
  FundingInstructionsWaiting as Waiting,
} from './FundingInstructionsHeading.tsx'
export { FundingInstructionsRoot as Root } from './FundingInstructionsRoot.tsx'
export { FundingInstructionsPanel as Panel, FundingInstructionsWays as Ways } from './FundingInstructionsWays.tsx'
