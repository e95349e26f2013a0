export {
  PasskeyLoginAnotherWayButton as AnotherWayButton,
  PasskeyLoginStartButton as StartButton,
} from './PasskeyLoginButtons.tsx'
export { PasskeyLoginHeading as Heading } from './PasskeyLoginHeading.tsx'
export { PasskeyLoginRoot as Root } from './PasskeyLoginRoot.tsx'
export {
  PasskeyLoginErrorMessage as ErrorMessage,
  PasskeyLoginExplanation as Explanation,
  PasskeyLoginProgress as Progress,
} from './PasskeyLoginTexts.tsx'
