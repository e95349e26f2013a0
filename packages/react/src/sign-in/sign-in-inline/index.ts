export { InlineSignInsContext, type ReportInlineSignIn } from './InlineSignIns.ts'
export { SignInAgain } from './SignInAgain.tsx'
export { SignInInline } from './SignInInline.tsx'
