export { ManagedListHeading as Heading } from '../signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../signed-resource/ManagedListTexts.tsx'
export {
  CredentialListAddCodeButton as AddCodeButton,
  CredentialListAddOidcButton as AddOidcButton,
  CredentialListAddPasskeyButton as AddPasskeyButton,
  CredentialListCodeStep as CodeStep,
} from './CredentialListAdding.tsx'
export {
  CredentialListConfirmRemoveButton as ConfirmRemoveButton,
  CredentialListKeepButton as KeepButton,
  CredentialListRemoveButton as RemoveButton,
  CredentialListRemoveQuestion as RemoveQuestion,
} from './CredentialListButtons.tsx'
export {
  CredentialListDetails as Details,
  CredentialListItems as Items,
  CredentialListLastOne as LastOne,
  CredentialListName as Name,
} from './CredentialListItems.tsx'
export { CredentialListRoot as Root } from './CredentialListRoot.tsx'
