/** The things a person manages, in the order of how often they are needed. */
export const settings = [
  { id: 'sign-in', title: 'Ways to sign in', note: 'Email, phone, passkeys and linked accounts' },
  { id: 'devices', title: 'Devices', note: 'Where this wallet is open right now' },
  { id: 'contact', title: 'Email and phone', note: 'Where your codes go' },
  { id: 'privacy', title: 'Privacy', note: 'Who can see this wallet' },
  { id: 'cards', title: 'Card payments', note: 'Which cards may spend from this wallet' },
  { id: 'recovery', title: 'Recovery words', note: 'Take this wallet to another app' },
] as const

export type SettingId = (typeof settings)[number]['id']
