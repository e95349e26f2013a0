import { confirmsPayments } from '../../wallet/confirmsPayments.ts'
import type { WalletData } from '../../wallet/WalletData.tsx'

type Setting = {
  id: 'sign-in' | 'confirming' | 'devices' | 'contact' | 'trusted' | 'privacy' | 'cards' | 'recovery'
  title: string
  note: string
  /** Only for wallets whose payments are confirmed by a proof. */
  ofProofs?: true
}

/** The things a person manages, in the order of how often they are needed. */
const settings: readonly Setting[] = [
  { id: 'sign-in', title: 'Ways to sign in', note: 'Email, phone, passkeys and linked accounts' },
  { id: 'confirming', title: 'Confirming payments', note: 'Phone, authenticator app and passkey', ofProofs: true },
  { id: 'trusted', title: 'Trusted payees', note: 'Whom you pay without confirming each time', ofProofs: true },
  { id: 'devices', title: 'Devices', note: 'Where this wallet is open right now' },
  { id: 'contact', title: 'Email and phone', note: 'Where your codes go' },
  { id: 'privacy', title: 'Privacy', note: 'Who can see this wallet' },
  { id: 'cards', title: 'Card payments', note: 'Which cards may spend from this wallet' },
  { id: 'recovery', title: 'Recovery words', note: 'Take this wallet to another app' },
]

export type SettingId = Setting['id']

/** The settings that this wallet has. */
export function settingsOf({ wallet }: WalletData): readonly Setting[] {
  const proofs = wallet.value !== undefined && confirmsPayments(wallet.value)
  return settings.filter(({ ofProofs }) => proofs || !ofProofs)
}

/** One of them by its address, also before it is known whether this wallet has it. */
export function findSetting(id: string): Setting | undefined {
  return settings.find((setting) => setting.id === id)
}
