export { LazyScaSignIn, ScaSignInForError } from './LazyScaSignIn.tsx'
export { ScaLockNotice } from './ScaLockNotice.tsx'
export { useInlineScaSignIn } from './useInlineScaSignIn.ts'
export { useScaLock } from './useScaLock.ts'
