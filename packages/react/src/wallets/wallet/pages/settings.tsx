import type { ComponentType } from 'react'
import { type HeadingLevel, levelBelow } from '../../../primitives/Heading.tsx'
import { CardIcon, KeyIcon, MailIcon, PhoneIcon } from '../../../primitives/icons.tsx'
import { LazyPart } from '../../../primitives/Lazy.tsx'
import { Skeleton } from '../../../primitives/Skeleton.tsx'
import type { JourneyMessages } from '../../../provider/Messages.ts'
import type { WalletSetting } from '../WalletScreenContext.ts'
import { ConfirmingIcon, EyeIcon, ListIcon, TrustedIcon } from '../walletIcons.tsx'

type SettingId = keyof JourneyMessages['wallet']['settingTitles']
type ScreenProps = { accountId: string; headingLevel: HeadingLevel }

type BuiltIn = {
  id: SettingId
  Icon: ComponentType
  load: () => Promise<ComponentType<ScreenProps>>
  /** Only for wallets whose payments are confirmed by a proof. */
  ofProofs?: true
}

const loadCardFreeze = async () => (await import('../../../settings/card-freeze/CardFreezeScreen.tsx')).CardFreezeScreen
const loadDelegatedKeys = async () =>
  (await import('../../../settings/delegated-keys/DelegatedKeysScreen.tsx')).DelegatedKeysScreen

/** The settings by what they are about. Each screen is loaded when it is opened. */
const builtIn: readonly (readonly BuiltIn[])[] = [
  [
    {
      id: 'sign-in',
      Icon: KeyIcon,
      load: async () =>
        (await import('../../../settings/credential-list/CredentialListScreen.tsx')).CredentialListScreen,
    },
    {
      id: 'devices',
      Icon: PhoneIcon,
      load: async () => (await import('../../../session/session-list/SessionListScreen.tsx')).SessionListScreen,
    },
    {
      id: 'recovery',
      Icon: ListIcon,
      load: async () => (await import('../../../settings/wallet-export/WalletExportScreen.tsx')).WalletExportScreen,
    },
  ],
  [
    {
      id: 'cards',
      Icon: CardIcon,
      load: async () => {
        const [CardFreezeScreen, DelegatedKeysScreen] = await Promise.all([loadCardFreeze(), loadDelegatedKeys()])
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
      Icon: ConfirmingIcon,
      load: async () => (await import('../../../sca/sca-factors/ScaFactorsScreen.tsx')).ScaFactorsScreen,
      ofProofs: true,
    },
    {
      id: 'trusted',
      Icon: TrustedIcon,
      load: async () =>
        (await import('../../../sca/trusted-beneficiaries/TrustedBeneficiariesScreen.tsx')).TrustedBeneficiariesScreen,
      ofProofs: true,
    },
  ],
  [
    {
      id: 'contact',
      Icon: MailIcon,
      load: async () => (await import('../../../settings/contact-change/ContactChangeScreen.tsx')).ContactChangeScreen,
    },
    {
      id: 'privacy',
      Icon: EyeIcon,
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
    group.flatMap(({ id, Icon, load, ofProofs }): ShownSetting[] =>
      ofProofs && !hasProofs
        ? []
        : [
            {
              id,
              title: messages.settingTitles[id],
              note: messages.settingNotes[id],
              icon: <Icon />,
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
