import { createCredentialList } from '@countersign/core'
import {
  EmailOtpLoginScreen,
  LoginScreen,
  OidcLoginScreen,
  PasskeyLoginScreen,
  PasskeyOfferScreen,
  PasskeyRegistrationScreen,
  SessionGuardScreen,
  SignInAgain,
  SmsOtpLoginScreen,
} from '@countersign/react'
import type { LiveWorld } from '../world/createLiveWorld.ts'
import { type Scenes, signedIn, signedOut, withAnotherWay } from './prepare.ts'

/** What the sandbox's identity provider answers for the person. */
function issueToken({ sandbox, person }: LiveWorld, nonce?: string): Promise<string> {
  const token = { subject: 'ada', email: person.email, audience: 'wallet-app', ...(nonce !== undefined && { nonce }) }
  return sandbox.identityProvider.issueToken(token)
}

async function addIdentity(world: LiveWorld): Promise<void> {
  const list = createCredentialList(world.client, { accountId: world.person.accountId })
  await list.change({ type: 'add-oauth', oidcToken: await issueToken(world) })
}

async function addPhone({ client, person }: LiveWorld): Promise<void> {
  await createCredentialList(client, { accountId: person.accountId }).change({ type: 'add-sms-otp' })
}

export const scenes = {
  login: {
    'Every way': signedOut(({ person }) => (
      <LoginScreen identifiers={['email', 'phone']} defaultEmail={person.email} headingLevel={3} />
    )),
  },
  'email-otp-login': {
    'A code by email': signedOut(({ person }) => <EmailOtpLoginScreen defaultEmail={person.email} headingLevel={3} />),
  },
  'sms-otp-login': {
    'A code in a text message': withAnotherWay(addPhone, () => <SmsOtpLoginScreen headingLevel={3} />),
  },
  'passkey-login': { 'A passkey': signedOut(() => <PasskeyLoginScreen headingLevel={3} />) },
  'passkey-registration': {
    'In the settings': signedIn(({ person }) => (
      <PasskeyRegistrationScreen accountId={person.accountId} headingLevel={3} />
    )),
    'Offered after a sign-in': signedIn(({ person }) => (
      <PasskeyOfferScreen accountId={person.accountId} headingLevel={3} />
    )),
  },
  'oidc-login': {
    'An account at a provider': withAnotherWay(addIdentity, (world) => (
      <OidcLoginScreen providerName="Example ID" open={({ nonce }) => issueToken(world, nonce)} headingLevel={3} />
    )),
  },
  'sign-in-inline': {
    'Before an action': signedOut(({ person }) => (
      <SignInAgain
        accountId={person.accountId}
        headingLevel={3}
        title="Sign in to continue"
        cancelLabel="Not now"
        onCancel={() => undefined}
      />
    )),
  },
  'session-guard': {
    'Signed out': signedOut(({ person }) => (
      <SessionGuardScreen defaultEmail={person.email} headingLevel={3} focusOnMount={false}>
        <p className="live-own">Only a signed-in user sees this paragraph.</p>
      </SessionGuardScreen>
    )),
    'Signed in': signedIn(() => (
      <SessionGuardScreen headingLevel={3}>
        <p className="live-own">Only a signed-in user sees this paragraph.</p>
      </SessionGuardScreen>
    )),
  },
} satisfies Record<string, Scenes>
