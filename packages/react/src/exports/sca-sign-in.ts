'use client'

export { ScaLockNotice, type ScaLockNoticeProps } from '../sca/sca-sign-in/ScaLockNotice.tsx'
export * as ScaSignIn from '../sca/sca-sign-in/ScaSignIn.tsx'
export {
  ScaSignInPrompt,
  type ScaSignInPromptProps,
  ScaSignInScreen,
} from '../sca/sca-sign-in/ScaSignInScreen.tsx'
export { useScaLock } from '../sca/sca-sign-in/useScaLock.ts'
export { useScaSession } from '../sca/sca-sign-in/useScaSession.ts'
export { type UseScaSignInOptions, useScaSignIn } from '../sca/sca-sign-in/useScaSignIn.ts'
