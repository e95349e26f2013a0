import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { payFromEurope } from '../../../../core/test/scaJourneys.ts'
import { settled } from '../../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { FundingScreen } from '../../exports/index.ts'

async function showFunding(instructions?: readonly Record<string, unknown>[]) {
  const page = await createEuropeanPage()
  const { world } = page
  const { customerId, accountId } = world.ada
  if (instructions) {
    world.network.tamper('/quotes', (body) => {
      const quote = JSON.parse(body || '{}') as Record<string, unknown>
      return quote.paymentInstructions ? JSON.stringify({ ...quote, paymentInstructions: instructions }) : body
    })
  }
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  const onQuote = vi.fn()
  const request = { ...payFromEurope(world), source }
  page.show(<FundingScreen payment={{ accountId, request, onQuote }} />)
  await screen.findByLabelText(/6-digit code/)
  return { ...page, quoteId: () => String(onQuote.mock.calls[0]?.[0].id) }
}

async function showInstructions(instructions?: readonly Record<string, unknown>[]) {
  const page = await showFunding(instructions)
  await page.user.type(screen.getByLabelText(/6-digit code/), '123456')
  await settled(page.world, () => screen.queryByRole('heading', { name: 'Send the money' }) !== null)
  return page
}

const spark = { accountType: 'SPARK_WALLET', address: 'spark1qqqq', assetType: 'USDB' }
const euro = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', reference: 'REF 1', moonPhase: 'full' }
const two = [{ accountOrWalletInfo: euro }, { accountOrWalletInfo: spark, instructionsNotes: 'Only on <b>Spark</b>' }]

test('the proof comes first, with amount and payee, and nobody says before where to send it', async () => {
  await showFunding()

  expect(document.body.textContent).toMatch(/€25\.00.*Grace Hopper/)
  expect(screen.queryByText('Send exactly')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('after it stands exactly what to send, where, and until when', async () => {
  await showInstructions()

  expect(screen.getByRole('heading', { name: 'Send the money' })).toBe(document.activeElement)
  expect(screen.getByText('Send exactly').closest('div')?.textContent).toContain('€25.00')
  expect(screen.getByText('Reference')).toBeTruthy()
  expect(screen.getByText(/Write this reference exactly/)).toBeTruthy()
  expect(screen.getByText(/Waiting for your transfer/).getAttribute('role')).toBe('status')
  expect(screen.getByText(/^Send it by/)).toBeTruthy()
})

test('each field is copied exactly, and that is said', async () => {
  const { user } = await showInstructions(two)
  await user.click(screen.getByRole('button', { name: 'Copy: Reference' }))

  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('REF 1')
  expect(screen.getByRole('button', { name: 'Copy: moonPhase' })).toBeTruthy()
})

test('alternatives are tabs that arrows choose, each with its own fields', async () => {
  const { user } = await showInstructions(two)
  const [bank, wallet] = screen.getAllByRole('tab')
  expect([bank?.textContent, wallet?.textContent]).toEqual(['Bank transfer', 'Spark'])
  expect(screen.queryByRole('img')).toBeNull()
  bank?.focus()
  await user.keyboard('{ArrowRight}')

  expect(wallet).toBe(document.activeElement)
  expect([bank?.tabIndex, wallet?.getAttribute('aria-selected')]).toEqual([-1, 'true'])
  const panel = screen.getByRole('tabpanel', { name: 'Spark' })
  expect(panel.textContent).toContain('spark1qqqq')
  expect(panel.textContent).toContain('Only on <b>Spark</b>')
  await waitFor(() => expect(within(panel).getByRole('img').querySelector('path')).toBeTruthy())
})

test('one way alone has no tabs', async () => {
  await showInstructions()

  expect(screen.queryByRole('tablist')).toBeNull()
})

test('a transfer that arrives ends in the receipt', async () => {
  const { world, quoteId } = await showInstructions()
  await world.service('POST', '/sandbox/send', { quoteId: quoteId(), currencyCode: 'EUR' })

  await settled(world, () => document.querySelector('.cs-receipt[data-status=completed]') !== null)
  expect(document.querySelector('.cs-receipt h2')).toBe(document.activeElement)
})

test('when the time is over nothing is to be sent, and new details can be had', async () => {
  const { user, world } = await showInstructions()
  await act(async () => world.clock.advance(3_600_000))
  await settled(world, () => screen.queryByRole('heading', { name: 'The time to send is over' }) !== null)
  expect(screen.queryByText('Send exactly')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get new payment details' }))

  expect(await screen.findByLabelText(/6-digit code/)).toBeTruthy()
})

test('without the login of the region it comes first, in place', async () => {
  const page = await createEuropeanPage()
  const { world, user, show } = page
  world.sandbox.sca.endSessions(world.ada.customerId)
  const { accountId, customerId } = world.ada
  const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
  show(<FundingScreen payment={{ accountId, request: { ...payFromEurope(world), source } }} />)
  await user.type(await screen.findByLabelText(/6-digit code/), '123456')

  await settled(world, () => document.body.textContent?.includes('Grace Hopper') === true)
})
