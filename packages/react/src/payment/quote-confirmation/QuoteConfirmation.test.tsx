import { listTransactions } from '@countersign/core/wire'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executions, payGrace, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { QuoteConfirmationScreen, SessionGuardScreen } from '../../exports/index.ts'

async function showReview(options: { signedIn?: boolean } = {}) {
  const { signedIn = true } = options
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const client = signedIn ? world.client : world.openTab({ name: `${world.name}-another` })
  const view = renderWallet(
    <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />,
    { client },
  )
  const send = await screen.findByRole('button', { name: /^Send / })
  return { ...page, view, send }
}

const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent

test('a quote is made once and shown line by line, with the amount in the button', async () => {
  const { world, send } = await showReview()

  expect(world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')).toHaveLength(1)
  expect(send.textContent).toBe('Send 25.00\u00a0USDB')
  expect(row('You send')).toContain('25.00\u00a0USDB')
  expect(row('Recipient gets')).toContain('$')
  expect(row('To')).toContain('Grace Hopper')
  expect(screen.getByText(/Price held until/)).toBeTruthy()
})

test('the whole account is shown at the moment of consent', async () => {
  await showReview()

  expect(screen.getByText('Routing number').parentElement?.textContent).toContain('021 000 021')
})

test('consent sends the payment once and ends in a receipt', async () => {
  const { user, world, send } = await showReview()
  await user.dblClick(send)
  await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)

  expect(executions(world)).toHaveLength(1)
  await screen.findByText('Payment ID')
  expect(row('Payment ID')).toMatch(/^Payment ID./)
  expect(screen.queryByRole('button', { name: /^Send / })).toBeNull()
})

test('an expired price offers a new one, shows what changed and asks again on the same button', async () => {
  const { user, world } = await showReview()
  await act(async () => world.clock.advance(10 * 60_000))
  expect(screen.getByRole('heading', { name: 'This price has expired' })).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: /^Send / })).toBeNull()

  world.network.tamper('POST /quotes', (body) =>
    body.replace(/"totalReceivingAmount":\d+/, '"totalReceivingAmount":2400'),
  )
  await user.click(screen.getByRole('button', { name: 'Get a new price' }))

  const changes = await screen.findByRole('table', { name: 'What changed' })
  expect(within(changes).getByRole('row', { name: 'Recipient gets $24.87 $24.00' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The price has changed' })).toBe(document.activeElement)
  expect(screen.getByRole('button', { name: /^Send / })).toBeTruthy()
  expect(executions(world)).toHaveLength(0)
})

test('another request never shows the quote of the one before', async () => {
  const { view, world } = await showReview()
  view.rerender(
    <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world, 40_000_000n) }} />,
  )
  expect(screen.queryByRole('button', { name: /^Send / })).toBeNull()

  expect(await screen.findByRole('button', { name: 'Send 40.00\u00a0USDB' })).toBeTruthy()
})

test('the same request in a new object keeps the quote', async () => {
  const { view, world } = await showReview()
  view.rerender(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />)

  expect(screen.getByRole('button', { name: /^Send / })).toBeTruthy()
  expect(world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')).toHaveLength(1)
})

test('markup and direction marks in a name are shown as text', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.tamper('GET /customers/external-accounts', (body) =>
    body.replace('Grace Hopper', '<img src=x onerror=alert(1)>\\u202eecarG'),
  )
  page.show(
    <QuoteConfirmationScreen payment={{ accountId: page.world.ada.accountId, request: payGrace(page.world) }} />,
  )

  expect(await screen.findByText('<img src=x onerror=alert(1)>\ufffdecarG')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('without a session the same quote waits above a sign-in in place, and is sent after it', async () => {
  const { user, world, send } = await showReview({ signedIn: false })
  await user.click(send)
  const region = await screen.findByRole('region', { name: 'Sign in to send' })
  expect(within(region).getByRole('heading')).toBe(document.activeElement)
  expect(row('You send')).toContain('25.00\u00a0USDB')
  expect(executions(world)).toHaveLength(0)

  await user.click(await within(region).findByRole('button', { name: 'Email me a code' }))
  expect(await within(region).findByRole('button', { name: /^Sign in and send 25\.00\sUSDB$/ })).toBeTruthy()
  await user.type(screen.getByLabelText('6-digit code'), '000000')
  await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)

  expect(executions(world)).toHaveLength(1)
})

test('escape leaves the sign-in calmly and gives the focus back to the button', async () => {
  const { user, send } = await showReview({ signedIn: false })
  await user.click(send)
  await screen.findByRole('region', { name: 'Sign in to send' })
  await user.keyboard('{Escape}')

  expect(screen.getByRole('button', { name: /^Send / })).toBe(document.activeElement)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an answer lost on the way is never called a failure and never paid twice', async () => {
  const { user, world, send } = await showReview()
  world.network.lose('/execute', 'response', 3)
  await user.click(send)
  await settled(world, () => screen.queryByRole('heading', { name: 'Checking your payment' }) !== null)
  expect(screen.getByText(/Don’t pay again.*If it hasn’t been sent by \d+:05 .M, it won’t be sent/)).toBeTruthy()

  await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)
  const { data } = await world.service.call(listTransactions, {
    query: { customerId: world.ada.customerId, type: 'OUTGOING' },
  })
  expect(data).toHaveLength(1)
})

test.each([
  ['NETWORK_UNREACHABLE', undefined],
  ['QUOTE_NOT_FOUND', 404],
  ['SOMETHING_NEW', 403],
])(
  'a payment that was sent and cannot be read after a reload, %s, never says that nothing was sent',
  async (code, status) => {
    const { user, world, view, send } = await showReview()
    world.network.tamper('/execute', () => {
      throw new TypeError('connection reset')
    })
    await user.click(send)
    await settled(world, () => screen.queryByRole('heading', { name: 'Checking your payment' }) !== null)
    view.unmount()
    const path = executions(world)[0]?.path ?? ''
    const quoteId = decodeURIComponent(path).split('/')[2] ?? ''
    let hidden = true
    world.network.tamper('GET /quotes', (body) => {
      if (!hidden) return body
      if (status === undefined) throw new TypeError('fetch failed')
      return Response.json({ status, code, message: 'no' }, { status })
    })

    renderWallet(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, quoteId }} />, {
      client: world.openTab(),
    })

    expect(await screen.findByRole('heading', { name: 'We can’t check your payment' })).toBeTruthy()
    expect(screen.getByText(/It may have been sent. Don’t pay again/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Nothing was sent|from the beginning/)
    hidden = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)
  },
)

test('a quote that cannot be made says so and can be tried again', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.lose('POST /quotes', 'request', 20)
  page.show(
    <QuoteConfirmationScreen payment={{ accountId: page.world.ada.accountId, request: payGrace(page.world) }} />,
  )
  await settled(page.world, () => screen.queryByRole('button', { name: 'Try again' }) !== null)

  expect(screen.getByRole('alert').textContent).toMatch(/Nothing was sent.*connection/)
})

test('an unknown payee is explained in plain words', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  const request = payGrace(page.world)
  const destination = { ...request.destination, accountId: 'ExternalAccount:00000000-0000-4000-8000-000000000000' }
  page.show(
    <QuoteConfirmationScreen
      payment={{ accountId: page.world.ada.accountId, request: { ...request, destination } as typeof request }}
    />,
  )

  expect(await screen.findByText(/Nothing was sent\. We couldn’t find this recipient/)).toBeTruthy()
  // Asking again would give the same answer.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a session that ran out leaves the payment to be read, says so, and signs nothing', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  await world.clock.advance(13 * 60_000)
  page.show(
    <SessionGuardScreen>
      <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />
    </SessionGuardScreen>,
  )
  const send = await screen.findByRole('button', { name: /^Send / })
  await act(async () => world.clock.advance(3 * 60_000))
  expect(screen.getByText(/Sign in again to send money/)).toBeTruthy()
  expect(row('To')).toContain('Grace Hopper')

  await user.click(send)
  expect(await screen.findByRole('heading', { name: 'Sign in to send' })).toBeTruthy()
  expect(executions(world)).toHaveLength(0)
})

test('a page cannot render the card as something else', async () => {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  const replacing: object = { render: () => <p>Nothing to see</p>, children: 'Nothing to see' }
  renderWallet(<QuoteConfirmationScreen {...replacing} payment={payment} />, { client: world.client })

  expect(await screen.findByText('Grace Hopper')).toBeTruthy()
  expect(screen.queryByText('Nothing to see')).toBeNull()
})

test('what the service refused is not asked for again when the browser comes online', async () => {
  const { world } = await createWalletPage()
  await signIn(world)
  world.sandbox.scenarios.failNext('createQuote', { status: 400, code: 'INVALID_AMOUNT' })
  renderWallet(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />, {
    client: world.client,
  })
  await screen.findByRole('heading', { name: 'We couldn’t get a price' })
  const sent = world.network.requests.length

  act(() => void window.dispatchEvent(new Event('online')))
  expect(world.network.requests).toHaveLength(sent)
})
