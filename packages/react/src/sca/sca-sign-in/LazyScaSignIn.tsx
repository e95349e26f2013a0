import type { WalletError } from '@countersign/core'
import type { ReactNode } from 'react'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { LazyPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { ScaSignInInlineProps } from './ScaSignInInline.tsx'
import { useInlineScaSignIn } from './useInlineScaSignIn.ts'

// A user needs it once in 180 days.
const loadScaSignIn = () => import('./ScaSignInInline.tsx')

/** The SCA sign-in inside another screen. Loads when it is rendered. */
export function LazyScaSignIn(props: ScaSignInInlineProps) {
  return (
    <LazyPart load={loadScaSignIn} waiting={<Skeleton />}>
      {({ ScaSignInInline }) => <ScaSignInInline {...props} />}
    </LazyPart>
  )
}

export type ScaSignInForErrorProps = {
  accountId: string
  /** The level of the heading above it. */
  headingLevel: HeadingLevel
  /** What went wrong with an action. */
  error: WalletError | undefined
  /** Continues with the action. */
  resume: () => Promise<unknown>
  /** What else says so, and what else can be done: the sign-in takes its place. */
  children?: ReactNode
}

/** The SCA sign-in inside another screen, when the error of its action requires one. */
export function ScaSignInForError({ accountId, headingLevel, error, resume, children }: ScaSignInForErrorProps) {
  const { wanted, finish, cancel } = useInlineScaSignIn(error, resume)
  if (!wanted) return children
  return <LazyScaSignIn accountId={accountId} headingLevel={headingLevel} onSignedIn={finish} onCancel={cancel} />
}
