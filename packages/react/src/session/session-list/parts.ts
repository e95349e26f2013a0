export { ManagedListHeading as Heading } from '../../settings/signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../../settings/signed-resource/ManagedListTexts.tsx'
export {
  SessionListDetails as Details,
  SessionListEmpty as Empty,
  SessionListEndButton as EndButton,
  SessionListItems as Items,
  SessionListName as Name,
} from './SessionListItems.tsx'
export { SessionListRoot as Root } from './SessionListRoot.tsx'
