export { ManagedListHeading as Heading } from '../signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../signed-resource/ManagedListTexts.tsx'
export {
  ContactChangeCancelButton as CancelButton,
  ContactChangeField as Field,
  ContactChangeFieldError as FieldError,
  ContactChangeFieldLabel as FieldLabel,
  ContactChangeForm as Form,
  ContactChangeHint as Hint,
  ContactChangeSaveButton as SaveButton,
} from './ContactChangeForm.tsx'
export {
  ContactChangeCurrent as Current,
  ContactChangeEditButton as EditButton,
  ContactChangeItems as Items,
  ContactChangeName as Name,
} from './ContactChangeItems.tsx'
export { ContactChangeRoot as Root } from './ContactChangeRoot.tsx'
