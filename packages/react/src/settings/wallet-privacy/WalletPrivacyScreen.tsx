import { forwardRef } from 'react'
import { classNames } from '../../primitives/classNames.ts'
import type { SettingsScreenProps } from '../signed-resource/ListParts.tsx'
import { ListNote, ListStepUp, ListTop } from '../signed-resource/ListParts.tsx'
import { useWalletPrivacyContext } from './WalletPrivacyContext.ts'
import type { WalletPrivacyRootProps } from './WalletPrivacyRoot.tsx'
import { WalletPrivacyRoot } from './WalletPrivacyRoot.tsx'
import { WalletPrivacyHint, WalletPrivacyLabel, WalletPrivacySwitch } from './WalletPrivacySwitch.tsx'

export type WalletPrivacyScreenProps = Omit<WalletPrivacyRootProps, 'children'> & SettingsScreenProps

/** The finished card for the privacy setting of a wallet: one switch. Needs `@countersign/react/styles.css`. */
export const WalletPrivacyScreen = forwardRef<HTMLDivElement, WalletPrivacyScreenProps>(
  function WalletPrivacyScreen(props, ref) {
    const { headingLevel = 2, className, ...rest } = props
    return (
      <WalletPrivacyRoot {...rest} ref={ref} className={classNames('cs-card', className)}>
        <ListTop headingLevel={headingLevel} />
        <Setting />
        <ListNote />
        <ListStepUp headingLevel={headingLevel} />
      </WalletPrivacyRoot>
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
