import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { awaitingPayment } from '../../../../core/test/scaJourneys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { WalletHomeScreen } from '../../exports/index.ts'

type Page = Awaited<ReturnType<typeof createWalletPage>>
type Props = Partial<Parameters<typeof WalletHomeScreen>[0]>

const usd = (amount: number) => ({ amount, currency: { code: 'USD', decimals: 2 } })
const idOf = (number: number) => `Transaction:0000000${number}-0000-4000-8000-000000000000`

/** The home page of the signed-in user. `prepare`: what the relay answers with. */
async function showHome(prepare: (page: Page) => void = () => {}, props: Props = {}) {
  const page = await createWalletPage()
  await signIn(page.world)
  prepare(page)
  page.show(<WalletHomeScreen accountId={page.world.ada.accountId} {...props} />)
  await settled(page.world, () => screen.queryByText('Loading your wallet') === null)
  return page
}

const answerWith =
  (...data: object[]) =>
  ({ world }: Page) =>
    world.network.tamper('GET /transactions?', () => Response.json({ data, hasMore: false }))

test('what would push down what is below it comes with it: until then there is nothing to press', async () => {
  let release = () => {}
  const { world } = await showHome((page) => {
    release = page.world.network.hold('/transactions')
  })
  const allPayees = () => screen.queryByText('All payees')
  await settled(world, () => document.body.textContent.includes('1,000'))
  expect(allPayees()).toBeNull()
  release()
  await settled(world, () => allPayees() !== null)
  expect(screen.getByText('All activity')).toBeTruthy()
  expect(screen.getByText('Your other accounts')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Payees' })).toBeTruthy()
})

test('the balance, the payees and the last movements each lead to their place', async () => {
  const onGo = vi.fn()
  const { user, world } = await showHome(undefined, { onGo, hrefOf: ({ to }) => `/${to}` })
  await settled(world, () => screen.queryAllByRole('link', { name: /Grace/ }).length > 0)
  await user.click(screen.getByRole('link', { name: 'Send money' }))
  await user.click(screen.getByRole('link', { name: 'Request' }))
  await user.click(within(screen.getByRole('list', { name: 'Payees' })).getAllByRole('link')[0] ?? document.body)
  expect(onGo.mock.calls.map(([target]) => target.to)).toEqual(['send', 'request', 'payee'])
  expect(screen.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/activity')
})

test('an empty wallet says what to do first', async () => {
  const onGo = vi.fn()
  const { user } = await showHome(answerWith(), { onGo })
  const steps = await screen.findByRole('button', { name: 'Add someone to pay' })
  await user.click(steps)
  expect(onGo).toHaveBeenCalledExactlyOnceWith({ to: 'new-payee' })
})

test('after "Not now", what has to be confirmed stands there with the way back to it', async () => {
  const refusal = { status: 409, code: 'SCA_SESSION_REQUIRED', message: 'A session is required.' }
  const { user, world } = await showHome(({ world: { network } }) =>
    network.tamper('GET /transactions?', () => Response.json(refusal, { status: 409 })),
  )
  const form = () => screen.queryByRole('button', { name: 'Not now' })
  await settled(world, () => form() !== null)
  await user.click(await screen.findByRole('button', { name: 'Not now' }))

  expect(form()).toBeNull()
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toMatch(/onfirm/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(world, () => form() !== null)
})

const waiting = (number: number) => ({
  ...{ id: idOf(number), type: 'OUTGOING', status: 'PENDING_AUTHORIZATION', quoteId: `Quote:${number}` },
  sentAmount: usd(2500),
})

test('a payment that waits is a task, and what it needs is one press away', async () => {
  const onGo = vi.fn()
  const { user } = await showHome(answerWith(waiting(1)), { onGo })
  const tasks = await screen.findByRole('list', { name: 'Payments that need you' })
  expect(within(tasks).getByText('Needs your confirmation')).toBeTruthy()
  await user.click(within(tasks).getByRole('button', { name: 'Confirm payment' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith({
    to: 'task',
    task: { kind: 'confirm', quoteId: 'Quote:1', isFunded: false },
  })
})

test('a payment that waits says until when it can be confirmed, and the balance until when its money is held', async () => {
  const { world, show } = await createEuropeanPage()
  await awaitingPayment(world)
  show(<WalletHomeScreen accountId={world.ada.accountId} onGo={() => undefined} />)
  const tasks = await screen.findByRole('list', { name: 'Payments that need you' })
  await within(tasks).findByText(/^Confirm by .*12:05\sPM$/)
  expect(await screen.findByText(/^€25\.00 on hold until .*12:05\sPM$/)).toBeTruthy()
})

test('where the end of a payment that waits cannot be read, no time is claimed', async () => {
  const { world, show } = await createEuropeanPage()
  await awaitingPayment(world)
  world.network.tamper('GET /quotes/', () => Response.json({ code: 'INTERNAL_ERROR' }, { status: 500 }))
  show(<WalletHomeScreen accountId={world.ada.accountId} onGo={() => undefined} />)
  await settled(world, () =>
    world.network.requests.some(({ method, path }) => method === 'GET' && path.startsWith('/quotes/')),
  )
  expect(await screen.findByText('Needs your confirmation')).toBeTruthy()
  expect(await screen.findByText('€25.00 on hold')).toBeTruthy()
})

test('without a connection from the start, it says so once, and is read again by itself', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.world.network.offline = true
  page.show(<WalletHomeScreen accountId={page.world.ada.accountId} onGo={() => undefined} />)
  await settled(page.world, () => screen.queryByText('Your wallet isn’t available right now.') !== null)
  expect(screen.getByText('Unknown right now')).toBeTruthy()
  page.world.network.offline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await settled(page.world, () => screen.queryByText('Unknown right now') === null)
  expect(screen.queryByText('Your wallet isn’t available right now.')).toBeNull()
})

test('markup in the name of a payee is shown as text', async () => {
  await showHome(({ world }) =>
    world.network.tamper('GET /customers/external-accounts?', (body) =>
      body.replaceAll('Grace Hopper', '<b>Grace</b> \u202eHopper'),
    ),
  )
  expect(await screen.findAllByText('<b>Grace</b> \ufffdHopper')).toHaveLength(2)
})
