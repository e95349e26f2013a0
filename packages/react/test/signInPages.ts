import './nodeBytes.ts'
import { createPasskeyRegistration, signOut } from '@countersign/core'
import { onTestFinished, vi } from 'vitest'
import { signIn } from '../../core/test/journeys.ts'
import { installTestDevice, type TestDeviceOptions } from '../../core/test/testAuthenticator.ts'
import { addWay, issueToken } from '../../core/test/waysToSignIn.ts'
import type { OpenOidcProvider } from '../src/exports/index.ts'
import { createWalletPage } from './renderWallet.tsx'

/** The passkeys of a browser, in the page that the components are rendered in. */
export function installPageDevice(options: TestDeviceOptions = {}) {
  const { window, document } = globalThis
  const device = installTestDevice(options)
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(document, 'featurePolicy', {
    configurable: true,
    value: { allowsFeature: () => options.allowed ?? true },
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'featurePolicy'))
  return device
}

/** A page whose person has a passkey on this device, and is signed out unless told otherwise. */
export async function createPasskeyPage(options: { nickname?: string; signedIn?: boolean } = {}) {
  const { nickname = 'My phone', signedIn = false } = options
  const page = await createWalletPage()
  const device = installPageDevice()
  const { world } = page
  const { accountId } = world.ada
  await signIn(world)
  world.clock.advance(1_000)
  const enroll = createPasskeyRegistration(world.client, { accountId })
  await enroll.start({ nickname })
  const state = enroll.getSnapshot()
  if (state.status !== 'done') throw new Error(`no passkey was made: ${state.status}`)
  if (!signedIn) await signOut(world.client, { accountId })
  world.network.requests.length = 0
  return { ...page, device, passkey: state.result, prompts: () => device.prompts.slice(1).map(({ kind }) => kind) }
}

/** A page whose person may also sign in by phone, and is signed out. */
export async function createPhonePage() {
  const page = await createWalletPage()
  const phone = await addWay(page.world, { type: 'add-sms-otp' })
  return { ...page, phone }
}

/** A page whose person may also sign in by OpenID, and is signed out. `popup` answers as their provider does. */
export async function createIdentityPage() {
  const page = await createWalletPage()
  const { world } = page
  const identity = await addWay(world, { type: 'add-oauth', oidcToken: await issueToken(world) })
  const popup: OpenOidcProvider = ({ nonce }) => issueToken(world, { nonce })
  return { ...page, identity, popup }
}

export { unanswered } from '../../core/test/testAuthenticator.ts'
export { issueToken } from '../../core/test/waysToSignIn.ts'

/** What an engine says, by name: an error of this realm, as a browser's own would be. Its words quote an id, as they may. */
export const engineError = (name: string) => Object.assign(new Error('AuthMethod:secret-id was refused'), { name })
