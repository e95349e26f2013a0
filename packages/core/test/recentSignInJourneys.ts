import { createContactChange } from '../src/controllers/settings/contactChange.ts'
import { createWalletExport } from '../src/controllers/settings/walletExport.ts'
import { createPasskeyRegistration } from '../src/controllers/sign-in/passkeyRegistration.ts'
import type { WalletClient } from '../src/createWalletClient.ts'
import type { TestWorld } from './createTestClient.ts'
import { installTestDevice } from './testAuthenticator.ts'

const email = 'ada.byron@example.com'
const phoneNumber = '+14155550199'

/** What an attacker with an unlocked phone would do. `status`: what the screen shows of it. */
const journeys = {
  'a new email address': (client: WalletClient, accountId: string) => {
    const contact = createContactChange(client, { accountId })
    return { ...contact, start: () => contact.change({ email }), status: () => contact.getSnapshot().change.status }
  },
  'a new phone number, which no code goes to yet': (client: WalletClient, accountId: string) => {
    const contact = createContactChange(client, { accountId })
    const start = () => contact.change({ phoneNumber })
    return { ...contact, start, status: () => contact.getSnapshot().change.status }
  },
  'the recovery words': (client: WalletClient, accountId: string) => {
    const wallet = createWalletExport(client, { accountId })
    return { ...wallet, status: () => wallet.getSnapshot().status }
  },
  'a passkey': (client: WalletClient, accountId: string) => {
    installTestDevice()
    const passkey = createPasskeyRegistration(client, { accountId })
    const start = () => passkey.start({ nickname: 'Mine' })
    return { ...passkey, start, status: () => passkey.getSnapshot().status }
  },
}

/** Each journey that needs a recent sign-in; `begin` starts it in a page of the world's user. */
export const journeysOfRecentSignIn = Object.entries(journeys).map(([name, open]) => ({
  name,
  begin: async ({ client, ada }: Pick<TestWorld, 'client' | 'ada'>) => {
    const journey = open(client, ada.accountId)
    await journey.start()
    return journey
  },
}))

/** The requests with which it would be done. A request for what has to be signed does nothing yet. */
export const acts = ({ network }: TestWorld) =>
  network.requests.filter(
    ({ method, path, headers, body }) =>
      ((method === 'PATCH' || /(export|credentials)$/.test(path)) && 'service-wallet-signature' in headers) ||
      (method === 'PATCH' && body?.includes(phoneNumber)),
  )
