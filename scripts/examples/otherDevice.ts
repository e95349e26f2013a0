import 'fake-indexeddb/auto'
import { createWalletClient, loginWithEmailOtp, requestEmailOtp } from '@countersign/core'
import { createSessionList } from '@countersign/core/session-list'
import { sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { createCookieFetch } from '../../packages/core/test/cookieFetch.ts'

/** Signs in on another device of the same customer, and signs out all others from there. */
export async function signOutOtherDevices({ page, email }: { page: string; email: string }): Promise<void> {
  const client = createWalletClient({
    baseUrl: `${page}/api/wallet`,
    environment: 'sandbox',
    trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
    fetch: createCookieFetch(page),
    name: crypto.randomUUID(),
  })
  const challenge = await requestEmailOtp(client, { email })
  const { accountId } = await loginWithEmailOtp(client, { challenge, code: '000000' })
  const devices = createSessionList(client, { accountId })
  const { list } = await devices.load()
  if (list.status !== 'ready') throw new Error(`The list of devices is ${list.status}`)
  const others = list.content.filter(({ current }) => !current)
  await devices.change({ sessionIds: others.map(({ id }) => id) })
  devices.destroy()
}
