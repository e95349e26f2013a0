import { forwardRef } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import {
  WalletExportAgainButton,
  WalletExportCopyButton,
  WalletExportCopyNotice,
  WalletExportFinishButton,
  WalletExportRevealButton,
} from '../../parts/wallet-export/WalletExportButtons.tsx'
import { useWalletExportContext } from '../../parts/wallet-export/WalletExportContext.ts'
import {
  WalletExportForm,
  WalletExportStartButton,
  WalletExportWarnings,
} from '../../parts/wallet-export/WalletExportForm.tsx'
import {
  WalletExportErrorMessage,
  WalletExportExplanation,
  WalletExportHeading,
} from '../../parts/wallet-export/WalletExportHeading.tsx'
import type { WalletExportRootProps } from '../../parts/wallet-export/WalletExportRoot.tsx'
import { WalletExportRoot } from '../../parts/wallet-export/WalletExportRoot.tsx'
import {
  WalletExportAnnouncement,
  WalletExportDeadline,
  WalletExportWords,
} from '../../parts/wallet-export/WalletExportWords.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import { StepUp } from '../sign-in/StepUp.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'

export type WalletExportScreenProps = Omit<WalletExportRootProps, 'children'> & SettingsScreenProps

/**
 * The finished card for the recovery words of a wallet: three warnings, the words for a short time, and their end. Needs
 * `@countersign/react/styles.css`.
 */
export const WalletExportScreen = forwardRef<HTMLDivElement, WalletExportScreenProps>(
  function WalletExportScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="WalletExport" subject={rest.accountId}>
        <WalletExportRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <WalletExportHeading className="cs-title" level={headingLevel} />
            <WalletExportExplanation className="cs-lead" />
            <Content headingLevel={headingLevel} />
          </PartBoundary>
        </WalletExportRoot>
      </Screen>
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
