import type { ComponentType } from 'react'
import { type HeadingLevel, levelBelow } from '../../../primitives/Heading.tsx'
import { LazyPart } from '../../../primitives/Lazy.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import type { JourneyMessages } from '../../../provider/Messages.ts'
import type { WalletSetting } from '../WalletScreenContext.ts'
import { WalletIcon, type WalletIconName } from '../walletIcons.tsx'

type SettingId = keyof JourneyMessages['wallet']['settingTitles']
type ScreenProps = { accountId: string; headingLevel: HeadingLevel }

type BuiltIn = {
  id: SettingId
  icon: WalletIconName
  load: () => Promise<ComponentType<ScreenProps>>
  /** Only for wallets whose payments are confirmed by a proof. */
  ofProofs?: true
}

/** The settings by what they are about. Each screen is loaded when it is opened. */
const builtIn: readonly (readonly BuiltIn[])[] = [
  [
    {
      id: 'sign-in',
      icon: 'key',
      load: async () =>
        (await import('../../../settings/credential-list/CredentialListScreen.tsx')).CredentialListScreen,
    },
    {
      id: 'devices',
      icon: 'device',
      load: async () => (await import('../../../session/session-list/SessionListScreen.tsx')).SessionListScreen,
    },
    {
      id: 'recovery',
      icon: 'list',
      load: async () => (await import('../../../settings/wallet-export/WalletExportScreen.tsx')).WalletExportScreen,
    },
  ],
  [
    {
      id: 'cards',
      icon: 'card',
      load: async () => {
        const [{ CardFreezeScreen }, { DelegatedKeysScreen }] = await Promise.all([
          import('../../../settings/card-freeze/CardFreezeScreen.tsx'),
          import('../../../settings/delegated-keys/DelegatedKeysScreen.tsx'),
        ])
        return ({ accountId, headingLevel }) => (
          <>
            <CardFreezeScreen accountId={accountId} headingLevel={headingLevel} />
            <DelegatedKeysScreen accountId={accountId} headingLevel={levelBelow(headingLevel)} />
          </>
        )
      },
    },
    {
      id: 'confirming',
      icon: 'shield',
      load: async () => (await import('../../../sca/sca-factors/ScaFactorsScreen.tsx')).ScaFactorsScreen,
      ofProofs: true,
    },
    {
      id: 'trusted',
      icon: 'trusted',
      load: async () =>
        (await import('../../../sca/trusted-beneficiaries/TrustedBeneficiariesScreen.tsx')).TrustedBeneficiariesScreen,
      ofProofs: true,
    },
  ],
  [
    {
      id: 'contact',
      icon: 'mail',
      load: async () => (await import('../../../settings/contact-change/ContactChangeScreen.tsx')).ContactChangeScreen,
    },
    {
      id: 'privacy',
      icon: 'eye',
      load: async () => (await import('../../../settings/wallet-privacy/WalletPrivacyScreen.tsx')).WalletPrivacyScreen,
    },
  ],
]

export type ShownSetting = WalletSetting & { title: string }

type ListParameters = {
  messages: JourneyMessages['wallet']
  own: readonly WalletSetting[] | undefined
  hasProofs: boolean
}

/** Every setting by what it is about: the library’s, with the host’s in their place, and the host’s own at the end. */
export function listSettings({ messages, own = [], hasProofs }: ListParameters): readonly (readonly ShownSetting[])[] {
  const known = builtIn.map((group) =>
    group.flatMap(({ id, icon, load, ofProofs }): ShownSetting[] =>
      ofProofs && !hasProofs
        ? []
        : [
            {
              id,
              title: messages.settingTitles[id],
              note: messages.settingNotes[id],
              icon: <WalletIcon name={icon} />,
              render: (props) => (
                <LazyPart key={id} load={load} waiting={<Waiting />}>
                  {(Setting) => <Setting {...props} />}
                </LazyPart>
              ),
              ...own.find((setting) => setting.id === id),
            },
          ],
    ),
  )
  const ids: readonly string[] = builtIn.flat().map(({ id }) => id)
  const others = own.filter(({ id }) => !ids.includes(id)).map((setting) => ({ title: setting.id, ...setting }))
  return others.length > 0 ? [...known, others] : known
}

function Waiting() {
  return (
    <div className="cs-card">
      <Skeleton />
    </div>
  )
}
