import type { Transaction } from '@countersign/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../../core/test/journeys.ts'
import { idOf, row, rows, showList, usd } from '../../../test/activityListPage.tsx'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage } from '../../../test/scaPages.tsx'
import { ActivityListScreen } from '../../exports/index.ts'
import { paymentResultMessages } from '../../payment/payment-result/index.ts'
import { OwnAccounts } from '../../shared/payment-details/index.ts'
import { activityListMessages } from './activityListMessages.ts'
import { writeMovement } from './writeMovement.ts'

test('each movement says who, what became of it, why and how much, and what was not sent is struck', async () => {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  const { usdPayeeId } = world.ada
  const to = { destination: { destinationType: 'ACCOUNT', accountId: usdPayeeId } }
  const merchant = { descriptor: 'Caffè Nazionale' }
  const cardRow = { type: 'CARD', direction: 'DEBIT', merchant, sentAmount: undefined, authorizedAmount: usd(340) }
  world.network.tamper('GET /transactions?', () =>
    JSON.stringify({
      data: [
        row(1, { ...to, status: 'PROCESSING', pendingReason: 'COMPLIANCE_REVIEW' }),
        row(2, { ...to, status: 'FAILED', failureReason: 'PAYOUT_RETURNED', refund: { status: 'COMPLETED' } }),
        row(3, { type: 'INCOMING', receivedAmount: usd(50_000) }),
        row(4, { ...cardRow, status: 'DECLINED', cardDeclinedReason: 'SPEND_LIMIT_EXCEEDED' }),
        row(5, { status: 'TELEPORTED' }),
      ],
      hasMore: false,
    }),
  )
  page.show(<ActivityListScreen accountId={world.ada.accountId} />)
  await settled(world, () => screen.queryAllByText('Grace Hopper').length === 2)

  expect(rows()).toEqual([
    expect.stringMatching(/Grace Hopper On its way · .*It’s being reviewed.* −\$10\.01/),
    expect.stringMatching(/Grace Hopper Returned · .*The recipient’s bank returned it\. \$10\.02 $/),
    expect.stringMatching(/Added money .*\+\$500\.00/),
    expect.stringMatching(/Caffè Nazionale Declined, nothing was charged · .*over the card’s limit\. \$3\.40/),
    expect.stringMatching(/Payment See details · .* \$10\.05/),
  ])
  expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['$10.02', '$3.40'])
})

test('what goes to another account of the user is named after it, what comes in is not, and a debit of a bank account by both', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  const to = { destination: { destinationType: 'ACCOUNT', accountId: 'InternalAccount:2' } }
  const pulled = { source: { sourceType: 'ACCOUNT', accountId: page.world.ada.usdPayeeId } }
  page.world.network.tamper('GET /transactions?', () =>
    JSON.stringify({
      data: [
        row(1, to),
        row(2, { ...to, type: 'INCOMING', receivedAmount: usd(50) }),
        row(3, { ...to, ...pulled, type: 'INCOMING', receivedAmount: usd(40) }),
      ],
      hasMore: false,
    }),
  )
  page.show(
    <OwnAccounts.Provider value={new Map([['InternalAccount:2', 'US Dollar']])}>
      <ActivityListScreen accountId={page.world.ada.accountId} />
    </OwnAccounts.Provider>,
  )
  await settled(page.world, () => rows().length === 3)

  expect(rows()).toEqual([
    expect.stringMatching(/US Dollar .*−/),
    expect.stringMatching(/Added money .*\+/),
    expect.stringMatching(/Grace Hopper · US\sDollar .*\+/),
  ])
})

test('a row is a link, which a plain press opens in the page', async () => {
  const onOpen = vi.fn()
  const { user } = await showList([row(1)], { hrefOf: ({ id }: Transaction) => `/m/${id}`, onOpen })
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(`/m/${idOf(1)}`)

  await user.click(link)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: idOf(1) }))
  await user.keyboard('{Control>}')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('without an address a row is a button, and without a target it is only read', async () => {
  const onOpen = vi.fn()
  const { user, show, world } = await showList([row(1)], { onOpen })
  await user.click(within(screen.getByRole('listitem')).getByRole('button'))
  expect(onOpen).toHaveBeenCalledTimes(1)
  document.body.replaceChildren()

  show(<ActivityListScreen accountId={world.ada.accountId} />)
  const item = await screen.findByRole('listitem')
  expect(within(item).queryByRole('button')).toBeNull()
})

test('more pages are read on request, and the focus moves to the first new row when there are no more', async () => {
  const list = Array.from({ length: 25 }, (_, number) => row(number))
  const { user } = await showList(list, { onOpen: () => undefined })
  expect(rows()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show more' }))

  await waitFor(() => expect(rows()).toHaveLength(25))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('$10.20'))
})

test('a filter of which the first page holds nothing is looked for further back, by itself', async () => {
  const list = Array.from({ length: 45 }, (_, number) => row(number))
  const { user, world } = await showList([...list, row(50, { type: 'INCOMING', receivedAmount: usd(777) })])
  await user.click(screen.getByRole('button', { name: 'In' }))
  await settled(world, () => rows().length === 1)

  expect(rows()).toEqual([expect.stringContaining('+$7.77')])
  expect(screen.getByRole('button', { name: 'In' }).getAttribute('aria-pressed')).toBe('true')
})

test('a search leaves what fits at once, and Enter looks further back', async () => {
  const list = Array.from({ length: 22 }, (_, number) => row(number))
  const large = row(2, { type: 'INCOMING', receivedAmount: usd(145_000) })
  const { user, world, reads } = await showList([large, ...list.slice(3), row(30, { description: 'Rent November' })])
  const before = reads()
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '1450')
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('$1,450.00')]))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '10.07')
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('$10.07')]))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'rent')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nothing found back to Jan/))
  expect(reads()).toBe(before)

  await user.keyboard('{Enter}')
  await settled(world, () => rows().length === 1)
  expect(rows()).toEqual([expect.stringContaining('Rent November')])
})

test('a wallet without movements says what to do first', async () => {
  const onAddMoney = vi.fn()
  const { user } = await showList([], { onAddMoney })
  expect(screen.getByRole('status').textContent).toBe('No payments yet. Add money to get started.')
  await user.click(screen.getByRole('button', { name: 'Add money' }))

  expect(onAddMoney).toHaveBeenCalledTimes(1)
})

test('offline, what was read stays with its time, and is read again once there is a connection', async () => {
  const { user, world, change } = await showList(Array.from({ length: 21 }, (_, number) => row(number)))
  world.network.offline = true
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await settled(world, () => screen.queryByText(/^Your activity at /) !== null)
  expect(rows()).toHaveLength(20)
  expect(screen.getByRole('alert').textContent).toMatch(/can’t connect/)

  world.network.offline = false
  change([row(99)])
  act(() => void window.dispatchEvent(new Event('online')))
  await settled(world, () => rows().length === 1)
  expect(screen.queryByText(/^Your activity at /)).toBeNull()
})

test('markup and direction marks in a merchant’s name are shown as text', async () => {
  const merchant = { descriptor: '<b onclick=alert(1)>\u202ecba' }
  await showList([row(1, { type: 'CARD', status: 'SETTLED', direction: 'DEBIT', merchant })])

  expect(screen.getByText('<b onclick=alert(1)>\ufffdcba')).toBeTruthy()
})

const words = {
  ...{ messages: activityListMessages, reasons: paymentResultMessages, payees: [] },
  writeTime: () => undefined,
}

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a reason without a sentence', (reason) => {
  const declined = { ...row(1), type: 'CARD', status: 'DECLINED', cardDeclinedReason: reason } as unknown as Transaction

  expect(writeMovement(declined, words).reason).toBeUndefined()
})

test.each([
  [
    'PENDING_AUTHORIZATION',
    true,
    '1:16 PM',
    'Being checked',
    / If it wasn’t sent, you get the money back at 1:16 PM\.$/,
  ],
  [
    'PENDING_AUTHORIZATION',
    true,
    undefined,
    'Being checked',
    /^It may have been sent\. Don’t pay again\. Its details changed after you reviewed it\.$/,
  ],
  [
    'EXPIRED',
    true,
    undefined,
    'Being checked',
    /^It may have been sent\. Don’t pay again\. Its details changed after you reviewed it\.$/,
  ],
  [
    'FAILED',
    true,
    undefined,
    'Being checked',
    /^It may have been sent\. Don’t pay again\. Its details changed after you reviewed it\.$/,
  ],
  ['FAILED', false, undefined, 'Not sent', /^Nothing was sent\. Its details changed after you reviewed it\.$/],
] as const)(
  'a stopped payment (%s, may be sent: %s, held until %s) is %s, and its amount is struck only where it was not sent',
  (read, mayBeSent, time, status, sentence) => {
    const write = (stated: string) =>
      writeMovement(row(1, { status: stated, failureReason: 'SCA_NOT_COMPLETED' }) as unknown as Transaction, {
        ...words,
        stopped: { quoteId: 'Quote:1', moneyFreeAt: time && new Date(0), mayBeSent },
        writeTime: () => time,
      })

    expect(write(read)).toMatchObject({
      tone: 'bad',
      amount: mayBeSent ? 'apart' : 'struck',
      status,
      reason: expect.stringMatching(sentence),
    })
    // It was made all the same, for example from another device.
    expect(write('COMPLETED')).toMatchObject({ status: 'Completed', reason: undefined })
  },
)

test('where the user has to confirm that it is them, the form alone asks for it', async () => {
  const { world, show } = await createEuropeanPage()
  const refusal = { status: 409, code: 'SCA_SESSION_REQUIRED', message: 'A session is required.' }
  world.network.tamper('GET /transactions?', () => Response.json(refusal, { status: 409 }))
  show(<ActivityListScreen accountId={world.ada.accountId} />)
  await codeField()
  expect(screen.getByRole('heading', { name: 'Confirm it’s you' })).toBeTruthy()
  expect([screen.queryByText(/to continue/), screen.queryByText('Try again')]).toEqual([null, null])
})
