import type { ReactElement } from 'react'
import type { HeadingLevel } from '../../../primitives/Heading.tsx'
import { LazyPart } from '../../../primitives/Lazy.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import type { JourneyMessages } from '../../../provider/Messages.ts'
import type { WalletSetting } from '../WalletScreenContext.ts'
import { WalletIcon, type WalletIconName } from '../walletIcons.tsx'

type SettingId = keyof JourneyMessages['wallet']['settingTitles']
type ScreenProps = { accountId: string; headingLevel: HeadingLevel }
type LoadScreen = () => Promise<(props: ScreenProps) => ReactElement>

type BuiltIn = {
  id: SettingId
  icon: WalletIconName
  load: LoadScreen
  /** Only for wallets whose payments are confirmed by a proof. */
  ofProofs?: true
}

/** The settings, in the order of how often they are needed. Each screen is loaded when it is opened. */
const builtIn: readonly BuiltIn[] = [
  {
    id: 'sign-in',
    icon: 'key',
    load: async () => {
      const { CredentialListScreen } = await import('../../../settings/credential-list/CredentialListScreen.tsx')
      return (props) => <CredentialListScreen {...props} />
    },
  },
  {
    id: 'confirming',
    icon: 'shield',
    load: async () => {
      const { ScaFactorsScreen } = await import('../../../sca/sca-factors/ScaFactorsScreen.tsx')
      return (props) => <ScaFactorsScreen {...props} />
    },
    ofProofs: true,
  },
  {
    id: 'trusted',
    icon: 'trusted',
    load: async () => {
      const { TrustedBeneficiariesScreen } = await import(
        '../../../sca/trusted-beneficiaries/TrustedBeneficiariesScreen.tsx'
      )
      return (props) => <TrustedBeneficiariesScreen {...props} />
    },
    ofProofs: true,
  },
  {
    id: 'devices',
    icon: 'device',
    load: async () => {
      const { SessionListScreen } = await import('../../../session/session-list/SessionListScreen.tsx')
      return (props) => <SessionListScreen {...props} />
    },
  },
  {
    id: 'contact',
    icon: 'mail',
    load: async () => {
      const { ContactChangeScreen } = await import('../../../settings/contact-change/ContactChangeScreen.tsx')
      return (props) => <ContactChangeScreen {...props} />
    },
  },
  {
    id: 'privacy',
    icon: 'eye',
    load: async () => {
      const { WalletPrivacyScreen } = await import('../../../settings/wallet-privacy/WalletPrivacyScreen.tsx')
      return (props) => <WalletPrivacyScreen {...props} />
    },
  },
  {
    id: 'card-freeze',
    icon: 'card',
    load: async () => {
      const { CardFreezeScreen } = await import('../../../settings/card-freeze/CardFreezeScreen.tsx')
      return (props) => <CardFreezeScreen {...props} />
    },
  },
  {
    id: 'payees',
    icon: 'payees',
    load: async () => {
      const { PayeeListScreen } = await import('../../../payees/payee-list/PayeeListScreen.tsx')
      return (props) => <PayeeListScreen {...props} />
    },
  },
  {
    id: 'cards',
    icon: 'contactless',
    load: async () => {
      const { DelegatedKeysScreen } = await import('../../../settings/delegated-keys/DelegatedKeysScreen.tsx')
      return (props) => <DelegatedKeysScreen {...props} />
    },
  },
  {
    id: 'recovery',
    icon: 'list',
    load: async () => {
      const { WalletExportScreen } = await import('../../../settings/wallet-export/WalletExportScreen.tsx')
      return (props) => <WalletExportScreen {...props} />
    },
  },
]

export type ShownSetting = WalletSetting & { title: string; ofProofs?: true | undefined }

/** Every setting: the library’s, with the host’s in their place, and the host’s own at the end. */
export function listSettings(parameters: {
  messages: JourneyMessages['wallet']
  own: readonly WalletSetting[] | undefined
}): readonly ShownSetting[] {
  const { messages, own = [] } = parameters
  const known = builtIn.map(
    ({ id, icon, load, ofProofs }): ShownSetting => ({
      id,
      ofProofs,
      title: messages.settingTitles[id],
      note: messages.settingNotes[id],
      icon: <WalletIcon name={icon} />,
      render: (props) => (
        <LazyPart key={id} load={load} waiting={<Waiting />}>
          {(render) => render(props)}
        </LazyPart>
      ),
      ...own.find((setting) => setting.id === id),
    }),
  )
  const others = own.filter(({ id }) => !known.some((setting) => setting.id === id))
  return [...known, ...others.map((setting) => ({ title: setting.id, ...setting }))]
}

function Waiting() {
  return (
    <div className="cs-card">
      <Skeleton />
    </div>
  )
}
