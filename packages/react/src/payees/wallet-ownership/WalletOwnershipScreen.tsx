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
  const { ownership, step, isStopped } = useWalletOwnershipContext()
  const { state } = ownership
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

/** The message, and the two ways to sign it: with a wallet in this browser, or with any other. */
function Signature() {
  const { step, wallets } = useWalletOwnershipContext()
  if (step !== 'sign') return null
  return (
    <>
      <WalletOwnership.Deadline className="cs-note" data-lines="1" />
      <WalletOwnership.Message className="cs-quote" />
      <WalletOwnership.SignButtons buttonClassName="cs-button" className="cs-answers" />
      <WalletOwnership.SignNotice className="cs-note" />
      <WalletOwnership.CopyButton className="cs-link" />
      <WalletOwnership.CopyNotice className="cs-hint" />
      <WalletOwnership.Form className="cs-form">
        <WalletOwnership.Label className="cs-label" />
        <WalletOwnership.Field className="cs-input" />
        <div className="cs-note">
          <WalletOwnership.ErrorMessage className="cs-error" />
          <WalletOwnership.Note className="cs-hint" />
        </div>
        <WalletOwnership.SubmitButton className="cs-button" data-look={wallets.length > 0 ? 'quiet' : undefined} />
      </WalletOwnership.Form>
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
