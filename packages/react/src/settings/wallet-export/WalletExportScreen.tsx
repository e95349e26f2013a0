import { defineScreen } from '../../primitives/defineScreen.tsx'
import { SignInInline } from '../../sign-in/sign-in-inline/index.ts'
import type { SettingsScreenProps } from '../signed-resource/index.ts'
import * as WalletExport from './WalletExport.tsx'
import { useWalletExportContext } from './WalletExportContext.ts'

/**
 * The finished card for the recovery words of a wallet: three warnings, the words for a short time, and their end. Needs
 * `@countersign/react/styles.css`.
 */
export const WalletExportScreen = defineScreen(
  {
    name: 'WalletExport',
    root: WalletExport.Root,
  },
  ({ headingLevel = 2 }: SettingsScreenProps) => (
    <>
      <WalletExport.Heading className="cs-title" level={headingLevel} />
      <WalletExport.Explanation className="cs-lead" />
      <WalletExport.Form className="cs-form">
        <WalletExport.Warnings className="cs-list cs-checks" />
        <div className="cs-note" data-lines="1">
          <WalletExport.ErrorMessage className="cs-error" />
        </div>
        <WalletExport.StartButton className="cs-button" />
      </WalletExport.Form>
      <SignIn headingLevel={headingLevel} />
      <WalletExport.Words className="cs-words" />
      <WalletExport.Deadline className="cs-hint" />
      <WalletExport.Announcement />
      <Check />
      <WalletExport.Checked className="cs-banner" />
      <Actions />
      <WalletExport.AgainButton className="cs-button" data-look="quiet" />
    </>
  ),
)

function SignIn({ headingLevel }: Required<SettingsScreenProps>) {
  const { state, cancelSignIn } = useWalletExportContext().walletExport
  return <SignInInline state={state} headingLevel={headingLevel ?? 2} onCancel={cancelSignIn} />
}

function Check() {
  const { step } = useWalletExportContext()
  if (step !== 'check') return null
  return (
    <>
      <WalletExport.CheckForm className="cs-form">
        <WalletExport.CheckLabel className="cs-label" which="first" />
        <WalletExport.CheckInput className="cs-input" which="first" />
        <WalletExport.CheckLabel className="cs-label" which="second" />
        <WalletExport.CheckInput className="cs-input" which="second" />
        <div className="cs-note" data-lines="1">
          <WalletExport.CheckError className="cs-error" />
        </div>
        <WalletExport.CheckButton className="cs-button" />
      </WalletExport.CheckForm>
      <div className="cs-actions">
        <WalletExport.BackButton className="cs-link" />
      </div>
    </>
  )
}

function Actions() {
  const { step, revealed } = useWalletExportContext()
  return (
    <>
      {step !== 'warnings' && (
        <div className="cs-note" data-lines="1">
          <WalletExport.CopyNotice className="cs-text" />
        </div>
      )}
      <WalletExport.FinishButton className="cs-button" />
      {step === 'words' && (
        <div className="cs-actions">
          <WalletExport.RevealButton className={revealed === 'never' ? 'cs-button' : 'cs-link'} />
          <WalletExport.MoreTimeButton className="cs-link" />
          <WalletExport.CopyButton className="cs-link" />
        </div>
      )}
    </>
  )
}
