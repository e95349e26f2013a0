import { sendSandboxFunds } from '@countersign/core/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authorizations, payFromEurope } from '../../../../core/test/scaJourneys.ts'
import { showFunding, showInstructions, two } from '../../../test/fundingPages.tsx'
import { renderWallet, settled } from '../../../test/renderWallet.tsx'
import { codeField, createEuropeanPage, heading, row } from '../../../test/scaPages.tsx'
import { FundingScreen } from '../../exports/index.ts'

test('the proof comes first, with amount and payee, and the bank details are not shown before it', async () => {
  await showFunding()

  expect(document.body.textContent).toMatch(/€25\.00.*Grace Hopper/)
  expect(screen.queryByText('Transfer exactly')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('fee, rate, received amount and the end of the price are shown above the first proof and the next', async () => {
  const { user } = await showFunding(undefined, 'USD')
  const prices = () => ['Fee (included)', 'Rate', 'Recipient gets', 'Arrives'].map(row)
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: confirm the conversion' })).toBeTruthy()
  const first = prices()
  expect(first).toEqual([
    expect.stringMatching(/€0\.\d\d/),
    expect.stringMatching(/€1 = \$[\d.]+/),
    expect.stringMatching(/\$\d\d\.\d\d/),
    expect.stringMatching(/\w/),
  ])
  expect(screen.getByText(/^Price held until \d/)).toBeTruthy()

  await user.type(screen.getByLabelText(/6-digit code/), '123456')
  expect(await heading('Step 2 of 2: confirm the payment')).toBeTruthy()
  expect(prices()).toEqual(first)
  await user.type(await codeField(), '123456')
  await heading('Make your transfer')
  expect(prices()).toEqual(first)
})

test('after the proof, the screen says exactly what to send, where, and until when', async () => {
  await showInstructions()

  expect(screen.getByRole('heading', { name: 'Make your transfer' })).toBe(document.activeElement)
  expect(screen.getByText('Transfer exactly').closest('div')?.textContent).toContain('€25.00')
  expect(screen.getByText('Reference')).toBeTruthy()
  expect(screen.getByText(/Include this reference/)).toBeTruthy()
  expect(screen.getByText(/Waiting for your transfer/).getAttribute('role')).toBe('status')
  expect(screen.getByText(/^Transfer by/)).toBeTruthy()
})

test('an address that names no payment of this customer says so, and offers no attempt that cannot help', async () => {
  const { world } = await createEuropeanPage()
  const payment = {
    accountId: world.ada.accountId,
    quoteId: 'Quote:00000000-0000-4000-8000-000000000000',
  }
  renderWallet(<FundingScreen payment={payment} onClose={() => {}} />, { client: world.client })

  expect(await heading('We can’t show this payment')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t find this payment/)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
})

test('each field is copied exactly, and the screen confirms it', async () => {
  const { user } = await showInstructions(two)
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }))

  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('REF 1')
  expect(screen.getByRole('button', { name: 'Copy: moonPhase' })).toBeTruthy()
})

test('alternatives are buttons of a group, each with its own fields', async () => {
  const { user } = await showInstructions(two)
  const [bank, wallet] = within(screen.getByRole('group', { name: 'Ways to transfer' })).getAllByRole('button')
  expect([bank?.textContent, wallet?.textContent]).toEqual(['Bank transfer', 'Spark'])
  expect(bank?.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('img')).toBeNull()
  bank?.focus()
  await user.keyboard('{Tab}{Enter}')

  expect(wallet).toBe(document.activeElement)
  expect([bank, wallet].map((way) => way?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(screen.getByText('spark1qqqq')).toBeTruthy()
  expect(document.body.textContent).toContain('Only on <b>Spark</b>')
  await waitFor(() => expect(screen.getByRole('img').querySelector('path')).toBeTruthy())
})

test('one way alone has no group to choose from', async () => {
  await showInstructions()

  expect(screen.queryByRole('group', { name: 'Ways to transfer' })).toBeNull()
})

test('a transfer that arrives ends in the receipt', async () => {
  const { world, quoteId } = await showInstructions()
  await world.service.call(sendSandboxFunds, { body: { quoteId: quoteId(), currencyCode: 'EUR' } })

  await settled(world, () => document.querySelector('.cs-receipt[data-status=completed]') !== null)
  expect(document.querySelector('.cs-receipt h2')).toBe(document.activeElement)
})

test('when the time is up, the screen says to send nothing and offers new details', async () => {
  const { user, world } = await showInstructions()
  await act(async () => world.clock.advance(3_600_000))
  await settled(world, () => screen.queryByRole('heading', { name: 'These details have expired' }) !== null)
  expect(screen.queryByText('Transfer exactly')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get new transfer details' }))

  expect(await screen.findByLabelText(/6-digit code/)).toBeTruthy()
})

test('a new quote that costs more is shown old and new, and waits for a press before its proof', async () => {
  const { user, world, quoteId } = await showFunding()
  const first = quoteId()
  world.network.tamper('/quotes', (body) =>
    body.includes(first) ? body : body.replace(/"feesIncluded":\d+/, '"feesIncluded":113'),
  )
  await act(async () => world.clock.advance(5 * 60_000))
  await settled(world, () => screen.queryByText(/It was not confirmed in time/) !== null)
  await user.click(screen.getByRole('button', { name: 'Get new transfer details' }))

  expect(await heading('The price has changed')).toBe(document.activeElement)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Fee (included)€0.13€1.13'])
  expect([row('You send'), row('Fee (included)')]).toEqual([
    expect.stringContaining('€25.00'),
    expect.stringContaining('€1.13'),
  ])
  expect(row('To')).toContain('Grace Hopper')
  expect(screen.getByText(/^Agree by \d/)).toBeTruthy()
  expect(screen.queryByLabelText(/6-digit code/)).toBeNull()
  expect(authorizations(world)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Continue with €25.00' }))
  await heading('Confirm the payment')
  expect(await codeField()).toBe(document.activeElement)
  expect(row('Fee (included)')).toContain('€1.13')
  await user.type(await codeField(), '123456')
  await heading('Make your transfer')
  expect(authorizations(world)).toHaveLength(1)
})

test('instructions that changed are taken off the screen, and new ones can be had instead of the same answer', async () => {
  const { user, world } = await showInstructions()
  world.network.tamper('GET /quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":113'))
  await settled(world, () => screen.queryByRole('heading', { name: 'We can’t show this payment' }) !== null)
  expect(screen.getByRole('alert').textContent).toMatch(/Don’t send money for it/)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Get new transfer details'])
  expect(screen.queryByText('Transfer exactly')).toBeNull()

  world.network.tamper('POST /quotes', (body) => body.replace(/"feesIncluded":\d+/, '"feesIncluded":113'))
  await user.click(screen.getByRole('button', { name: 'Get new transfer details' }))
  expect(await heading('The price has changed')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Continue with €25.00' }))

  expect(await codeField()).toBeTruthy()
})

test('if no proof is needed, the price is shown above the instructions', async () => {
  const page = await createEuropeanPage()
  const { accountId, customerId } = page.world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'USD', customerId } as const
  page.show(<FundingScreen payment={{ accountId, request: { ...payFromEurope(page.world), source } }} />)

  await heading('Make your transfer')
  expect(row('Recipient gets')).toMatch(/€\d/)
  expect(row('Rate')).toMatch(/\$1 = €/)
  expect(row('Fee (included)')).toContain('$')
  expect(authorizations(page.world)).toEqual([])
})

test('without an SCA session, the SCA sign-in comes first, inline', async () => {
  const page = await createEuropeanPage()
  const { world, user, show } = page
  world.sandbox.sca.endSessions(world.ada.customerId)
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  show(<FundingScreen payment={{ accountId, request: { ...payFromEurope(world), source } }} />)
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')

  await settled(world, () => document.body.textContent?.includes('Grace Hopper') === true)
})

test('a page cannot render the card as something else', async () => {
  const { world, show } = await createEuropeanPage()
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  const replacing: object = { render: () => <p>Nothing to see</p>, children: 'Nothing to see' }
  show(<FundingScreen {...replacing} payment={{ accountId, request: { ...payFromEurope(world), source } }} />)

  expect(await screen.findByText('Grace Hopper')).toBeTruthy()
  expect(screen.queryByText('Nothing to see')).toBeNull()
})
