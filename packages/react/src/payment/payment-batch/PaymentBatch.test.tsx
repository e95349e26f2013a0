import type { Quote } from '@countersign/core'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { executions, outgoing, payGrace, signIn } from '../../../../core/test/journeys.ts'
import { authorizations, payFromEurope, scaCode } from '../../../../core/test/scaJourneys.ts'
import { createWalletPage, settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row } from '../../../test/scaPages.tsx'
import { PaymentBatchScreen } from '../../exports/index.ts'
import { PayeeNote } from '../../wallets/wallet/pages/PayeeNote.tsx'

type Page = Awaited<ReturnType<typeof createEuropeanPage>>

/** Two payments with their prices: one in euros, and one that is exchanged. */
async function showReview({ page: given, before }: { page?: Page; before?: (page: Page) => void } = {}) {
  const page = given ?? (await createEuropeanPage())
  before?.(page)
  const { world, show } = page
  const onOpen = vi.fn()
  const onQuotes = vi.fn<(quoteIds: readonly string[]) => void>()
  const payments = [{ request: payFromEurope(world) }, { request: payFromEurope(world, 'USD') }]
  const note = (destination: Quote['destination']) => <PayeeNote destination={destination} />
  show(<PaymentBatchScreen {...{ payments, onQuotes, onOpen, note }} accountId={world.ada.accountId} />)
  const button = await screen.findByRole('button', { name: /^Send 2 payments/ })
  return { ...page, onOpen, button, quoteIds: () => onQuotes.mock.lastCall?.[0] ?? [] }
}

const items = () => within(screen.getByRole('list', { name: 'Your payments' })).getAllByRole('listitem')
const textOf = (index: number) => items()[index]?.textContent ?? ''
/** The color of what became of a payment. */
const toneOf = (index: number) => items()[index]?.querySelector('[data-tone]')?.getAttribute('data-tone')
/** The marks before the one of the proof that is asked for, which are lit, and those after it. */
const marks = () => {
  const all = [...document.querySelectorAll('.cs-steps > i')]
  const now = all.findIndex((mark) => mark.hasAttribute('data-now'))
  return { done: now, open: all.length - now - 1 }
}
const has = (title: RegExp) => () => screen.queryByRole('heading', { name: title }) !== null

test('each payment stands with its account and its price, above one total and one button', async () => {
  await showReview()

  expect(items()).toHaveLength(2)
  expect(textOf(0)).toContain('DE89 3704 0044 0532 0130 00')
  expect(textOf(0)).toMatch(/You send€25\.00Fee/)
  expect(textOf(1)).toMatch(/Rate€1 = \$[\d.]+/)
  expect(document.body.textContent).toContain('You send€50.00')
  expect(screen.getByText('Each payment is sent separately, and may need a confirmation.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Check and send' })).toBeTruthy()
})

test('a first payment is marked as one before all are agreed to, and one to a known payee is not', async () => {
  const page = await createEuropeanPage()
  const { world } = page
  const first = 'Your first payment to this account. Check it with the recipient.'
  const paid = { id: 'Transaction:1', type: 'OUTGOING', status: 'COMPLETED', createdAt: '2026-01-05T09:00:00Z' }
  world.network.tamper(`receiverAccountIdentifier=${world.ada.usdPayeeId}`, () =>
    Response.json({ data: [paid], hasMore: false }),
  )
  await showReview({ page })
  await settled(world, () => screen.queryByText(first) !== null)

  expect(textOf(0)).toContain(first)
  expect(screen.getAllByText(first)).toHaveLength(1)
  expect(screen.getByText(first).closest('[data-tone]')?.getAttribute('data-tone')).toBe('warning')
})

test('payments without a proof are sent by one press, and the list says so of each', async () => {
  const { world, show, user } = await createWalletPage()
  await signIn(world)
  const payments = [{ request: payGrace(world, 1_000_000n) }, { request: payGrace(world, 2_000_000n) }]
  show(<PaymentBatchScreen accountId={world.ada.accountId} payments={payments} onDone={() => {}} />)
  await user.click(await screen.findByRole('button', { name: /^Send 2 payments/ }))

  await settled(world, has(/^Payments sent$/))
  expect(textOf(1)).toContain('Payment sent')
  expect(toneOf(1)).toBe('info')
  expect(document.querySelector('.cs-outcome')).toBeNull()
  await settled(world, has(/^Payments arrived$/))
  expect(textOf(0)).toMatch(/Grace Hopper has received \$/)
  expect(textOf(1)).toMatch(/Grace Hopper has received \$/)
  expect(toneOf(1)).toBe('success')
  expect(row('You sent')).toMatch(/3\.00/)
  expect(screen.getByRole('status').textContent).toBe('2 of 2 sent.')
  expect(document.querySelector('.cs-outcome')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
  expect(await outgoing(world)).toEqual(['COMPLETED', 'COMPLETED'])
})

test('the sign-in in place says what is sent after it, which is not what was sent before', async () => {
  const { world, show, user } = await createWalletPage()
  await signIn(world)
  const payments = [{ request: payGrace(world, 1_000_000n) }, { request: payGrace(world, 2_000_000n) }]
  const onQuotes = vi.fn<(quoteIds: readonly string[]) => void>()
  show(<PaymentBatchScreen accountId={world.ada.accountId} {...{ payments, onQuotes }} />)
  const button = await screen.findByRole('button', { name: /^Send 2 payments/ })
  const refused = { code: 'UNAUTHORIZED', message: 'sign in' }
  const quoteId = onQuotes.mock.lastCall?.[0][1]
  world.network.tamper(`${quoteId}/execute`, () => Response.json(refused, { status: 401 }))
  world.network.tamper(`GET /quotes/${quoteId}`, (body) => JSON.stringify({ ...JSON.parse(body), status: 'PENDING' }))
  await user.click(button)

  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  const label = () => screen.queryByRole('button', { name: /^Sign in and send/ })?.textContent
  await settled(world, () => label() !== undefined)
  expect(label()).toMatch(/^Sign in and send 2\.00\sUSDB$/)
})

test('the proofs of all payments are counted, each payment above its proof and all of them below', async () => {
  const { user, world, button } = await showReview()
  await user.click(button)

  await heading('Step 1 of 3: confirm the payment')
  expect(screen.getByRole('table', { name: 'Your payments' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/of 3 confirmed|Recipient gets/)
  expect(screen.getByText('A payment in another currency takes two steps.')).toBeTruthy()
  expect(marks()).toEqual({ done: 0, open: 2 })
  await user.type(await codeField(), scaCode)
  await heading('Step 2 of 3: confirm the conversion')
  expect(screen.getByText('1 of 3 confirmed.')).toBeTruthy()
  expect(marks()).toEqual({ done: 1, open: 1 })
  expect(row('Recipient gets')).toContain('$')
  await user.type(await codeField(), scaCode)
  await heading('Step 3 of 3: confirm the payment')
  expect(screen.getByText('2 of 3 confirmed.')).toBeTruthy()
  expect(marks()).toEqual({ done: 2, open: 0 })
  await user.type(await codeField(), scaCode)

  await settled(world, has(/^Payments sent$/))
  expect(authorizations(world)).toHaveLength(3)
  expect(executions(world)).toHaveLength(2)
})

test('a challenge that was begun elsewhere is not counted wrongly', async () => {
  const { user, world, button } = await showReview()
  await user.click(button)
  await user.type(await codeField(), scaCode)
  await heading('Step 2 of 3: confirm the conversion')
  await user.type(await codeField(), scaCode)
  await heading('Step 3 of 3: confirm the payment')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await settled(world, has(/^Confirm your payments$/))
  expect(screen.getByRole('status').textContent).toBe('1 of 2 sent.')
  expect(textOf(1)).toMatch(/Not sent yet\. Confirm by \d.*, or it won’t be sent and you get the money back\./)

  await user.click(screen.getByRole('button', { name: 'Confirm payments' }))

  await heading('Confirm the payment')
})

test('a payment whose payee changed is stopped and says so, and the others say what became of them', async () => {
  const { user, world, button, quoteIds, onOpen } = await showReview()
  world.sandbox.sca.changeQuote({ quoteId: quoteIds()[0] ?? '', change: 'payee' })
  await user.click(button)
  await user.type(await codeField(), scaCode)
  await user.type(await codeField(), scaCode)

  await settled(world, has(/^Not every payment was sent$/))
  expect(screen.getByRole('status').textContent).toBe('1 of 2 sent.')
  expect(textOf(0)).toContain('Nothing was sent. Its details changed after you reviewed it.')
  expect(toneOf(0)).toBe('warning')
  expect(textOf(1)).toMatch(/Payment (sent|arrived)/)
  expect(executions(world)).toHaveLength(1)
  await user.click(within(items()[0] as HTMLElement).getByRole('button'))
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ quote: { id: quoteIds()[0] }, transaction: undefined })
})

test('a payment that was stopped at its proof is not called unsent: that it waits for one is the relay’s word', async () => {
  const { user, world, button, quoteIds } = await showReview()
  await user.click(button)
  await user.type(await codeField(), scaCode)
  await heading('Step 2 of 3: confirm the conversion')
  world.sandbox.sca.changeQuote({ quoteId: quoteIds()[1] ?? '', change: 'amount' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await settled(world, has(/^Checking your payments$/))

  expect(screen.getByRole('status').textContent).toBe('1 of 2 sent.')
  expect(textOf(1)).toContain('It may have been sent. Don’t pay again.')
})

test('a payment that changed after a proof of it got lost is not called unsent beside one that was sent', async () => {
  const { user, world, button, quoteIds } = await showReview()
  await user.click(button)
  await user.type(await codeField(), scaCode)
  await heading('Step 2 of 3: confirm the conversion')
  world.network.lose('/authorize', 'request')
  await user.type(await codeField(), scaCode)
  await settled(world, () => screen.queryByText(/got no answer|don’t know/) !== null)
  world.sandbox.sca.changeQuote({ quoteId: quoteIds()[1] ?? '', change: 'amount' })
  await user.type(await codeField(), scaCode)
  await heading('Checking your payment')
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await settled(world, has(/^Checking your payments$/))

  expect(textOf(1)).toContain('It may have been sent. Don’t pay again.')
  expect(document.body.textContent).not.toMatch(/Nothing was sent/)
})

test('an unknown outcome is never called a failure, and says not to pay again', async () => {
  const { user, world, button, quoteIds } = await showReview()
  world.network.tamper(`${quoteIds()[0]}/execute`, () => {
    world.network.tamper(`GET /quotes/${quoteIds()[0]}`, () => {
      throw new TypeError('lost')
    })
    throw new TypeError('lost')
  })
  await user.click(button)
  await user.type(await codeField(), scaCode)
  await user.type(await codeField(), scaCode)

  await settled(world, has(/^Checking your payments$/))
  expect(textOf(0)).toContain('Don’t pay again')
  expect(document.body.textContent).not.toMatch(/fail|Nothing was sent/i)
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('a doubt about one name holds all of them until it is accepted', async () => {
  const { user, world, button } = await showReview({
    before: ({ world: { network, ada } }) =>
      network.tamper(`GET /customers/external-accounts/${ada.eurPayeeId}`, (body) =>
        JSON.stringify({ ...(JSON.parse(body) as object), beneficiaryVerificationStatus: 'NOT_MATCHED' }),
      ),
  })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(executions(world)).toEqual([])

  await user.click(within(items()[0] as HTMLElement).getByRole('checkbox'))

  expect(button.getAttribute('aria-disabled')).toBe(null)
})

test('a price that has ended is asked for again, and nothing was sent', async () => {
  const { user, world } = await showReview()
  act(() => world.clock.advance(5 * 60_000))
  await settled(world, has(/^Some prices expired$/))
  expect(screen.getByText('Nothing was sent. Prices last a few minutes.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Get new prices' }))

  expect(await screen.findByRole('button', { name: /^Send 2 payments/ })).toBeTruthy()
  expect(executions(world)).toEqual([])
})
