export { LazyScaSignIn, ScaSignInForError } from './LazyScaSignIn.tsx'
export { useInlineScaSignIn } from './useInlineScaSignIn.ts'
