export { ManagedListHeading as Heading } from '../signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../signed-resource/ManagedListTexts.tsx'
export { WalletPrivacyRoot as Root } from './WalletPrivacyRoot.tsx'
export {
  WalletPrivacyHint as Hint,
  WalletPrivacyLabel as Label,
  WalletPrivacySwitch as Switch,
} from './WalletPrivacySwitch.tsx'
