import { defineScreen } from '../../primitives/defineScreen.tsx'
import { StepUp } from '../../sign-in/sign-in-inline/index.ts'
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
    subject: ({ accountId }) => accountId,
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
      <Actions />
      <WalletExport.AgainButton className="cs-button" data-look="quiet" />
    </>
  ),
  ['headingLevel'],
)

function SignIn({ headingLevel }: Required<SettingsScreenProps>) {
  const { state, cancelSignIn } = useWalletExportContext().walletExport
  return <StepUp state={state} headingLevel={headingLevel ?? 2} onCancel={cancelSignIn} />
}

function Actions() {
  const { step, revealed } = useWalletExportContext()
  return (
    <>
      {step !== 'warnings' && (
        <div className="cs-note" data-lines={step === 'cleared' ? '1' : undefined}>
          <WalletExport.CopyNotice className="cs-text" />
        </div>
      )}
      <WalletExport.RevealButton className="cs-button" data-look={revealed === 'now' ? 'quiet' : undefined} />
      {step === 'words' && (
        <div className="cs-actions">
          <WalletExport.CopyButton className="cs-link" />
          <WalletExport.FinishButton className="cs-link" />
        </div>
      )}
    </>
  )
}
