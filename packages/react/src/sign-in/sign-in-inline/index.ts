export { InlineSignInsContext, type ReportInlineSignIn } from './InlineSignIns.ts'
export { SignInAgain } from './SignInAgain.tsx'
export { StepUp } from './StepUp.tsx'
