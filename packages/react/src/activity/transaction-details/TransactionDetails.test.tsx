import type { Transaction } from '@countersign/core'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toAgreedPayment } from '../../../../core/src/flows/payment/comparePayment.ts'
import { stopPaymentIntent } from '../../../../core/src/storage/paymentIntentChanges.ts'
import { reviewedQuote, signIn } from '../../../../core/test/journeys.ts'
import { createWalletPage, renderWallet, settled } from '../../../test/renderWallet.tsx'
import { TransactionDetailsScreen } from '../../exports/index.ts'

const id = 'Transaction:11111111-1111-4111-8111-111111111111'
const usd = (amount: number) => ({ amount, currency: { code: 'USD', decimals: 2 } })

type Props = Partial<Parameters<typeof TransactionDetailsScreen>[0]>

/** The page of a transaction without a payment, as the relay describes it. */
async function showMovement(transaction: object, props: Props = {}) {
  const page = await createWalletPage()
  const { world } = page
  await signIn(world)
  let now: object = { id, createdAt: '2026-01-05T09:00:00Z', ...transaction }
  world.network.tamper('GET /transactions/', () => Response.json(now))
  page.show(<TransactionDetailsScreen accountId={world.ada.accountId} transactionId={id} {...props} />)
  await settled(world, () => screen.queryByText('Loading the details') === null)
  const change = (changes: object) => {
    now = { ...now, ...changes }
  }
  return { ...page, change }
}

const steps = () =>
  within(screen.getByRole('list', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map(({ textContent, dataset }) => `${dataset.state}: ${textContent?.replace(/\s+/g, ' ')}`)

const unsent = 'Nothing was sent. Its details changed after you reviewed it.'

test.each([
  ['a payment', false],
  ['an old payment, whose quote the service has deleted,', true],
])('%s shows its receipt, what has happened to it, and the way to make another one like it', async (_what, isOld) => {
  const onSendAgain = vi.fn()
  const { world, user, show } = await createWalletPage()
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  const gone = { status: 404, code: 'QUOTE_NOT_FOUND', message: 'There is no such quote.' }
  if (isOld) world.network.tamper('GET /quotes/', () => Response.json(gone, { status: 404 }))
  show(
    <TransactionDetailsScreen
      accountId={world.ada.accountId}
      transactionId={transaction?.id ?? ''}
      onSendAgain={onSendAgain}
    />,
  )
  await settled(world, () => screen.queryByRole('heading', { name: 'Payment arrived' }) !== null)
  expect(steps().map((step) => step.replace(/\d.*/, ''))).toEqual([
    expect.stringMatching(/^done: Started /),
    'done: Confirmed by you ',
    expect.stringMatching(/^done: Exchanged/),
    expect.stringMatching(/^done: Sent/),
    expect.stringMatching(/^done: Arrived/),
  ])
  expect(screen.getByText('You sent')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  const destination = expect.objectContaining({ accountId: world.ada.usdPayeeId })
  expect(onSendAgain).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ quote: expect.objectContaining({ destination }) }),
  )
  expect(screen.getByText('Fee (included)').nextElementSibling?.textContent).toMatch(/^0\.125.USDB$/)
  // Without its quote, nothing is compared.
  await settled(world, () => (screen.queryByText('Exactly as you agreed.') === null) === isOld)
})

/** A payment that this browser stopped and that failed since, in whose quote another payee took the place of the one. */
async function showStopped(
  failureReason: string,
  { holder, umaAddress }: { holder?: string; umaAddress?: string } = {},
) {
  const { world, show } = await createWalletPage()
  await signIn(world)
  const { confirmation, quote } = await reviewedQuote(world)
  const { payee } = await world.reached(confirmation, 'review')
  const { accountId, eurPayeeId } = world.ada
  const reviewed = await toAgreedPayment({ quote, payee })
  const now = world.clock.now()
  const signed = { payloadHash: 'ab', publicKeyHex: '02', atMs: now }
  const intent = { version: 1 as const, quoteId: quote.id, accountId, idempotencyKey: 'a', createdAtMs: now }
  const unknown = { ...intent, agreed: reviewed, signed }
  await stopPaymentIntent(world.client.records, { unknown, stopped: { reviewed } })
  const failed = { type: 'OUTGOING', status: 'FAILED', failureReason, quoteId: quote.id }
  const amounts = { sentAmount: usd(2500), receivedAmount: usd(2500) }
  const source = { sourceType: 'ACCOUNT', accountId }
  const destination = { destinationType: 'ACCOUNT', accountId: eurPayeeId, umaAddress }
  const createdAt = new Date(world.clock.now()).toISOString()
  world.network.tamper('GET /transactions/', () =>
    Response.json({ id, createdAt, ...failed, ...amounts, source, destination }),
  )
  // The quote and the movement name who took the place of the payee.
  world.network.tamper('GET /quotes/', (body) => {
    const { destination: own, ...rest } = JSON.parse(body)
    const swapped = { ...own, accountId: eurPayeeId }
    return JSON.stringify({ ...rest, status: 'FAILED', transactionId: id, destination: swapped })
  })
  if (holder)
    world.network.tamper('GET /customers/external-accounts/', (body) => body.replaceAll('Grace Hopper', holder))
  show(<TransactionDetailsScreen accountId={accountId} transactionId={id} onSendAgain={() => {}} />)
  return world
}

test('a payment that was stopped is not offered again for any reason that its failure is given', async () => {
  const world = await showStopped('OFFRAMP_FAILED')
  await settled(world, () => screen.queryByText('Payment ID') !== null)

  expect(screen.getByText('Amount')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a payment that was stopped and has expired since is shown as stopped, and is not offered again', async () => {
  const world = await showStopped('SCA_NOT_COMPLETED')
  await settled(world, () => screen.queryByText(unsent) !== null)

  expect(screen.getByRole('heading', { name: 'Not sent' })).toBeTruthy()
  expect(screen.getByText('Grace Hopper')).toBeTruthy()
  const agreement = await screen.findByRole('region', { name: 'What you agreed to' })
  expect(await within(agreement).findByRole('table', { name: 'The recipient changed' })).toBeTruthy()
  // Nothing is wrong any longer.
  expect(within(agreement).queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

test('a stopped payment names an account that took the place of the reviewed one only as what it was changed to', async () => {
  const world = await showStopped('SCA_NOT_COMPLETED', { holder: 'Mallory Swapped' })
  await settled(world, () => screen.queryByText(unsent) !== null)

  expect(document.querySelector('[data-row="to"]')).toBeNull()
  const [, changed] = await screen.findAllByRole('rowgroup', { name: 'To' })
  expect(changed?.textContent).toMatch(/It was changed to.*Mallory Swapped/)
  expect(document.body.textContent?.replace(changed?.textContent ?? '', '')).not.toMatch(/Mallory|Grace/)
})

test('a stopped payment names no address that only its movement says', async () => {
  const world = await showStopped('SCA_NOT_COMPLETED', {
    holder: 'Mallory Swapped',
    umaAddress: '$mallory@evil.example',
  })
  await settled(world, () => screen.queryByText(unsent) !== null)

  expect(document.querySelector('[data-row="to"]')?.textContent ?? '').not.toMatch(/mallory/i)
  expect(document.body.textContent).not.toContain('evil.example')
})

test.each([
  ['Elena Rossi', 'Elena Rossi'],
  [7, '$elena@wallet.example'],
])('of whom money comes from, %j is the name where it is one, and else the address', async (FULL_NAME, name) => {
  const source = { sourceType: 'UMA_ADDRESS', umaAddress: '$elena@wallet.example' }
  await showMovement({ type: 'INCOMING', status: 'COMPLETED', source, counterpartyInformation: { FULL_NAME } })

  expect(screen.getByRole('heading', { name })).toBeTruthy()
})

test('money that came in says how much, with its sign, and from whom', async () => {
  const source = { sourceType: 'ACCOUNT', accountHolderName: 'Ada Byron' }
  await showMovement({ type: 'INCOMING', status: 'PROCESSING', receivedAmount: usd(50_000), source })
  expect(screen.getByRole('heading', { name: 'Ada Byron' })).toBeTruthy()
  expect(screen.getByText('You received').nextSibling?.textContent).toBe('$500.00')
  expect(steps()).toEqual([expect.stringMatching(/^now: On its way to you/), 'next: Arrives '])
})

test('a card row says where, why it was declined, and that nothing was charged', async () => {
  await showMovement({
    ...{ type: 'CARD', direction: 'DEBIT', status: 'DECLINED', cardDeclinedReason: 'SPEND_LIMIT_EXCEEDED' },
    ...{ merchant: { descriptor: 'Caffè <b>Nazionale</b>' }, authorizedAmount: usd(340) },
  })
  expect(screen.getByRole('heading', { name: 'Declined, nothing was charged' })).toBeTruthy()
  expect(screen.getByText('It’s over the card’s limit.')).toBeTruthy()
  expect(screen.getByText('Caffè <b>Nazionale</b>')).toBeTruthy()
  expect(screen.getByRole('deletion').textContent).toBe('$3.40')
})

const waiting = { type: 'OUTGOING', status: 'PENDING_AUTHORIZATION', sentAmount: usd(2500), quoteId: undefined }

test('a payment that waits for the user leads to what it needs', async () => {
  const onContinue = vi.fn()
  const { world, user, show } = await createWalletPage()
  await signIn(world)
  const { quote } = await reviewedQuote(world)
  world.network.tamper('GET /transactions/', () => Response.json({ id, ...waiting, quoteId: quote.id }))
  show(
    <TransactionDetailsScreen
      accountId={world.ada.accountId}
      transactionId={id}
      hrefOf={({ quoteId }) => `/pay/${quoteId}`}
      onContinue={onContinue}
    />,
  )
  const link = await screen.findByRole('link', { name: 'Confirm payment' })
  expect(link.getAttribute('href')).toBe(`/pay/${quote.id}`)
  await user.click(link)
  expect(onContinue).toHaveBeenCalledExactlyOnceWith({ kind: 'confirm', quoteId: quote.id, isFunded: false })
})

test('without a place to lead to, nothing is offered', async () => {
  await showMovement(waiting)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a payment that does not exist says so, and there is nothing to try again', async () => {
  const page = await createWalletPage()
  await signIn(page.world)
  page.show(<TransactionDetailsScreen accountId={page.world.ada.accountId} transactionId={id} />)
  await settled(page.world, () => screen.queryByText('We couldn’t find this payment.') !== null)
  expect(screen.queryByRole('button')).toBeNull()
})

test('offline, it says so and is read again on request', async () => {
  const page = await createWalletPage()
  const { world, user } = page
  await signIn(world)
  const arrived: Partial<Transaction> = { id, type: 'INCOMING', status: 'COMPLETED' }
  world.network.tamper('GET /transactions/', () => Response.json(arrived))
  world.network.offline = true
  page.show(<TransactionDetailsScreen accountId={world.ada.accountId} transactionId={id} />)
  await settled(world, () => screen.queryByText(/We can’t connect/) !== null)
  world.network.offline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await settled(world, () => screen.queryByRole('heading', { name: 'Added money' }) !== null)
})

test('amounts with marks of a language from right to left are written as they are', async () => {
  const { world } = await createWalletPage()
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  const { transaction } = await world.reached(confirmation, 'completed')
  const page = <TransactionDetailsScreen accountId={world.ada.accountId} transactionId={transaction?.id ?? ''} />
  renderWallet(page, { client: world.client, locale: 'ar' })
  await settled(world, () => screen.queryByRole('heading', { name: 'Payment arrived' }) !== null)

  expect(screen.getByText(/became/).textContent).toContain('\u200e')
  expect(document.body.textContent).not.toContain('\ufffd')
})
