import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authorizations, awaitingPayment, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row, showChallenge } from '../../../test/scaPages.tsx'
import { ScaChallengeScreen } from '../../exports/index.ts'

test('how much and to whom stands above the proof, and the right code confirms it', async () => {
  const onFinished = vi.fn()
  const { user, world } = await showChallenge({ screen: { onFinished } })
  const code = await codeField()
  expect(row('You send')).toContain('€25.00')
  expect(row('To')).toContain('Grace Hopper')
  const amount = screen.getByText('€25.00')
  expect(amount.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

  await user.type(code, scaCode)

  expect(await heading('Confirmed')).toBe(document.activeElement)
  expect(onFinished.mock.calls).toEqual([['authorized']])
  expect(authorizations(world)).toHaveLength(1)
})

test('each challenge is a numbered step with a name and the payment above it; a conversion and its payout are two', async () => {
  const { user, world } = await showChallenge({ payee: 'USD' })
  await heading('Step 1 of 2: confirm the conversion')
  await user.type(await codeField(), scaCode)

  await heading('Step 2 of 2: confirm the payment')
  expect(await codeField()).toBe(document.activeElement)
  expect(row('You send')).toContain('€25.00')
  expect(row('To')).toContain('Grace Hopper')
  expect((await codeField()).value).toBe('')
  await user.type(await codeField(), scaCode)

  await heading('Confirmed')
  expect(authorizations(world)).toHaveLength(2)
})

test('a payment that needs one proof has no number', async () => {
  await showChallenge()

  await heading('Confirm the payment')
  expect(document.body.textContent).not.toMatch(/step/i)
})

test('an unknown purpose has a heading, too', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const payment = await awaitingPayment(world)
  world.network.tamper('GET /quotes', (body) => body.replace('"TRANSFER"', '"STANDING_ORDER"'))
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} {...payment} />)

  expect(await heading('Confirm it’s you')).toBeTruthy()
})

test('after a wrong code the user is asked again, and the message does not say what was wrong', async () => {
  const { user } = await showChallenge()
  await user.type(await codeField(), '000000')
  expect(await screen.findByText('That didn’t work. Check it and try again.')).toBeTruthy()
  const code = await codeField()
  expect([code.value, code.selectionStart, code.selectionEnd]).toEqual(['000000', 0, 6])
  expect(code).toBe(document.activeElement)

  await user.keyboard(scaCode)
  await heading('Confirmed')
})

test('a challenge whose time is over offers to start again, and leaves calmly', async () => {
  const onStartAgain = vi.fn()
  const onClose = vi.fn()
  const { user, world } = await showChallenge({ screen: { onStartAgain, onClose } })
  await codeField()
  await act(async () => world.clock.advance(5 * 60_000))

  expect(await heading('Time’s up')).toBe(document.activeElement)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(onStartAgain).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('five wrong codes lock the challenge until a time of day, and then it continues by itself', async () => {
  const { user, world } = await showChallenge()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 4 })
  await user.type(await codeField(), '000000')

  expect(await heading('Too many failed attempts')).toBe(document.activeElement)
  expect(screen.getByText(/^You can confirm again at \d/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('after nine wrong codes it is suspended, and no clock gives hope', async () => {
  const { user, world } = await showChallenge()
  world.sandbox.sca.setFailedAttempts({ customerId: world.ada.customerId, count: 9 })
  await user.type(await codeField(), '000000')

  expect(await heading('Your account is locked')).toBe(document.activeElement)
  expect(screen.getByText(/contact support/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('an expired SCA session is renewed inline, and the same challenge continues', async () => {
  const { user, world } = await showChallenge({ screen: { onClose: () => {} } })
  const code = await codeField()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.type(code, scaCode)

  const region = await screen.findByRole('region', { name: 'Confirm it’s you' })
  expect(within(region).getByText(/at least every 180 days/)).toBeTruthy()
  // What it is for stays above it.
  expect(row('You send')).toContain('€25.00')
  await user.type(await within(region).findByLabelText('6-digit code'), scaCode)

  await settled(world, () => screen.queryByRole('region') === null && screen.queryByRole('textbox') !== null)
  expect(row('You send')).toContain('€25.00')
  await user.type(await codeField(), scaCode)
  await heading('Confirmed')
})

test('a batch is listed with every payee, their whole account and the total', async () => {
  const page = await createEuropeanPage()
  const { world, user } = page
  const payments = [await awaitingPayment(world), await awaitingPayment(world)] as const
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} payments={payments} />)
  const code = await codeField()
  const list = screen.getByRole('table', { name: 'Your payments' })
  expect(within(list).getAllByRole('row', { name: /Grace Hopper DE89 3704 0044 0532 0130 00 €25\.00/ })).toHaveLength(2)
  expect(within(list).getByRole('row', { name: 'Total €50.00' })).toBeTruthy()

  await user.type(code, scaCode)
  await settled(world, () => screen.queryByText('Confirmed', { selector: 'td *, th *' }) !== null)
  await user.type(await codeField(), scaCode)
  await heading('Confirmed')
})

test('where the service asks for more proofs than were counted, a number is never repeated, and no end is promised', async () => {
  const page = await createEuropeanPage()
  const { world, user } = page
  // It looks as if nothing were exchanged.
  world.network.tamper('GET /customers/external-accounts', (body) => body.replaceAll('"USD"', '"EUR"'))
  const [{ shown: _, ...exchanged }, other] = [
    await awaitingPayment(world, payFromEurope(world, 'USD')),
    await awaitingPayment(world),
  ]
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} payments={[exchanged, other]} />)

  await heading('Step 1 of 2: confirm the conversion')
  await user.type(await codeField(), scaCode)
  await heading('Step 2: confirm the payment')
  await user.type(await codeField(), scaCode)
  await heading('Step 3: confirm the payment')
})

test('a payment that cannot be read says so, and can be tried again', async () => {
  const page = await createEuropeanPage()
  const { world, user } = page
  const payment = await awaitingPayment(world)
  world.network.offline = true
  page.show(<ScaChallengeScreen accountId={world.ada.accountId} {...payment} />)
  await settled(world, () => screen.queryByRole('button', { name: 'Try again' }) !== null)
  expect(screen.getByRole('alert').textContent).toMatch(/nothing was confirmed/)

  world.network.offline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await codeField()).toBeTruthy()
})

test('the field that has the focus at once is read with the amount and the payee', async () => {
  const described = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  await showChallenge()
  expect(described(await codeField())).toMatch(/You send.*€25\.00.*To.*IBAN.*DE89.*We texted a code to your phone/)
})
