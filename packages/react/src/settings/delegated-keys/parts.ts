export { ManagedListHeading as Heading } from '../signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../signed-resource/ManagedListTexts.tsx'
export {
  DelegatedKeysConfirmRevokeButton as ConfirmRevokeButton,
  DelegatedKeysKeepButton as KeepButton,
  DelegatedKeysRevokeButton as RevokeButton,
  DelegatedKeysRevokeQuestion as RevokeQuestion,
} from './DelegatedKeysButtons.tsx'
export {
  DelegatedKeysCardLabel as CardLabel,
  DelegatedKeysCardSelect as CardSelect,
  DelegatedKeysCreateButton as CreateButton,
  DelegatedKeysForm as Form,
  DelegatedKeysFormError as FormError,
  DelegatedKeysNameHint as NameHint,
  DelegatedKeysNameInput as NameInput,
  DelegatedKeysNameLabel as NameLabel,
  DelegatedKeysNoCards as NoCards,
} from './DelegatedKeysForm.tsx'
export {
  DelegatedKeysDetails as Details,
  DelegatedKeysEmpty as Empty,
  DelegatedKeysExplanation as Explanation,
  DelegatedKeysItems as Items,
  DelegatedKeysName as Name,
} from './DelegatedKeysItems.tsx'
export { DelegatedKeysRoot as Root } from './DelegatedKeysRoot.tsx'
