import type { ComponentType, ReactNode } from 'react'
import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import { SignInInline } from '../../sign-in/sign-in-inline/index.ts'
import {
  ErrorMessage,
  Heading,
  Notice,
  RetryButton,
  UnavailableMessage,
  useSignedResourceContext,
} from './SignedResource.tsx'
import { ItemAnswers } from './SignedResourceItems.tsx'

export type SettingsScreenProps = {
  /** The level of the heading in your page; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/** The inside of a settings card: its heading, what stands there until the resource is read, and what became of a change. */
export function SignedResourceBody({ headingLevel = 2, children }: SettingsScreenProps & { children: ReactNode }) {
  return (
    <>
      <SignedResourceTop headingLevel={headingLevel} />
      {children}
      <SignedResourceMessage />
      <SignedResourceSignIn headingLevel={headingLevel} />
    </>
  )
}

/** The heading of a resource, and what stands there until it is read. */
export function SignedResourceTop({ headingLevel = 2 }: SettingsScreenProps) {
  const { status } = useSignedResourceContext().resource.state.list
  return (
    <>
      <Heading className="cs-title" level={headingLevel} />
      {status === 'loading' && <Skeleton lines={['text', 'text', 'text']} />}
      <UnavailableMessage className="cs-error" />
      <RetryButton className="cs-button" data-look="quiet" />
    </>
  )
}

/** Room for what became of a change. `own`: whether a failure is shown here; by default, unless a question shows it. */
export function SignedResourceMessage({ own }: { own?: boolean }) {
  const asked = useSignedResourceContext().question?.asked !== undefined
  return (
    <div className="cs-note" data-lines="1">
      <ErrorMessage className="cs-error" own={own ?? !asked} />
      <Notice className="cs-hint" />
    </div>
  )
}

/** The inline sign-in, while a change waits for one. */
export function SignedResourceSignIn({ headingLevel = 2 }: SettingsScreenProps) {
  const { resource } = useSignedResourceContext()
  return <SignInInline state={resource.state.change} headingLevel={headingLevel} onCancel={resource.cancelSignIn} />
}

type Answer = ComponentType<{ className: string }>

/** What went wrong with an answer, and the two answers to a question about an item. */
export function SignedResourceAnswers({ keep: Keep, confirm: Confirm }: { keep: Answer; confirm: Answer }) {
  return (
    <>
      <ErrorMessage className="cs-error" />
      <ItemAnswers className="cs-answers">
        <Keep className="cs-button" data-look="quiet" />
        <Confirm className="cs-button" data-tone="danger" />
      </ItemAnswers>
    </>
  )
}
