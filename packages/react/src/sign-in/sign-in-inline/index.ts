export { InlineSignInsContext, type ReportInlineSignIn } from './InlineSignIns.ts'
export { SignInInline } from './SignInInline.tsx'
