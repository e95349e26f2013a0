export { ManagedListHeading as Heading } from '../../settings/signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../../settings/signed-resource/ManagedListTexts.tsx'
export {
  ScaFactorsAddPasskeyButton as AddPasskeyButton,
  ScaFactorsAddSection as AddSection,
  ScaFactorsAddTotpButton as AddTotpButton,
  ScaFactorsPasskeyHint as PasskeyHint,
  ScaFactorsTotpStep as TotpStep,
} from './ScaFactorsAdding.tsx'
export {
  ScaFactorsDetails as Details,
  ScaFactorsExplanation as Explanation,
  ScaFactorsItems as Items,
  ScaFactorsName as Name,
} from './ScaFactorsItems.tsx'
export {
  ScaFactorsLostButton as LostButton,
  ScaFactorsLostQuestion as LostQuestion,
  ScaFactorsNotLostButton as NotLostButton,
  ScaFactorsStartResetButton as StartResetButton,
} from './ScaFactorsLost.tsx'
export {
  ScaFactorsConfirmRemoveButton as ConfirmRemoveButton,
  ScaFactorsKeepButton as KeepButton,
  ScaFactorsRemoveButton as RemoveButton,
  ScaFactorsRemoveQuestion as RemoveQuestion,
} from './ScaFactorsRemoving.tsx'
export { ScaFactorsRoot as Root } from './ScaFactorsRoot.tsx'
