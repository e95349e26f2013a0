import {
  Component,
  type ContextType,
  createContext,
  type ErrorInfo,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { WalletContextValue } from '../provider/WalletProvider.tsx'
import { screenFailureMessages } from './screenFailureMessages.ts'

/** The finished screen that a part belongs to. */
export type ScreenInfo = {
  name: string
  /** What the screen is about. When it changes, a failure of the one before is over. */
  subject: string | undefined
  isPayment: boolean
  /** The quotes that were made from requests, for the case that the whole screen has to start again. */
  kept: RefObject<{ subject: string; payments: readonly { quoteId: string }[] } | null>
  wallet: WalletContextValue
}

export const ScreenContext = createContext<ScreenInfo | undefined>(undefined)

export type PartBoundaryProps = {
  /** What else can be done while the parts cannot be shown. */
  instead?: ReactNode
  /** Draws the card, where that failed with its content. */
  card?: boolean
  children: ReactNode
}

/**
 * Shows a sentence and a button in place of parts that throw while they are rendered, and reports the failure to
 * `onError` of the provider. Components above it, such as the root of a screen with its controller, keep running.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  static override contextType = ScreenContext
  declare context: ContextType<typeof ScreenContext>
  override state = { failed: false }
  subject: string | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const errorName = error instanceof Error ? error.name : typeof error
    try {
      this.context?.wallet.onError?.({ screen: this.context.name, errorName, componentStack: componentStack ?? '' })
    } catch (thrown) {
      // The page's own callback must not take the page away either.
      queueMicrotask(() => {
        throw thrown
      })
    }
  }

  override componentDidUpdate() {
    if (this.state.failed && this.subject !== this.context?.subject) this.setState({ failed: false })
  }

  showAgain = ({ currentTarget }: MouseEvent) => {
    // The root of the screen, or what is around all of it: it stays, and the heading comes back inside. The guard has
    // none while the user is signed in; its content takes the focus.
    const place = currentTarget.closest('[data-status]') ?? currentTarget.closest('.cs-card')?.parentElement
    this.setState({ failed: false }, () => place?.querySelector<HTMLElement>('[tabindex]')?.focus())
  }

  override render() {
    const { instead, card, children } = this.props
    if (!this.state.failed) {
      this.subject = this.context?.subject
      return children
    }
    const words = readWords(this.context)
    return (
      <div className={card ? 'cs-card' : undefined}>
        <p role="alert" className="cs-error">
          {this.context?.isPayment ? words.paymentFailed : words.failed}
        </p>
        <button type="button" className="cs-button" ref={takeLostFocus} onClick={this.showAgain}>
          {words.showAgain}
        </button>
        {instead}
      </div>
    )
  }
}

/** The words of the page may be what failed, so they are not relied on. */
function readWords(screen: ScreenInfo | undefined) {
  try {
    return { ...screenFailureMessages, ...screen?.wallet.messages?.screenFailure }
  } catch {
    return screenFailureMessages
  }
}

/** What had the focus may be gone from the page. */
function takeLostFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
