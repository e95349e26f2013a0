import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Checkout } from '../../../examples/headless/Checkout.tsx'
import { executions, payGrace, signIn } from '../../core/test/journeys.ts'
import { authorizations, payFromEurope, scaCode } from '../../core/test/scaJourneys.ts'
import { createWalletPage, settled, type TestWorld } from './renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row } from './scaPages.tsx'

/** The checkout of `examples/headless`, for someone who is signed in or not. */
async function showCheckout({ signedIn = true } = {}) {
  const page = await createWalletPage()
  const { world, show } = page
  if (signedIn) await signIn(world)
  const onDone = vi.fn()
  show(<Checkout payment={{ accountId: world.ada.accountId, request: payGrace(world) }} onDone={onDone} />)
  await (signedIn ? send() : screen.findByLabelText('Email address'))
  return { ...page, onDone }
}

const send = () => screen.findByRole('button', { name: /^Send / })
/** What the browser's store has to answer in. */
const storageDeadlineMs = 4_000

/** Lets time pass until a button is there, but none while the browser's store is at work. */
function untilShown(world: TestWorld, name: string): Promise<void> {
  return settled(world, () => {
    if (!world.clock.waiting().includes(storageDeadlineMs)) world.clock.advance(60_000)
    return screen.queryByRole('button', { name }) !== null
  })
}
const arrived = () => screen.queryByRole('heading', { name: 'Payment arrived' }) !== null

test('someone signs in, agrees and sees the receipt, in the design of the page', async () => {
  const { user, world, onDone } = await showCheckout({ signedIn: false })
  await user.type(screen.getByLabelText('Email address'), `${world.ada.email}{Enter}`)
  await user.type(await codeField(), '000000')
  expect((await send()).className).toBe('my-button')
  await user.click(await send())

  await settled(world, arrived)
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(executions(world)).toHaveLength(1)
})

test('a proof takes the place of what was agreed to, and leads to the receipt', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<Checkout payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} onDone={() => {}} />)
  await user.click(await send())
  await heading('Confirm the payment')
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(row('You send')).toContain('€25.00')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await user.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await user.type(await codeField(), scaCode)

  await settled(world, arrived)
  expect(authorizations(world)).toHaveLength(1)
})

test('an SCA session that is over is renewed below what was agreed to, and the same consent continues', async () => {
  const { user, world, show } = await createEuropeanPage()
  show(<Checkout payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} onDone={() => {}} />)
  await send()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.click(await send())
  await heading('Confirm it’s you')
  expect(row('You send')).toContain('€25.00')
  await user.type(await codeField(), scaCode)
  await heading('Confirm the payment')
  await user.type(await codeField(), scaCode)

  await settled(world, arrived)
  expect(authorizations(world)).toHaveLength(1)
})

test('a payee that was swapped is announced as a danger, with both, and cannot be paid', async () => {
  const { user, world } = await showCheckout()
  await untilShown(world, 'Get a new price')
  world.network.tamper('GET /customers/external-accounts', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))
  await user.click(screen.getByRole('button', { name: 'Get a new price' }))

  await heading('We stopped this payment')
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'The recipient changed' }).textContent).toMatch(/Mallory Swapped/),
  )
  expect(screen.getAllByRole('alert').some(({ dataset }) => dataset.tone === 'danger')).toBe(true)
  expect(screen.queryByRole('button', { name: /^Send / })).toBeNull()
})

test('a session that expired is opened again beside the payment, which is still there', async () => {
  const { user, world } = await showCheckout()
  await untilShown(world, 'Email me a code')
  await user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await user.type(await codeField(), '000000')
  await user.click(screen.getByRole('button', { name: 'Get a new price' }))
  await user.click(await send())

  await settled(world, arrived)
  expect(executions(world)).toHaveLength(1)
})
