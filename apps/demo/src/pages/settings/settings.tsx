import {
  CardFreezeScreen,
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  PayeeListScreen,
  ScaFactorsScreen,
  SessionListScreen,
  TrustedBeneficiariesScreen,
  WalletExportScreen,
  WalletPrivacyScreen,
} from '@countersign/react'
import type { ReactElement } from 'react'
import { askHarborIdInPopup, harborIdName } from '../../identity/harborId.ts'
import type { IconName } from '../../shell/Icon.tsx'
import { confirmsPayments } from '../../wallet/confirmsPayments.ts'
import type { WalletData } from '../../wallet/WalletData.tsx'

type ScreenOptions = {
  /** What every screen takes. */
  shared: { accountId: string; headingLevel: 1 | 2; className: string }
  /** Whether there is an identity provider beside the wallet. */
  harborId: boolean
}

type Setting = {
  id: string
  icon: IconName
  title: string
  note: string
  show: (options: ScreenOptions) => ReactElement
  /** Only for wallets whose payments are confirmed by a proof. */
  ofProofs?: true
}

/** The settings, in the order of how often they are needed. */
const settings: readonly Setting[] = [
  {
    id: 'sign-in',
    icon: 'key',
    title: 'Ways to sign in',
    note: 'Email, phone, passkeys and linked accounts',
    show: ({ shared, harborId }) => (
      <CredentialListScreen
        {...shared}
        {...(harborId && { oidc: { providerName: harborIdName, open: askHarborIdInPopup } })}
      />
    ),
  },
  {
    id: 'confirming',
    icon: 'shield',
    title: 'How you confirm payments',
    note: 'Phone, authenticator app and passkey',
    show: ({ shared }) => <ScaFactorsScreen {...shared} />,
    ofProofs: true,
  },
  {
    id: 'trusted',
    icon: 'trusted',
    title: 'Trusted payees',
    note: 'Payees you can pay without a code',
    show: ({ shared }) => <TrustedBeneficiariesScreen {...shared} />,
    ofProofs: true,
  },
  {
    id: 'devices',
    icon: 'device',
    title: 'Devices',
    note: 'Where you’re signed in',
    show: ({ shared }) => <SessionListScreen {...shared} />,
  },
  {
    id: 'contact',
    icon: 'mail',
    title: 'Email and phone',
    note: 'Where your codes go',
    show: ({ shared }) => <ContactChangeScreen {...shared} />,
  },
  {
    id: 'privacy',
    icon: 'eye',
    title: 'Privacy',
    note: 'Who can see this wallet',
    show: ({ shared }) => <WalletPrivacyScreen {...shared} />,
  },
  {
    id: 'card-freeze',
    icon: 'card',
    title: 'Cards',
    note: 'Freeze a card, and unfreeze it',
    show: ({ shared }) => <CardFreezeScreen {...shared} />,
  },
  {
    id: 'payees',
    icon: 'person',
    title: 'Payees',
    note: 'Search and remove the people that you pay',
    show: ({ shared }) => <PayeeListScreen {...shared} />,
  },
  {
    id: 'cards',
    icon: 'contactless',
    title: 'Card access',
    note: 'Which cards can spend from this wallet',
    show: ({ shared }) => <DelegatedKeysScreen {...shared} />,
  },
  {
    id: 'recovery',
    icon: 'list',
    title: 'Recovery words',
    note: 'Move your wallet to another app',
    show: ({ shared }) => <WalletExportScreen {...shared} />,
  },
]

/** The settings that this wallet has. */
export function settingsOf({ wallet }: WalletData): readonly Setting[] {
  const proofs = wallet.value !== undefined && confirmsPayments(wallet.value)
  return settings.filter(({ ofProofs }) => proofs || !ofProofs)
}

/** One of them by its address, also before it is known whether this wallet has it. */
export function findSetting(id: string): Setting | undefined {
  return settings.find((setting) => setting.id === id)
}
