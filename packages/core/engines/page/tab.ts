import { createWalletClient, type WalletClient } from '../../src/createWalletClient.ts'
import { createSessionKey } from '../../src/crypto/createSessionKey.ts'
import { openRecords, type Records } from '../../src/storage/records.ts'
import { deviceClock } from '../../src/time/clock.ts'

/** The actions that a second page of the wallet can be told to take. */
export type TestTab = {
  client: WalletClient
  /** Stores a session as a confirmed login does. */
  signIn(accountId: string): Promise<void>
  /** Records of its own: what one page wrote, the other has to read from the database. */
  openRecords(): Records
}

declare global {
  interface Window {
    testTab?: TestTab
  }
}

/** Makes this page a tab of the wallet, for the page around it to use. */
export function startTab(): void {
  const client = createWalletClient({
    baseUrl: '/api',
    name: 'engine-tabs',
    trust: { otpBundle: [`04${'00'.repeat(64)}`] },
  })
  window.testTab = {
    client,
    signIn: async (accountId) => {
      const expiresAt = new Date(Date.now() + 900_000)
      const session = { id: 'Session:1', accountId, type: 'EMAIL_OTP', nickname: 'Email', expiresAt }
      const key = await createSessionKey()
      await client.sessions.start({ session, key, credentialId: 'AuthMethod:1', sentTo: 'a•••@example.com' })
    },
    openRecords: () => openRecords({ clock: deviceClock, databaseName: 'engine-tab-records' }),
  }
}

/** Opens another page of the same origin inside this one. */
export async function openTab(): Promise<TestTab> {
  const frame = document.createElement('iframe')
  frame.src = '/?tab'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const tab = frame.contentWindow?.testTab
  if (!tab) throw new Error('the second page did not start')
  return tab
}
