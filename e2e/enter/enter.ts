import {
  createCredentialList,
  createPasskeyRegistration,
  createScaPasskeyRegistration,
  createScaSignIn,
  createWalletClient,
  loginWithEmailOtp,
  requestEmailOtp,
  signOut,
  type WalletClient,
} from '@countersign/core'
import { loadConfig } from '../../apps/demo/src/config.ts'

/** The user who signs in, and what they have done in this browser before the journey begins. */
export type Entry = {
  email: string
  /** Opens an SCA session as well. */
  confirmed?: boolean
  /** Registers a passkey on this device, to sign in with or to confirm payments with. */
  passkey?: 'signs in' | 'confirms'
  /** The wallet is linked to their account at Harbor ID. */
  linked?: boolean
  /** Signs out again. */
  left?: boolean
}

type Wallet = { client: WalletClient; accountId: string }

/** The code in every message of the sandbox. */
const codes = { email: '000000', sms: '123456' }

/**
 * Does what a user would do on the screens of the wallet, without them: this page contains only the client. The wallet
 * finds what this page leaves in the browser, keys included.
 */
async function enter(entry: Entry): Promise<void> {
  const { email, confirmed, passkey, linked, left } = entry
  const { environment, trust, walletSignatureHeader, idleLockMs } = await loadConfig()
  const client = createWalletClient({
    baseUrl: '/api/wallet',
    environment,
    ...(trust && { trust }),
    headerNames: { walletSignatureHeader },
    session: { idleLockMs },
  })
  const challenge = await requestEmailOtp(client, { email })
  await loginWithEmailOtp(client, { challenge, code: codes.email })
  const wallet = { client, accountId: challenge.accountId }
  if (confirmed) await confirm(wallet)
  if (passkey) await (passkey === 'signs in' ? addPasskey(wallet) : addScaPasskey(wallet))
  if (linked) await link(wallet, email)
  if (left) await signOut(client, wallet)
}

/** Signs in to SCA, by the code that goes to the phone. */
async function confirm({ client, accountId }: Wallet): Promise<void> {
  const login = createScaSignIn(client, { accountId })
  await login.load()
  await login.submitCode(codes.sms)
  expectStatus(login.getSnapshot(), 'signed-in')
}

async function addPasskey({ client, accountId }: Wallet): Promise<void> {
  const enrollment = createPasskeyRegistration(client, { accountId })
  await enrollment.start({ nickname: 'This device' })
  expectStatus(enrollment.getSnapshot(), 'done')
}

async function addScaPasskey({ client }: Wallet): Promise<void> {
  const enrollment = createScaPasskeyRegistration(client)
  await enrollment.start()
  expectStatus(enrollment.getSnapshot(), 'done')
}

/** Runs the two steps of the provider, and does what the settings do with its token. */
async function link({ client, accountId }: Wallet, email: string): Promise<void> {
  const consent = await fetch('/demo/identity/authorize', {
    method: 'POST',
    body: new URLSearchParams({ email, state: '', nonce: '' }),
  })
  const code = new URL(consent.url).searchParams.get('code')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/demo/identity/token', { method: 'POST', headers, body: JSON.stringify({ code }) })
  const { idToken } = (await answer.json()) as { idToken: string }
  const credentials = createCredentialList(client, { accountId })
  await credentials.change({ type: 'add-oauth', oidcToken: idToken })
  expectStatus(credentials.getSnapshot().change, 'done')
}

function expectStatus(state: { status: string }, status: string): void {
  if (state.status !== status) throw new Error(`The sign-in failed: ${JSON.stringify(state)}`)
}

declare global {
  /** The functions that the journeys call in this page. */
  var enterWallet: typeof enter
}
globalThis.enterWallet = enter
