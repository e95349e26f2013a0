import type { ManagedList, WalletError } from '@countersign/core'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import * as primitives from '../../primitives/ErrorMessage.tsx'
import { Heading as StepHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import type { ErrorJourney } from '../../provider/Messages.ts'
import type { Journey } from '../../provider/useJourney.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { signedResourceErrors, signedResourceMessages } from './signedResourceMessages.ts'
import { useFocusKept } from './useFocusKept.ts'
import type { Question } from './useQuestion.ts'

/** What the shared parts show of the resource that they are about. */
export type SignedResourceValue = {
  resource: Pick<Journey<ManagedList<unknown, unknown, unknown>>, 'state' | 'dismiss' | 'cancelSignIn'> & {
    load(): Promise<unknown>
  }
  /** Names the resource, and the button that leaves it as it is. */
  messages: { title: string; keep?: string }
  /** What can go wrong with a change, and the journey that these sentences belong to. */
  errors: ErrorMessages
  journey: ErrorJourney
  /** The question about one of its items. */
  question?: Question | undefined
  /** What became of the last change, once it is over. */
  notice(): ReactNode
  /** What went wrong around the change. */
  error?: WalletError | undefined
}

const [Provider, useSignedResourceContext] = definePartContext<SignedResourceValue>()

export { useSignedResourceContext }

/** Holds something that is read, changed with a signature and read again. `data-status`: of the reading, then of the change. */
export const Root = definePart(
  'div',
  ({ value }: { value: SignedResourceValue }) => {
    const { list, change } = value.resource.state
    const ref = useRef<HTMLDivElement>(null)
    useFocusKept(ref)
    return {
      ref,
      state: { status: list.status === 'ready' ? change.status : list.status },
      wrap: provide(Provider, value),
    }
  },
  ['value'],
)

/** Names the resource. Takes the focus when what had it is gone from the page. */
export const Heading = definePart(StepHeading, () => {
  const { messages } = useSignedResourceContext()
  return { step: 'list', text: messages.title }
})

/** Says that the resource is being read, and what became of a change. */
export const Notice = definePart('p', () => {
  const { resource, notice } = useSignedResourceContext()
  const messages = useMessages('signedResource', signedResourceMessages)
  const loading = resource.state.list.status === 'loading'
  return { role: 'status', children: loading ? <span data-part="announcement">{messages.loading}</span> : notice() }
})

/** What went wrong with a change. `own`: whether this is its place; another part may be nearer to what was pressed. */
export const ErrorMessage = definePart(
  primitives.ErrorMessage,
  ({ own = true }: { own?: boolean | undefined }) => {
    const { resource, journey, errors, error: around } = useSignedResourceContext()
    const { change } = resource.state
    return { journey, sentences: errors, error: own && change.status === 'idle' ? (change.error ?? around) : undefined }
  },
  ['own'],
)

/** Why the resource could not be read. A user who has just signed out here knows the reason already. */
function useReadError(): WalletError | undefined {
  const { resource, notice } = useSignedResourceContext()
  const { list } = resource.state
  return list.status !== 'unavailable' || (notice() && list.error.action === 'sign-in') ? undefined : list.error
}

/** Why the resource could not be read. Always in the page and empty where it could. */
export const UnavailableMessage = definePart(primitives.ErrorMessage, () => ({
  journey: 'signedResource' as const,
  sentences: signedResourceErrors,
  error: useReadError(),
}))

/** Reads the resource again. Renders nothing where it could be read. */
export const RetryButton = definePart(Button, () => {
  const { resource } = useSignedResourceContext()
  const messages = useMessages('signedResource', signedResourceMessages)
  return useReadError() ? { onPress: () => void resource.load(), text: messages.tryAgain } : null
})

/** Makes a change: busy while its own is at work (`own`), and not to be pressed while another one is. */
export const ChangeButton = definePart(
  Button,
  ({ own }: { own: boolean }) => {
    const { status } = useSignedResourceContext().resource.state.change
    const atWork = status === 'working' || status === 'signing-in'
    return { busy: atWork && own, unavailable: atWork && !own }
  },
  ['own'],
)
