export {
  ScaProofOtherFactors as OtherFactors,
  ScaProofPasskeyButton as PasskeyButton,
  ScaProofResendButton as ResendButton,
  ScaProofSubmitButton as SubmitButton,
} from './ScaProofButtons.tsx'
export { ScaProofDeadline as Deadline, ScaProofLock as Lock, ScaProofWait as Wait } from './ScaProofClocks.tsx'
export {
  ScaProofCodeForm as CodeForm,
  ScaProofCodeInput as CodeInput,
  ScaProofCodeLabel as CodeLabel,
} from './ScaProofCodeForm.tsx'
export { ScaProofHeading as Heading } from './ScaProofHeading.tsx'
export { ScaProofProvider as Provider } from './ScaProofProvider.tsx'
export {
  ScaProofErrorMessage as ErrorMessage,
  ScaProofExplanation as Explanation,
  ScaProofHint as Hint,
  ScaProofOffline as Offline,
  ScaProofProgress as Progress,
} from './ScaProofTexts.tsx'
