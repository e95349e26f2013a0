export {
  OidcLoginAnotherWayButton as AnotherWayButton,
  OidcLoginContinueButton as ContinueButton,
} from './OidcLoginButtons.tsx'
export { OidcLoginHeading as Heading } from './OidcLoginHeading.tsx'
export { OidcLoginRoot as Root } from './OidcLoginRoot.tsx'
export {
  OidcLoginErrorMessage as ErrorMessage,
  OidcLoginExplanation as Explanation,
  OidcLoginProgress as Progress,
} from './OidcLoginTexts.tsx'
