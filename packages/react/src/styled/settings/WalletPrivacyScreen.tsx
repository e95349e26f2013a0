import { forwardRef } from 'react'
import { useWalletPrivacyContext } from '../../parts/wallet-privacy/WalletPrivacyContext.ts'
import type { WalletPrivacyRootProps } from '../../parts/wallet-privacy/WalletPrivacyRoot.tsx'
import { WalletPrivacyRoot } from '../../parts/wallet-privacy/WalletPrivacyRoot.tsx'
import {
  WalletPrivacyHint,
  WalletPrivacyLabel,
  WalletPrivacySwitch,
} from '../../parts/wallet-privacy/WalletPrivacySwitch.tsx'
import { classNames } from '../classNames.ts'
import { PartBoundary } from '../PartBoundary.tsx'
import { Screen } from '../Screen.tsx'
import type { SettingsScreenProps } from './ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from './ListParts.tsx'

export type WalletPrivacyScreenProps = Omit<WalletPrivacyRootProps, 'children'> & SettingsScreenProps

/** The finished card for the privacy setting of a wallet: one switch. Needs `@countersign/react/styles.css`. */
export const WalletPrivacyScreen = forwardRef<HTMLDivElement, WalletPrivacyScreenProps>(
  function WalletPrivacyScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <Screen name="WalletPrivacy" subject={rest.accountId}>
        <WalletPrivacyRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
          <PartBoundary>
            <ListTop headingLevel={headingLevel} />
            <Setting />
            <ListNote />
            <ListStepUp headingLevel={headingLevel} />
          </PartBoundary>
        </WalletPrivacyRoot>
      </Screen>
    )
  },
)

function Setting() {
  const { list } = useWalletPrivacyContext().privacy.state
  if (list.status !== 'ready') return null
  return (
    <div className="cs-setting">
      <WalletPrivacyLabel className="cs-item-name" />
      <WalletPrivacySwitch className="cs-switch" />
      <WalletPrivacyHint className="cs-hint" />
    </div>
  )
}
