import { defineScreen } from '../../primitives/defineScreen.tsx'
import type { ScreenHeadingProps } from '../../primitives/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import * as WalletOwnership from './WalletOwnership.tsx'
import { useWalletOwnershipContext } from './WalletOwnershipContext.ts'

type ScreenProps = ScreenHeadingProps & {
  /** Leaves the screen once the wallet is confirmed; without it there is no button for that. */
  onDone?: (() => void) | undefined
}

/**
 * The finished card that confirms that a wallet is the user's own: by a message that a wallet in the browser or elsewhere
 * signs, or by a hosted check. Needs `@countersign/react/styles.css`.
 */
export const WalletOwnershipScreen = defineScreen(
  { name: 'WalletOwnership', root: WalletOwnership.Root, subject: ({ payeeId }) => payeeId },
  ({ headingLevel, focusOnMount, onDone }: ScreenProps) => (
    <>
      <WalletOwnership.Heading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      <WalletOwnership.Explanation className="cs-lead" />
      <WalletOwnership.Summary className="cs-statement" />
      <Signature />
      <StartError />
      <WalletOwnership.Notice className="cs-text" />
      <WalletOwnership.CheckLink className="cs-button" />
      <Ways />
      <WalletOwnership.AgainButton className="cs-button" />
      <WalletOwnership.BackButton className="cs-link" />
      <Leave onDone={onDone} />
    </>
  ),
  ['headingLevel', 'focusOnMount', 'onDone'],
)

/** At the step of the signature, it stands at its field. */
function StartError() {
  const { step } = useWalletOwnershipContext()
  return step === 'start' && <WalletOwnership.ErrorMessage className="cs-error" />
}

/** The ways that are open: the first of them is the button of the screen. */
function Ways() {
  const { state, step, isStopped } = useWalletOwnershipContext()
  if (step !== 'start') return null
  const canSign = 'methods' in state && state.methods.includes('WALLET_SIGNATURE')
  return (
    <>
      <WalletOwnership.RetryButton className="cs-button" />
      {state.status === 'loading' && <Skeleton />}
      <WalletOwnership.SupportLink className="cs-button" />
      <WalletOwnership.StartButton
        method="WALLET_SIGNATURE"
        className="cs-button"
        data-look={isStopped ? 'quiet' : undefined}
      />
      <WalletOwnership.StartButton
        method="LIVENESS"
        className="cs-button"
        data-look={canSign || isStopped ? 'quiet' : undefined}
      />
    </>
  )
}

/** The two ways to sign the message: with a wallet in this browser, or in three steps with any other. */
function Signature() {
  const { step, wallets, asked, messages } = useWalletOwnershipContext()
  if (step !== 'sign') return null
  const hasWallet = wallets.length > 0
  const error = <WalletOwnership.ErrorMessage className="cs-error" />
  const elsewhere = (
    <ol className="cs-first-steps">
      <li>
        <WalletOwnership.CopyButton className="cs-button" data-look="quiet" />
        <WalletOwnership.CopyNotice className="cs-hint" />
      </li>
      <li>{messages.signThere}</li>
      <li>
        <WalletOwnership.Form className="cs-form">
          <WalletOwnership.Label />
          <WalletOwnership.Field className="cs-input" />
          {!hasWallet && error}
          <WalletOwnership.SubmitButton className="cs-button" data-look={hasWallet ? 'quiet' : undefined} />
        </WalletOwnership.Form>
      </li>
    </ol>
  )
  return (
    <>
      <WalletOwnership.Deadline className="cs-note" data-lines="1" />
      <WalletOwnership.Message className="cs-quote" />
      <WalletOwnership.SignButtons buttonClassName="cs-button" className="cs-answers" />
      <WalletOwnership.SignNotice className="cs-note" />
      {hasWallet && error}
      {hasWallet ? (
        <details open={asked?.outcome === 'failed'}>
          <summary className="cs-link">{messages.elsewhere}</summary>
          {elsewhere}
        </details>
      ) : (
        elsewhere
      )}
    </>
  )
}

function Leave({ onDone }: Pick<ScreenProps, 'onDone'>) {
  const { step, messages } = useWalletOwnershipContext()
  if (step !== 'done' || !onDone) return null
  return (
    <button type="button" className="cs-button" onClick={onDone}>
      {messages.close}
    </button>
  )
}
