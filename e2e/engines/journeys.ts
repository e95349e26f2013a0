import type { WalletTab } from './WalletTab.ts'

/** What a journey in any engine works with. */
export type EngineWorld = {
  /** The wallet at its sign-in. */
  wallet: WalletTab
  /** Another tab of the same browser. */
  openTab(path: string): Promise<WalletTab>
  /** A user with a funded wallet whom no other journey uses. */
  email: string
  /** Moves the service's clock. */
  advance(seconds: number): Promise<void>
}

export type EngineJourney = {
  name: string
  region?: 'IT'
  /** Why it cannot run in an engine. */
  notIn?: Readonly<Record<string, string>>
  run(world: EngineWorld): Promise<void>
}

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

/** The core journeys, in every engine and with the keyboard of each. */
export const engineJourneys: readonly EngineJourney[] = [
  {
    name: 'a user signs in by email, typing the code as soon as its step opens, and a payment is confirmed, signed and arrives',
    run: async (world) => {
      await signIn(world)
      await quote(world, /Grace/)
      await world.wallet.press(/^Send /)
      await world.wallet.sees(/Payment (sent|arrived)/)
      await world.advance(4)
      await world.wallet.wakeUntil(/Payment arrived/)
    },
  },
  {
    name: 'a reload while the code is awaited continues in the same tab',
    run: async (world) => {
      await askForCode(world)
      await world.wallet.page.reload()
      await world.wallet.sees(/Check your email/)
      await world.wallet.fill(/code/i, codes.email)
      await world.wallet.sees(/Your balance/)
    },
  },
  {
    name: 'the key survives a reload, and a second tab has the same session until one of them signs out',
    run: async (world) => {
      await signIn(world)
      await world.wallet.page.reload()
      await world.wallet.sees(/Your balance/)
      const second = await world.openTab('/activity')
      await second.sees(/Activity/)
      await signOut(second)
      await world.wallet.sees(/Sign in/)
      await world.wallet.doesNotSee(/Your balance/)
    },
  },
  {
    name: 'a customer in Europe confirms a payment by a code from a text message',
    region: 'IT',
    run: async (world) => {
      await signIn(world)
      await world.wallet.fill(/6-digit code/, codes.sms)
      await quote(world, /Léa/)
      await world.wallet.press(/^Send /)
      await world.wallet.sees(/onfirm the (conversion|payment)/)
      await world.wallet.typeAtOnce(codes.sms)
      await world.wallet.sees(/Payment (sent|arrived)/)
    },
  },
  {
    name: 'without passkeys the wallet offers none',
    notIn: { Chromium: 'has passkeys', Firefox: 'has passkeys' },
    run: async (world) => {
      await signIn(world)
      await world.wallet.press(/^Settings$/)
      await world.wallet.press(/^Ways to sign in/)
      await world.wallet.sees(/This is your only sign-in method/)
      if (await world.wallet.offers(/passkey/i)) throw new Error('A passkey is offered in a browser without passkeys')
    },
  },
]

async function signOut(wallet: WalletTab): Promise<void> {
  if (await wallet.offers(/^Sign out$/)) return wallet.press(/^Sign out$/)
  await wallet.press(/Profile/)
  await wallet.press(/^Sign out$/)
}
