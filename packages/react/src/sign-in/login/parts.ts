export { LoginAddressForm as AddressForm } from './LoginAddressForm.tsx'
export { LoginAddressInput as AddressInput, LoginAddressLabel as AddressLabel } from './LoginAddressInput.tsx'
export { LoginAutofill as Autofill } from './LoginAutofill.tsx'
export {
  LoginBackButton as BackButton,
  LoginRestartButton as RestartButton,
  LoginSubmitButton as SubmitButton,
  LoginSwitchButton as SwitchButton,
} from './LoginButtons.tsx'
export { useLoginContext as useChoice } from './LoginContext.ts'
export { LoginHeading as Heading } from './LoginHeading.tsx'
export { LoginRoot as Root } from './LoginRoot.tsx'
export { LoginErrorMessage as ErrorMessage, LoginHint as Hint, LoginNotice as Notice } from './LoginTexts.tsx'
export {
  LoginPasskeyButton as PasskeyButton,
  LoginProviderButton as ProviderButton,
  LoginWayList as WayList,
} from './LoginWays.tsx'
