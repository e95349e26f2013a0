import type { AuthMethod } from '@countersign/core'
import type { IssueTokenParameters } from '@countersign/sandbox'
import { signOut } from '../src/flows/session/signOut.ts'
import { addCredential, type NewCredential } from '../src/flows/settings/credentialList.ts'
import { createTestClient, type TestWorld } from './createTestClient.ts'
import { signIn } from './journeys.ts'

/** What the identity provider returns for the user: a token for the request's nonce, unless told otherwise. */
export function issueToken(world: TestWorld, parameters: Partial<IssueTokenParameters> = {}): Promise<string> {
  const { subject, email } = world.ada
  return world.sandbox.identityProvider.issueToken({ subject, email, audience: 'wallet-app', ...parameters })
}

/** Adds a sign-in method to the user's wallet and signs out again. */
export async function addWay(world: TestWorld, add: NewCredential): Promise<AuthMethod> {
  const { accountId } = world.ada
  await signIn(world)
  const { credential } = await addCredential(world.client, { accountId, add })
  await signOut(world.client, { accountId })
  world.network.requests.length = 0
  return credential
}

/** A world whose user may also sign in by phone. */
export async function phoneWorld() {
  const world = await createTestClient()
  return { ...world, phone: await addWay(world, { type: 'add-sms-otp' }) }
}

/** A world whose user may also sign in by OpenID. */
export async function identityWorld() {
  const world = await createTestClient()
  const oidcToken = await issueToken(world)
  return { ...world, identity: await addWay(world, { type: 'add-oauth', oidcToken }) }
}
