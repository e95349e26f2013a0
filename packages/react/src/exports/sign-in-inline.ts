'use client'

export { SignInAgain, type SignInAgainProps } from '../sign-in/sign-in-inline/SignInAgain.tsx'
export { StepUp, type StepUpProps, type StepUpState } from '../sign-in/sign-in-inline/StepUp.tsx'
