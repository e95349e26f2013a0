import { createExternalAccount, listInternalAccounts } from '@countersign/core/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../../../core/test/createTestClient.ts'
import { executions, payGrace, signIn } from '../../../../core/test/journeys.ts'
import { payFromEurope } from '../../../../core/test/scaJourneys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage, row } from '../../../test/scaPages.tsx'
import { QuoteConfirmationScreen } from '../../exports/index.ts'

test('the countdown stands beside the time of day from the beginning', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />)

  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('5:00'))
  expect(screen.getByText(/^Price held until \d/)).toBeTruthy()
})

test('where nothing is exchanged, only the last minute is counted', async () => {
  const { world, show } = await createEuropeanPage()
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payFromEurope(world, 'EUR') }} />)

  await screen.findByText(/^Price held until \d/)
  expect(screen.getByRole('timer').textContent).toBe('')
  act(() => void world.clock.advance(4 * 60_000 + 1_000))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0:5\d$/))
})

test('a sign-in before money is taken from one’s own bank account does not speak of sending', async () => {
  const world = await createTestClient({ approvePayment: async () => false })
  await signIn(world)
  const { customerId, accountId } = world.ada
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Ada Lovelace' }
  const account = { accountNumber: '004417228190', routingNumber: '021000021', bankAccountType: 'CHECKING' }
  const accountInfo = { accountType: 'USD_ACCOUNT', ...account, bankName: 'Coastal Bank', beneficiary }
  const body = { customerId, currency: 'USD', accountInfo, ownershipType: 'FIRST_PARTY' as const }
  const [bank, dollars] = await Promise.all([
    world.service.call(createExternalAccount, { body }),
    world.service.call(listInternalAccounts, { query: { customerId, currency: 'USD' } }),
  ])
  const request = {
    source: { sourceType: 'ACCOUNT', accountId: bank.id },
    destination: { destinationType: 'ACCOUNT', accountId: dollars.data[0]?.id ?? '' },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 100_00n,
  } as const
  renderWallet(<QuoteConfirmationScreen payment={{ accountId, request }} />, { client: world.client })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Add $100.00' }))

  const region = await screen.findByRole('region', { name: 'Add $100.00' })
  await within(region).findByRole('button', { name: /email/i })
  expect(region.textContent).not.toMatch(/send/i)
})

test('what arrives, and at whom, is read before what it costs', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const view = show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payGrace(world) }} />)
  await screen.findByRole('button', { name: /^Send / })

  const rows = [...view.container.querySelectorAll('[data-row]')].map((each) => each.getAttribute('data-row'))
  expect(rows.slice(0, 3)).toEqual(['send', 'receive', 'to'])
})

test('what remains in the wallet is shown where the page gives the balance, and stays what it was when it is sent', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  const currency = { code: 'USDB', decimals: 6 }
  const card = (amount: bigint) => <QuoteConfirmationScreen payment={payment} balance={{ amount, currency }} />
  const view = page.show(card(100_000_000n))
  world.network.hold('/execute')
  await user.click(await screen.findByRole('button', { name: /^Send / }))
  expect(row('Balance after')).toContain('75.00\u00a0USDB')
  view.rerender(card(75_000_000n))

  expect(document.body.textContent).not.toContain('50.00\u00a0USDB')
})

test.each([
  ['in another currency', { amount: 100_000_000n, currency: { code: 'EUR', decimals: 6 } }],
  ['with other decimals', { amount: 100_000_000n, currency: { code: 'USDB', decimals: 2 } }],
  ['too low', { amount: 1n, currency: { code: 'USDB', decimals: 6 } }],
])('a balance that is %s shows no remainder', async (_case, balance) => {
  const page = await createWalletPage()
  await signIn(page.world)
  const payment = { accountId: page.world.ada.accountId, request: payGrace(page.world) }
  page.show(<QuoteConfirmationScreen payment={payment} balance={balance} />)
  await screen.findByRole('button', { name: /^Send / })

  expect(screen.queryByText('Balance after')).toBeNull()
})

test('edit stands above the title and hands over the quote on the screen, cancel leaves, and neither is offered once it is sent', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const onEdit = vi.fn()
  const onCancel = vi.fn()
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  page.show(<QuoteConfirmationScreen payment={payment} onEdit={onEdit} onCancel={onCancel} />)
  const send = await screen.findByRole('button', { name: /^Send / })
  const edit = screen.getByRole('button', { name: 'Edit' })
  expect(edit.compareDocumentPosition(screen.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(edit)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ totalSendingAmount: 25_000_000n }))
  expect(onCancel).toHaveBeenCalledTimes(1)

  await user.click(send)
  await settled(world, () => screen.queryByRole('heading', { name: /^Payment (sent|arrived)$/ }) !== null)
  expect(screen.queryByRole('button', { name: /^(Edit|Cancel)$/ })).toBeNull()
})

test('a payload that is not this payment is stopped as a danger: support comes first, and nothing can be sent', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  const foreign = JSON.stringify('{"type":"ACTIVITY_TYPE_EXPORT_WALLET"}')
  world.network.tamper('/quotes', (body) =>
    body.replace(/"payloadToSign":"(\\.|[^"\\])*"/, () => `"payloadToSign":${foreign}`),
  )
  renderWallet(<QuoteConfirmationScreen payment={payment} onCancel={() => {}} />, {
    client: world.client,
    supportUrl: 'mailto:help@example.com',
  })
  await user.click(await screen.findByRole('button', { name: /^Send / }))

  expect(await screen.findByRole('heading', { name: 'We stopped this payment' })).toBe(document.activeElement)
  const banner = screen.getAllByRole('alert').find(({ dataset }) => dataset.tone === 'danger')
  expect(banner?.textContent).toMatch(/Nothing was signed or sent/)
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('mailto:help@example.com')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  expect(executions(world)).toHaveLength(0)
})

test('another amount of the same quote is a danger: what changed is shown, support comes first, and nothing can be sent', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  const onEdit = vi.fn()
  renderWallet(<QuoteConfirmationScreen payment={payment} onEdit={onEdit} />, {
    client: world.client,
    supportUrl: 'mailto:help@example.com',
  })
  const send = await screen.findByRole('button', { name: /^Send / })
  world.network.tamper('GET /quotes', (body) =>
    body.replace(/"totalSendingAmount":\d+/, '"totalSendingAmount":26000000'),
  )
  await user.click(send)

  expect(await screen.findByRole('heading', { name: 'We stopped this payment' })).toBe(document.activeElement)
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(told.filter(Boolean)).toEqual([expect.stringMatching(/Nothing was sent\. Its details changed/)])
  const changes = screen.getByRole('table', { name: 'What changed' })
  expect(within(changes).getByRole('row', { name: /^You send 25.00.USDB 26.00.USDB$/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit'])
  // The form begins with what was asked for, and not with what stopped it.
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(undefined)
  await act(async () => world.clock.advance(10 * 60_000))
  expect(screen.getByRole('heading', { name: 'We stopped this payment' })).toBeTruthy()
  expect(executions(world)).toHaveLength(0)
})

test('a payee that was replaced is a danger: the change is large, support comes first, and nothing can be sent to it here', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  renderWallet(<QuoteConfirmationScreen payment={payment} onEdit={() => {}} />, {
    client: world.client,
    supportUrl: 'mailto:help@example.com',
  })
  await screen.findByRole('button', { name: /^Send / })
  await act(async () => world.clock.advance(10 * 60_000))
  world.network.tamper('GET /customers/external-accounts', (body) => body.replace('Grace Hopper', 'Mallory Swapped'))
  await user.click(screen.getByRole('button', { name: 'Get a new price' }))

  expect(await screen.findByRole('heading', { name: 'We stopped this payment' })).toBe(document.activeElement)
  const banner = screen.getAllByRole('alert').find(({ dataset }) => dataset.tone === 'danger')
  expect(banner?.textContent).toMatch(/Nothing was sent/)
  const table = screen.getByRole('table', { name: 'The recipient changed' })
  const said = within(table).getAllByRole('row')
  expect(said.map(({ textContent }) => textContent?.replace(/\n.*/, ''))).toEqual([
    'You reviewed',
    expect.stringMatching(/^Grace Hopper/),
    'It was changed to',
    expect.stringMatching(/^Mallory Swapped/),
  ])
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit'])
  expect(executions(world)).toEqual([])
})

test('the reference for the recipient is shown before it is sent, and the receipt shows the same', async () => {
  const { world, user, show } = await createWalletPage()
  await signIn(world)
  const request = { ...payGrace(world), remittanceInformation: 'Invoice 7' }
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request }} />)
  const send = await screen.findByRole('button', { name: /^Send / })
  expect(row('Note to the recipient')).toContain('Invoice 7')

  await user.click(send)
  await settled(world, () => screen.queryByRole('heading', { name: 'Payment arrived' }) !== null)
  expect(row('Note to the recipient')).toContain('Invoice 7')
})

test('what the payer notes for themselves is no note to the recipient', async () => {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const request = { ...payGrace(world), description: 'Rent, late again' }
  show(<QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request }} />)

  await screen.findByRole('button', { name: /^Send / })
  expect(screen.queryByText('Rent, late again')).toBeNull()
})

test('while it is sent, nothing on the card moves: the price, edit and cancel keep their places and do nothing', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const onCancel = vi.fn()
  const payment = { accountId: world.ada.accountId, request: payGrace(world) }
  page.show(<QuoteConfirmationScreen payment={payment} onEdit={() => {}} onCancel={onCancel} />)
  const send = await screen.findByRole('button', { name: /^Send / })
  const parts = () => [...document.querySelectorAll('button, dl, .cs-deadline')].map(({ textContent }) => textContent)
  const before = parts()
  world.network.hold('/execute')
  await user.click(send)
  await settled(world, () => send.getAttribute('data-busy') !== null)

  expect(parts()).toEqual(before)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).not.toHaveBeenCalled()
})
