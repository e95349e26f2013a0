export {
  PasskeyEnrollSkipButton as SkipButton,
  PasskeyEnrollSubmitButton as SubmitButton,
} from './PasskeyEnrollButtons.tsx'
export { PasskeyEnrollForm as Form } from './PasskeyEnrollForm.tsx'
export { PasskeyEnrollHeading as Heading } from './PasskeyEnrollHeading.tsx'
export { PasskeyEnrollNameInput as NameInput, PasskeyEnrollNameLabel as NameLabel } from './PasskeyEnrollNameInput.tsx'
export { PasskeyEnrollRoot as Root } from './PasskeyEnrollRoot.tsx'
export {
  PasskeyEnrollErrorMessage as ErrorMessage,
  PasskeyEnrollExplanation as Explanation,
  PasskeyEnrollHint as Hint,
} from './PasskeyEnrollTexts.tsx'
