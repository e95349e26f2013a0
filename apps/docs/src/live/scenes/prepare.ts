import { loginWithEmailOtp, requestEmailOtp, signOut } from '@countersign/core'
import { completeScaLogin, confirmScaFactor, enrollScaFactor, startScaLogin } from '@countersign/core/wire'
import type { ReactElement } from 'react'
import { createLiveWorld, type LiveWorld } from '../world/createLiveWorld.ts'

/** What a live example shows, and the world behind it. */
export type Stage = { readonly world: LiveWorld; readonly ui: ReactElement }

/** Prepares one state of a journey, each time from the beginning. */
export type Scene = () => Promise<Stage>

/** The scenes of a journey by what they are called on its page. */
export type Scenes = { readonly [label: string]: Scene }

type Show = (world: LiveWorld) => ReactElement | Promise<ReactElement>

/** The code of every text message and every authenticator app of the sandbox. */
const proof = '123456'

async function signIn({ client, person, sandbox }: LiveWorld): Promise<void> {
  const challenge = await requestEmailOtp(client, { email: person.email })
  await loginWithEmailOtp(client, { challenge, code: sandbox.inbox.latest(person.email)?.code ?? '' })
}

/** Opens the SCA session that payments of a customer in Europe need. */
async function signInForProofs({ service, person }: LiveWorld): Promise<void> {
  const query = { customerId: person.customerId }
  const { challengeId } = await service.call(startScaLogin, { query, body: { factor: 'SMS_OTP' } })
  const body = { factor: 'SMS_OTP', challengeId, code: proof, endUserIpAddress: '192.0.2.7' } as const
  await service.call(completeScaLogin, { query, body })
}

/** The person has not signed in yet. */
export function signedOut(show: Show): Scene {
  return async () => {
    const world = await createLiveWorld()
    return { world, ui: await show(world) }
  }
}

/** The person has signed in with a code by email. */
export function signedIn(show: Show): Scene {
  return async () => {
    const world = await createLiveWorld()
    await signIn(world)
    return { world, ui: await show(world) }
  }
}

/** The person may sign in in this other way, too, and is signed out. */
export function withAnotherWay(add: (world: LiveWorld) => Promise<unknown>, show: Show): Scene {
  return async () => {
    const world = await createLiveWorld()
    await signIn(world)
    await add(world)
    await signOut(world.client, { accountId: world.person.accountId })
    return { world, ui: await show(world) }
  }
}

/** A customer in Europe, who proves their payments. */
export function inEurope(show: Show): Scene {
  return async () => {
    const world = await createLiveWorld({ region: 'IT' })
    await signIn(world)
    await signInForProofs(world)
    return { world, ui: await show(world) }
  }
}

/** Lets a month pass, after which the person signs in again. */
export async function waitAMonth(world: LiveWorld): Promise<void> {
  world.clock.advance(32 * 24 * 3_600_000)
  world.sandbox.clock.catchUp()
  await signIn(world)
}

/** Adds an authenticator app, as the person's phone would. */
export async function addApp({ service, person }: LiveWorld): Promise<void> {
  const query = { customerId: person.customerId }
  const started = await service.call(enrollScaFactor, { query, body: { type: 'TOTP' } })
  if (started.type !== 'TOTP') throw new Error('no authenticator app was begun')
  const { secret } = started
  await service.call(confirmScaFactor, { query, body: { type: 'TOTP', secret, code: proof } })
}
