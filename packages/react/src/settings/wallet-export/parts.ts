export {
  WalletExportAgainButton as AgainButton,
  WalletExportCopyButton as CopyButton,
  WalletExportCopyNotice as CopyNotice,
  WalletExportFinishButton as FinishButton,
  WalletExportRevealButton as RevealButton,
} from './WalletExportButtons.tsx'
export {
  WalletExportForm as Form,
  WalletExportStartButton as StartButton,
  WalletExportWarnings as Warnings,
} from './WalletExportForm.tsx'
export {
  WalletExportErrorMessage as ErrorMessage,
  WalletExportExplanation as Explanation,
  WalletExportHeading as Heading,
} from './WalletExportHeading.tsx'
export { WalletExportRoot as Root } from './WalletExportRoot.tsx'
export {
  WalletExportAnnouncement as Announcement,
  WalletExportDeadline as Deadline,
  WalletExportWords as Words,
} from './WalletExportWords.tsx'
