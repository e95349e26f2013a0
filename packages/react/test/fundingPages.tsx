import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { vi } from 'vitest'
import { payFromEurope } from '../../core/test/scaJourneys.ts'
import { FundingScreen } from '../src/exports/index.ts'
import { settled } from './renderWallet.tsx'
import { createEuropeanPage } from './scaPages.tsx'

type ScreenProps = Partial<ComponentPropsWithoutRef<typeof FundingScreen>>

export async function showFunding(
  instructions?: readonly Record<string, unknown>[],
  payee?: 'USD',
  props: ScreenProps = {},
) {
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
  const request = { ...payFromEurope(world, payee), source }
  page.show(<FundingScreen {...props} payment={{ accountId, request, onQuote }} />)
  await screen.findByLabelText(/6-digit code/)
  return { ...page, quoteId: () => String(onQuote.mock.calls[0]?.[0].id) }
}

export async function showInstructions(instructions?: readonly Record<string, unknown>[], props: ScreenProps = {}) {
  const page = await showFunding(instructions, undefined, props)
  await page.user.type(screen.getByLabelText(/6-digit code/), '123456')
  await settled(page.world, () => screen.queryByRole('heading', { name: 'Make your transfer' }) !== null)
  return page
}

const spark = { accountType: 'SPARK_WALLET', address: 'spark1qqqq', assetType: 'USDB' }
const euro = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', reference: 'REF 1', moonPhase: 'full' }
export const two = [
  { accountOrWalletInfo: euro },
  { accountOrWalletInfo: spark, instructionsNotes: 'Only on <b>Spark</b>' },
]
