import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { StepUp } from '../../sign-in/sign-in-inline/StepUp.tsx'
import type { SettingsScreenProps } from '../signed-resource/ListParts.tsx'
import {
  WalletExportAgainButton,
  WalletExportCopyButton,
  WalletExportCopyNotice,
  WalletExportFinishButton,
  WalletExportRevealButton,
} from './WalletExportButtons.tsx'
import { useWalletExportContext } from './WalletExportContext.ts'
import { WalletExportForm, WalletExportStartButton, WalletExportWarnings } from './WalletExportForm.tsx'
import { WalletExportErrorMessage, WalletExportExplanation, WalletExportHeading } from './WalletExportHeading.tsx'
import type { WalletExportRootProps } from './WalletExportRoot.tsx'
import { WalletExportRoot } from './WalletExportRoot.tsx'
import { WalletExportAnnouncement, WalletExportDeadline, WalletExportWords } from './WalletExportWords.tsx'

export type WalletExportScreenProps = Omit<WalletExportRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the recovery words of a wallet: three warnings, the words for a short time, and their end. Needs
 * `@countersign/react/styles.css`.
 */
export const WalletExportScreen = forwardRef<HTMLDivElement, WalletExportScreenProps>(
  function WalletExportScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <WalletExportRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <WalletExportHeading className="cs-title" level={headingLevel} />
        <WalletExportExplanation className="cs-lead" />
        <Content headingLevel={headingLevel} />
      </WalletExportRoot>
    )
  },
)

function Content({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { walletExport, step, revealed } = useWalletExportContext()
  return (
    <>
      <WalletExportForm className="cs-form">
        <WalletExportWarnings className="cs-list cs-checks" />
        <div className="cs-note" data-lines="1">
          <WalletExportErrorMessage className="cs-error" />
        </div>
        <WalletExportStartButton className="cs-button" />
      </WalletExportForm>
      <StepUp state={walletExport.state} headingLevel={headingLevel} onCancel={walletExport.cancelSignIn} />
      <WalletExportWords className="cs-words" />
      <WalletExportDeadline className="cs-hint" />
      <WalletExportAnnouncement />
      {step !== 'warnings' && (
        <div className="cs-note" data-lines={step === 'cleared' ? '1' : undefined}>
          <WalletExportCopyNotice className="cs-text" />
        </div>
      )}
      <WalletExportRevealButton className="cs-button" data-look={revealed ? 'quiet' : undefined} />
      {step === 'words' && (
        <div className="cs-actions">
          <WalletExportCopyButton className="cs-link" />
          <WalletExportFinishButton className="cs-link" />
        </div>
      )}
      <WalletExportAgainButton className="cs-button" data-look="quiet" />
    </>
  )
}
