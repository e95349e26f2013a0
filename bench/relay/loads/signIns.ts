import 'fake-indexeddb/auto'
import { createWalletClient, loginWithEmailOtp, requestEmailOtp } from '@countersign/core'
import { sandboxBasePath, sandboxQuorumPublicKeyHex } from '@countersign/sandbox'
import { createCookieFetch } from '../../../packages/core/test/cookieFetch.ts'
import { startChild, startRelay } from './startChild.ts'

/** A thousand users sign in with a code by email at the same moment, each in a browser of their own. */
const signInCount = 1_000

type Customers = Record<string, { customerId: string; accountId: string }>

export async function measureSignIns(): Promise<boolean> {
  const {
    child: sandbox,
    url,
    told,
  } = await startChild<{ customers: Customers }>('sandbox.ts', {
    parameters: [String(signInCount)],
  })
  const relay = await startRelay(url + sandboxBasePath)
  await relay.know(told.customers)
  const emails = Object.keys(told.customers)

  const startedAt = performance.now()
  const results = await Promise.allSettled(
    emails.map(async (email, number) => {
      const accountId = await signIn(relay.url, email, number)
      if (accountId !== told.customers[email]?.accountId) throw new Error('the session is for another wallet')
      return performance.now() - startedAt
    }),
  )
  relay.end()
  sandbox.disconnect()

  const times = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])).sort((a, b) => a - b)
  const lost = signInCount - times.length
  const at = (share: number) => ((times[Math.floor(times.length * share)] ?? 0) / 1000).toFixed(1)
  console.log(
    `${signInCount} sign-ins at once: ${lost} lost, half signed in after ${at(0.5)} s, all after ${at(0.9999)} s`,
  )
  for (const result of results.filter(({ status }) => status === 'rejected').slice(0, 3)) console.log(result)
  return lost === 0
}

async function signIn(url: string, email: string, number: number): Promise<string> {
  const client = createWalletClient({
    baseUrl: `${url}/api/wallet`,
    environment: 'sandbox',
    trust: { otpBundle: [sandboxQuorumPublicKeyHex] },
    name: `sign-ins-${number}`,
    fetch: createCookieFetch(url),
  })
  const challenge = await requestEmailOtp(client, { email })
  return (await loginWithEmailOtp(client, { challenge, code: '000000' })).accountId
}
