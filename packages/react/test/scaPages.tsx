import './nodeBytes.ts'
import type { ScaPayment } from '@countersign/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { awaitingPayment, payFromEurope, signedInEuropean } from '../../core/test/scaJourneys.ts'
import { enrollScaPasskey, enrollTotp } from '../../core/test/scaWorld.ts'
import { type Messages, ScaChallengeScreen } from '../src/exports/index.ts'
import { renderWallet } from './renderWallet.tsx'
import { installPageDevice } from './signInPages.ts'

/** A page of a customer whom the service asks for Strong Customer Authentication. Every session is open. */
export async function createEuropeanPage(options: { messages?: Messages } = {}) {
  sessionStorage.clear()
  const world = await signedInEuropean()
  const { client } = world
  return { world, user: userEvent.setup(), show: (ui: ReactElement) => renderWallet(ui, { client, ...options }) }
}

type ChallengeOptions = { payee?: 'EUR' | 'USD'; messages?: Messages; screen?: Record<string, unknown> }

/** The same with an authenticator app and a passkey beside the phone. */
export async function createEuropeanPasskeyPage() {
  const device = installPageDevice()
  const page = await createEuropeanPage()
  await enrollTotp(page.world)
  await enrollScaPasskey(page.world)
  return { ...page, device }
}

/** A payment of 25 euros that waits for its first proof, on the screen. `screen`: further props, also of wrong types. */
export async function showChallenge(options: ChallengeOptions = {}) {
  const { payee = 'EUR', messages, screen: extra } = options
  const page = await createEuropeanPage({ ...(messages && { messages }) })
  const { world } = page
  const payment = await awaitingPayment(world, payFromEurope(world, payee))
  const challenge = (given: ScaPayment = payment) => (
    <ScaChallengeScreen accountId={world.ada.accountId} {...given} {...extra} />
  )
  const view = page.show(challenge())
  await codeField()
  return { ...page, payment, view, challenge }
}

export const codeField = () => screen.findByLabelText<HTMLInputElement>('6-digit code')
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
export const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent
