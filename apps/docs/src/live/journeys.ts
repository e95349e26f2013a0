import { lookUp } from '@countersign/core/client'
import type { Scenes } from './scenes/prepare.ts'

type Group = {
  readonly label: string
  readonly journeys: readonly string[]
  /** Groups are loaded one at a time: a page about signing in loads no payment. */
  readonly load: () => Promise<{ readonly scenes: Readonly<Record<string, Scenes>> }>
}

/**
 * The journeys that have a page, by what a person does with them. The generator refuses an entry point of
 * `@countersign/react` that is not here.
 */
export const groups: readonly Group[] = [
  {
    label: 'Whole pages',
    journeys: ['wallet', 'wallet-home'],
    load: () => import('./scenes/wallet.tsx'),
  },
  {
    label: 'Sign in',
    journeys: [
      'login',
      'email-otp-login',
      'sms-otp-login',
      'passkey-login',
      'passkey-registration',
      'oidc-login',
      'sign-in-inline',
      'session-guard',
    ],
    load: () => import('./scenes/signIn.tsx'),
  },
  {
    label: 'Pay',
    journeys: [
      'send',
      'quote-confirmation',
      'payment-batch',
      'payment-result',
      'payment-agreement',
      'transaction-details',
      'cancel-payment',
      'funding',
      'add-money',
      'activity-list',
      'statement',
    ],
    load: () => import('./scenes/payment.tsx'),
  },
  {
    label: 'Payees',
    journeys: ['payee-list', 'payee-form', 'wallet-ownership', 'trusted-beneficiaries'],
    load: () => import('./scenes/payees.tsx'),
  },
  {
    label: 'Prove (SCA)',
    journeys: ['sca-challenge', 'sca-sign-in', 'sca-factors', 'totp-enrollment', 'sca-factor-reset'],
    load: () => import('./scenes/sca.tsx'),
  },
  {
    label: 'Settings',
    journeys: [
      'session-list',
      'credential-list',
      'contact-change',
      'wallet-privacy',
      'wallet-export',
      'card-freeze',
      'delegated-keys',
    ],
    load: () => import('./scenes/settings.tsx'),
  },
]

/** Entry points of `@countersign/react` that are no journey: they have a page of the API alone. */
export const withoutPage: readonly string[] = ['index', 'provider', 'wallet-data']

/** The scenes of one journey. */
export async function loadScenes(journey: string): Promise<Scenes> {
  const group = groups.find(({ journeys }) => journeys.includes(journey))
  const loaded = await group?.load()
  const scenes = loaded && lookUp(loaded.scenes, journey)
  if (!scenes) throw new Error(`There is no live example of ${journey}`)
  return scenes
}
