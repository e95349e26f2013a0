export { SignInAgain } from './SignInAgain.tsx'
export { StepUp } from './StepUp.tsx'
