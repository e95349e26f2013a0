import { createQuoteConfirmation } from '@countersign/core'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { executions } from '../../../../core/test/journeys.ts'
import { authorizations, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row } from '../../../test/scaPages.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

type Page = Awaited<ReturnType<typeof createEuropeanPage>>
type ShowOptions = { page?: Page; payee?: 'EUR' | 'USD'; before?: (page: Page) => void; onDone?: () => void }

async function showReview({ page: given, payee = 'EUR', before, onDone }: ShowOptions = {}) {
  const page = given ?? (await createEuropeanPage())
  before?.(page)
  const { world, show } = page
  const view = show(
    <QuoteConfirmationScreen
      payment={{ accountId: world.ada.accountId, request: payFromEurope(world, payee) }}
      onDone={onDone}
    />,
  )
  await screen.findByRole('button', { name: /^(Send|Confirm)/ })
  return { ...page, view, press: () => screen.findByRole('button', { name: 'Send €25.00' }) }
}

async function showChallenge(options: ShowOptions = {}) {
  const page = await showReview(options)
  await page.user.click(await page.press())
  await screen.findByRole('button', { name: /^Confirm/ })
  return page
}

const paid = (world: Page['world']) => decodeURIComponent(executions(world).at(-1)?.path.split('/')[2] ?? '')
const receipt = () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null

test('one press, two proofs and a receipt are one screen, with the payment above each', async () => {
  const { user, world } = await showChallenge({ payee: 'USD' })
  await heading('Step 1 of 2: confirm the conversion')
  expect(await codeField()).toBe(document.activeElement)
  expect(row('You send')).toContain('€25.00')
  expect(row('Rate')).toMatch(/€1 = \$[\d.]+/)
  expect(row('Recipient gets')).toContain('$')
  await user.type(await codeField(), scaCode)
  await heading('Step 2 of 2: confirm the payment')
  expect(await codeField()).toBe(document.activeElement)
  expect(row('To')).toContain('Grace Hopper')
  await user.type(await codeField(), scaCode)

  await settled(world, receipt)
  expect(executions(world)).toHaveLength(1)
  expect(authorizations(world)).toHaveLength(2)
})

test('a challenge that is closed says until when the payment can be confirmed, and opens again where it was', async () => {
  const { user, world } = await showChallenge()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.getByRole('heading', { name: 'Confirm your payment' })).toBe(document.activeElement)
  expect(screen.getByText(/Not sent yet\. Confirm by \d/)).toBeTruthy()
  expect(row('You send')).toContain('€25.00')
  expect(screen.queryByRole('alert')?.textContent).toBe('')

  await user.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await heading('Confirm the payment')
  expect(await codeField()).toBe(document.activeElement)
  await user.type(await codeField(), scaCode)
  await settled(world, receipt)
  expect(executions(world)).toHaveLength(1)
})

test('a payment that is not confirmed now can be left, and that is not what is offered first', async () => {
  const onDone = vi.fn()
  const { user } = await showChallenge({ onDone })
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  const done = screen.getByRole('button', { name: 'Close' })
  expect(done.dataset.look).toBe('quiet')
  await user.click(done)

  expect(onDone).toHaveBeenCalledTimes(1)
})

test('an expired SCA session is renewed inline, and the same consent continues', async () => {
  const { user, world, press } = await showReview()
  const send = await press()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.click(send)
  const region = await screen.findByRole('region', { name: 'Confirm it’s you' })
  expect(row('You send')).toContain('€25.00')
  await user.type(await within(region).findByLabelText('6-digit code'), scaCode)

  await heading('Confirm the payment')
  const keys = executions(world).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await user.type(await codeField(), scaCode)
  await settled(world, receipt)
})

test('leaving that sign-in shows no error, and the focus returns to the button', async () => {
  const { user, world, press } = await showReview()
  const send = await press()
  world.sandbox.sca.endSessions(world.ada.customerId)
  await user.click(send)
  await screen.findByRole('region', { name: 'Confirm it’s you' })
  await user.keyboard('{Escape}')

  expect(await press()).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a quote that may not be read without the login comes after it', async () => {
  const { user, press } = await showReview({
    before: ({ world }) => world.sandbox.sca.endSessions(world.ada.customerId),
  })
  const region = await screen.findByRole('region', { name: 'Confirm it’s you' })
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.type(await within(region).findByLabelText('6-digit code'), scaCode)

  expect(await press()).toBeTruthy()
})

test('a payment that was not confirmed in time costs nothing, and a new price is one press away', async () => {
  const { user, world } = await showChallenge()
  await act(async () => world.clock.advance(5 * 60_000))
  await settled(world, () => screen.queryByText(/It was not confirmed in time/) !== null)
  expect(screen.getByRole('heading', { name: 'Not sent' })).toBe(document.activeElement)
  const unfolded = screen.getAllByRole('button').filter((button) => !button.closest('details'))
  expect(unfolded.map(({ textContent }) => textContent)).toEqual(['Get a new price', 'Copy details'])
  expect(screen.getByText(/No money left your wallet/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Get a new price' }))
  expect(await screen.findByRole('button', { name: 'Send €25.00' })).toBeTruthy()
})

const checkedUntil =
  /^It may have been sent\. Don’t pay again\. Its details .* If it wasn’t sent, you get the money back at \d+:\d\d/

test('a payment that changed while it was confirmed is stopped, and nothing there starts it again', async () => {
  const { user, world } = await showChallenge()
  const quoteId = paid(world)
  world.sandbox.sca.changeQuote({ quoteId, change: 'amount' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')
  expect(authorizations(world)).toHaveLength(0)
  expect(screen.getByText(checkedUntil)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
})

test('a stopped payment that is closed may have been sent, and is not started again from there', async () => {
  const { user, world } = await showChallenge()
  world.sandbox.sca.changeQuote({ quoteId: paid(world), change: 'amount' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')

  await user.click(await screen.findByRole('button', { name: 'Not now' }))

  expect(await heading('Checking your payment')).toBe(document.activeElement)
  expect(screen.getByText(checkedUntil)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Nothing was sent|Confirm by|Not sent yet/)
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
})

test('a stopped payment whose time is over can be left, and its amount is shown beside what changed', async () => {
  const left = vi.fn()
  const { user, world, show, view } = await showChallenge()
  const quoteId = paid(world)
  world.sandbox.sca.changeQuote({ quoteId, change: 'payee' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')
  view.unmount()
  await act(async () => world.clock.advance(5 * 60_000))
  const { accountId } = world.ada
  show(<QuoteConfirmationScreen payment={{ accountId, quoteId }} onEdit={vi.fn()} onCancel={left} />)

  await settled(
    world,
    () => screen.queryByText(/^It may have been sent\. .* changed after you reviewed it\.$/) !== null,
  )
  expect(row('Amount')).toContain('€25.00')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(left).toHaveBeenCalledTimes(1)
})

test('a payment that changed after a proof of it got lost does not say that nothing was sent', async () => {
  const { user, world } = await showChallenge()
  world.network.lose('/authorize', 'request')
  await user.type(await codeField(), scaCode)
  await settled(world, () => screen.queryByText(/got no answer|don’t know/) !== null)
  world.sandbox.sca.changeQuote({ quoteId: paid(world), change: 'amount' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')

  const told = () => screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || [])
  expect(told()).toEqual([expect.stringMatching(checkedUntil)])
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  // The same is told where it is closed.
  expect(told()).toEqual([expect.stringMatching(checkedUntil)])
})

test('a payment that another tab replaced is not made again: starting again shows the new one', async () => {
  const { user, world } = await showChallenge()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  const elsewhere = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: paid(world) })
  void elsewhere.load()
  // The page reads the payment again while the other tab works.
  const { quote } = await act(async () => {
    await world.reached(elsewhere, 'authorizing')
    await elsewhere.startAgain()
    return world.reached(elsewhere, 'review')
  })

  await user.click(screen.getByRole('button', { name: 'Confirm payment' }))
  await heading('You can’t confirm this now')
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(labels).toEqual(['Start again', 'Not now'])
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await heading('This payment was replaced')).toBe(document.activeElement)
  expect(screen.getByText(/You started it in another tab/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Confirm by|Not sent yet/)
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  await user.click(await screen.findByRole('button', { name: 'Send €25.00' }))

  await user.type(await codeField(), scaCode)
  await settled(world, receipt)
  expect(executions(world).map(({ path }) => path)).toEqual([
    expect.anything(),
    expect.stringContaining(encodeURIComponent(quote.id)),
  ])
  expect(authorizations(world)).toHaveLength(1)
})

test('a challenge closed after a proof without an answer is not said to wait, and its outcome is found', async () => {
  const { user, world } = await showChallenge()
  world.network.tamper('/authorize', () => {
    world.network.offline = true
    throw new TypeError('the answer is lost')
  })
  await user.type(await codeField(), scaCode)
  await settled(world, () => screen.queryByText(/don’t know yet whether this was confirmed/) !== null)

  await user.click(screen.getByRole('button', { name: 'Not now' }))

  expect(await heading('Checking your confirmation')).toBe(document.activeElement)
  expect(screen.getByText(/No answer yet/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Confirm by|Not sent yet|Nothing was sent/)
  world.network.offline = false
  await settled(world, receipt)
  expect(executions(world)).toHaveLength(1)
})
