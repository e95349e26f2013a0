export { LazyScaSignIn, ScaSignInForError } from './LazyScaSignIn.tsx'
export { type InlineScaSignIn, useInlineScaSignIn } from './useInlineScaSignIn.ts'
