import type { WalletError } from '@countersign/core'
import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import type { BusyButtonProps, ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { commonErrors } from '../../provider/commonErrors.ts'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useManagedListContext } from './ManagedListContext.ts'
import { signedResourceMessages } from './signedResourceMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says that the list is being read, and what became of a change. */
export const ManagedListNotice = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ManagedListNotice(props, ref) {
    const { list, notice } = useManagedListContext()
    const words = useMessages('signedResource', signedResourceMessages)
    return (
      <p role="status" {...props} ref={ref}>
        {list.state.list.status === 'loading' ? <span data-part="announcement">{words.loading}</span> : notice}
      </p>
    )
  },
)

export type ManagedListErrorMessageProps = ParagraphProps & {
  /** Whether this is the place for it; another part of the screen may be nearer to what was pressed. */
  own?: boolean | undefined
}

/** What went wrong with a change and what to do. Always in the page and empty without an error, so that it is announced. */
export const ManagedListErrorMessage = forwardRef<HTMLParagraphElement, ManagedListErrorMessageProps>(
  function ManagedListErrorMessage(props, ref) {
    const { own = true, ...rest } = props
    const { list, errors, error: around } = useManagedListContext()
    const sentenceFor = useErrorMessage(errors)
    const { change } = list.state
    const error = own && change.status === 'idle' ? (change.error ?? around) : undefined
    return (
      <p role="alert" {...rest} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)

/** Why the list could not be read. Whoever just signed out knows why. */
function useUnavailable(): WalletError | undefined {
  const { list, notice } = useManagedListContext()
  const { list: read } = list.state
  if (read.status !== 'unavailable' || (notice && read.error.action === 'sign-in')) return undefined
  return read.error
}

/** Why the list could not be read. Always in the page and empty where it could. */
export const ManagedListUnavailableMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function ManagedListUnavailableMessage(props, ref) {
    const sentenceFor = useErrorMessage(commonErrors)
    const error = useUnavailable()
    return (
      <p role="alert" {...props} ref={ref} data-error-code={error?.code}>
        {sentenceFor(error)}
      </p>
    )
  },
)

/** Reads the list again. Renders nothing where it could be read. */
export const ManagedListRetryButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ManagedListRetryButton(props, ref) {
    const { list } = useManagedListContext()
    const words = useMessages('signedResource', signedResourceMessages)
    if (!useUnavailable()) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void list.load()}>
        {props.children ?? words.tryAgain}
      </BusyButton>
    )
  },
)

export type ManagedListChangeButtonProps = BusyButtonProps & {
  /** Whether the change that is at work, or waits for a sign-in, is the one that this button made. */
  own: boolean
}

/** Makes a change: busy while its own is at work, and not to be pressed while another one is. */
export const ManagedListChangeButton = forwardRef<HTMLButtonElement, ManagedListChangeButtonProps>(
  function ManagedListChangeButton(props, ref) {
    const { own, ...rest } = props
    const { status } = useManagedListContext().list.state.change
    const atWork = status === 'working' || status === 'signing-in'
    return <BusyButton {...rest} ref={ref} busy={atWork && own} unavailable={atWork && !own} />
  },
)
