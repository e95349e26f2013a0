export { ManagedListHeading as Heading } from '../managed-list/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../managed-list/ManagedListMessages.tsx'
export { WalletPrivacyRoot as Root } from './WalletPrivacyRoot.tsx'
export {
  WalletPrivacyHint as Hint,
  WalletPrivacyLabel as Label,
  WalletPrivacySwitch as Switch,
} from './WalletPrivacySwitch.tsx'
