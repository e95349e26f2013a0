import { defineScreen } from '../../primitives/defineScreen.tsx'
import { type SettingsScreenProps, SignedResourceBody } from '../signed-resource/index.ts'
import * as WalletPrivacy from './WalletPrivacy.tsx'

/** The finished card for the privacy setting of a wallet: one switch. Needs `@countersign/react/styles.css`. */
export const WalletPrivacyScreen = defineScreen(
  {
    name: 'WalletPrivacy',
    root: WalletPrivacy.Root,
  },
  ({ headingLevel }: SettingsScreenProps) => (
    <SignedResourceBody headingLevel={headingLevel}>
      <WalletPrivacy.Setting className="cs-setting">
        <WalletPrivacy.Label className="cs-item-name" />
        <WalletPrivacy.Switch className="cs-switch" />
        <WalletPrivacy.Hint className="cs-hint" />
      </WalletPrivacy.Setting>
    </SignedResourceBody>
  ),
)
