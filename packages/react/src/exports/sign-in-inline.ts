'use client'

export { SignInAgain, type SignInAgainProps } from '../sign-in/sign-in-inline/SignInAgain.tsx'
export {
  SignInInline,
  type SignInInlineProps,
  type SignInInlineState,
} from '../sign-in/sign-in-inline/SignInInline.tsx'
