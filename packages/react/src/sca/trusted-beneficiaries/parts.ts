export { ManagedListHeading as Heading } from '../../settings/signed-resource/ManagedListHeading.tsx'
export {
  ManagedListErrorMessage as ErrorMessage,
  ManagedListNotice as Notice,
  ManagedListRetryButton as RetryButton,
  ManagedListUnavailableMessage as UnavailableMessage,
} from '../../settings/signed-resource/ManagedListTexts.tsx'
export {
  TrustedBeneficiariesConfirmButton as ConfirmButton,
  TrustedBeneficiariesKeepButton as KeepButton,
  TrustedBeneficiariesQuestion as Question,
  TrustedBeneficiariesRemoveButton as RemoveButton,
  TrustedBeneficiariesTrustButton as TrustButton,
  TrustedBeneficiariesUntrustButton as UntrustButton,
} from './TrustedBeneficiariesButtons.tsx'
export {
  TrustedBeneficiariesDetails as Details,
  TrustedBeneficiariesExplanation as Explanation,
  TrustedBeneficiariesItems as Items,
  TrustedBeneficiariesName as Name,
} from './TrustedBeneficiariesItems.tsx'
export {
  TrustedBeneficiariesCancelButton as CancelButton,
  TrustedBeneficiariesChanged as Changed,
  TrustedBeneficiariesChangedHeading as ChangedHeading,
  TrustedBeneficiariesProof as Proof,
  TrustedBeneficiariesProofHeading as ProofHeading,
  TrustedBeneficiariesProofPayee as ProofPayee,
  TrustedBeneficiariesStartAgainButton as StartAgainButton,
} from './TrustedBeneficiariesProof.tsx'
export { TrustedBeneficiariesRoot as Root } from './TrustedBeneficiariesRoot.tsx'
