import { expect } from '@playwright/test'
import { type EngineWorld, test } from './engineTest.ts'
import type { WalletTab } from './WalletTab.ts'

/** The code in every email of the sandbox, and in every text message. */
const codes = { email: '000000', sms: '123456' }

async function askForCode({ wallet, email }: EngineWorld): Promise<void> {
  await wallet.fill(/Email address/, email)
  await wallet.press(/^Continue$/)
  await wallet.sees(/Check your email/)
}

async function signIn(world: EngineWorld): Promise<void> {
  await askForCode(world)
  await world.wallet.typeAtOnce(codes.email)
  await world.wallet.sees(/Your balance/)
}

async function quote({ wallet }: EngineWorld, payee: RegExp): Promise<void> {
  await wallet.press(/^Send$/)
  await wallet.press(payee)
  await wallet.fill(/You send/, '25')
  await wallet.press(/^Continue$/)
  await wallet.sees(/Fee/)
}

test('a user signs in by email, typing the code as soon as its step opens, and a payment is confirmed, signed and arrives', async ({
  world,
}) => {
  await signIn(world)
  await quote(world, /Grace/)
  await world.wallet.press(/^Send /)
  await world.wallet.sees(/Payment (sent|arrived)/)
  await world.advance(4)
  await world.wallet.wakeUntil(/Payment arrived/)
})

test('a reload while the code is awaited continues in the same tab', async ({ world }) => {
  await askForCode(world)
  await world.wallet.page.reload()
  await world.wallet.sees(/Check your email/)
  await world.wallet.fill(/code/i, codes.email)
  await world.wallet.sees(/Your balance/)
})

test('the key survives a reload, and a second tab has the same session until one of them signs out', async ({
  world,
}) => {
  await signIn(world)
  await world.wallet.page.reload()
  await world.wallet.sees(/Your balance/)
  const second = await world.openTab('/activity')
  await second.sees(/Activity/)
  await signOut(second)
  await world.wallet.sees(/Sign in/)
  await world.wallet.doesNotSee(/Your balance/)
})

test.describe('in Europe', () => {
  test.use({ region: 'IT' })

  test('a customer confirms a payment by a code from a text message', async ({ world }) => {
    await signIn(world)
    await world.wallet.fill(/6-digit code/, codes.sms)
    await quote(world, /Léa/)
    await world.wallet.press(/^Send /)
    await world.wallet.sees(/onfirm the (conversion|payment)/)
    await world.wallet.typeAtOnce(codes.sms)
    await world.wallet.sees(/Payment (sent|arrived)/)
  })
})

test('without passkeys the wallet offers none', async ({ world }, info) => {
  info.skip(info.project.name === 'Firefox', 'has passkeys')
  await signIn(world)
  await world.wallet.press(/^Settings$/)
  await world.wallet.press(/^Ways to sign in/)
  await world.wallet.sees(/This is your only sign-in method/)
  expect(await world.wallet.offers(/passkey/i)).toBe(false)
})

async function signOut(wallet: WalletTab): Promise<void> {
  if (await wallet.offers(/^Sign out$/)) return wallet.press(/^Sign out$/)
  await wallet.press(/Profile/)
  await wallet.press(/^Sign out$/)
}
