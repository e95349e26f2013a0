import { createSessionController, rtsIdleLockMs } from '@countersign/core'
import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { executions } from '../../../../core/test/journeys.ts'
import { authorizations, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { renderWallet, settled, type TestWorld } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row } from '../../../test/scaPages.tsx'
import { QuoteConfirmationScreen, SessionGuardScreen, TotpEnrollmentScreen } from '../../exports/index.ts'

/** Something inside of the guard, in a wallet that locks after five minutes. */
async function showInside(inside: (world: TestWorld) => ReactElement) {
  const page = await createEuropeanPage()
  const { world, user } = page
  const client = world.openTab({ session: { idleLockMs: rtsIdleLockMs } })
  const view = renderWallet(<SessionGuardScreen>{inside(world)}</SessionGuardScreen>, { client })
  const lock = () => act(() => createSessionController(client).lock())
  const signInAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    // The other one is hidden.
    await user.type(await screen.findByRole('textbox', { name: /6-digit code/ }), '000000')
    await screen.findByText(/Signed in as/)
  }
  return { world, user, view, client, lock, signInAgain }
}

async function showChallenge() {
  const page = await showInside((world) => (
    <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} />
  ))
  await page.user.click(await screen.findByRole('button', { name: 'Send €25.00' }))
  await heading(/^Confirm the (payment|transfer)$|^Confirm /)
  return { ...page, field: await codeField() }
}

test('a lock takes the typed part of a code with it, and the same payment continues after the sign-in', async () => {
  const { world, user, lock, signInAgain, field } = await showChallenge()
  await user.type(field, scaCode.slice(0, 3))

  await lock()
  expect(field.closest('[hidden]')).not.toBeNull()
  expect(field.value).toBe('')
  await signInAgain()

  expect(await heading(/^Confirm the (payment|transfer)$|^Confirm /)).toBeTruthy()
  expect(row('To')).toContain('Grace Hopper')
  await user.type(await codeField(), scaCode)
  await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)
  expect(executions(world)).toHaveLength(1)
  expect(authorizations(world)).toHaveLength(1)
})

test('a challenge that ran out behind a lock is told as it stands, and nothing was proved', async () => {
  const { world, user, client, signInAgain, field } = await showChallenge()
  await user.type(field, scaCode.slice(0, 3))
  await act(async () => world.clock.advance(rtsIdleLockMs))
  await settled(world, () => client.sessions.getSnapshot().status === 'locked')
  await signInAgain()

  await settled(world, () => screen.queryByText(/It was not confirmed in time\. No money left your wallet/) !== null)
  expect(authorizations(world)).toHaveLength(0)
})

test('a lock takes the key of an app out of the page, and it starts again after the sign-in', async () => {
  const { user, view, lock, signInAgain } = await showInside((world) => (
    <TotpEnrollmentScreen accountId={world.ada.accountId} />
  ))
  await user.click(await screen.findByRole('button', { name: 'Show the QR code' }))
  await heading('Connect your app')
  const key = view.container.querySelector('code')?.textContent ?? ''
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)

  await lock()
  expect(view.container.innerHTML).not.toContain(key)
  expect(view.container.querySelector('svg:not([aria-hidden])')).toBeNull()
  await signInAgain()
  expect(await heading('Hidden for your security')).toBeTruthy()
})

test('after the session ended, an inline sign-in of the page is the only one', async () => {
  const page = await showInside((world) => (
    <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} />
  ))
  const { user, client } = page
  await screen.findByRole('button', { name: 'Send €25.00' })
  const state = client.sessions.getSnapshot()
  if (!('session' in state)) throw new Error('no user is signed in')
  await act(() => client.sessions.markOver(state.session, 'lost'))
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(await screen.findByRole('region', { name: 'Sign in again' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Send €25.00' }))
  expect(await screen.findByRole('region', { name: 'Sign in to send' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Sign in again' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy()
})
