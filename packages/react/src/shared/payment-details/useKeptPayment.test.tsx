import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payFromEurope } from '../../../../core/test/scaJourneys.ts'
import { expectReactToComplain } from '../../../test/breakingWords.ts'
import { createEuropeanPage } from '../../../test/scaPages.tsx'
import { FundingScreen, PaymentBatchScreen, QuoteConfirmationScreen } from '../../exports/index.ts'
import { screenFailureMessages as words } from '../../primitives/screenFailureMessages.ts'

expectReactToComplain({ beforeEach, afterEach })

type Page = Awaited<ReturnType<typeof createEuropeanPage>>
type Look = { className: () => string }

const breaking: Look = {
  className: () => {
    throw new TypeError('the whole screen')
  },
}
const whole: Look = { className: () => 'host' }

const screens: [name: string, ui: (page: Page, look: Look) => ReactElement, quotes?: number][] = [
  [
    'a payment',
    ({ world }, look) => (
      <QuoteConfirmationScreen {...look} payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} />
    ),
  ],
  [
    'a payment by transfer',
    ({ world }, look) => {
      const { accountId, customerId } = world.ada
      const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
      return <FundingScreen {...look} payment={{ accountId, request: { ...payFromEurope(world), source } }} />
    },
  ],
  [
    'several payments',
    ({ world }, look) => {
      const requests = [payFromEurope(world), payFromEurope(world, 'USD')]
      const payments = requests.map((request) => ({ request }))
      return <PaymentBatchScreen {...look} accountId={world.ada.accountId} payments={payments} />
    },
    2,
  ],
]

test.each(screens)(
  'the whole screen of %s starts again with the quotes that it made, not with others',
  async (_, ui, quotes = 1) => {
    const page = await createEuropeanPage()
    const quotesMade = () =>
      page.world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes').length
    const view = page.show(ui(page, whole))
    expect(await screen.findAllByText('Grace Hopper')).toHaveLength(quotes)
    await act(async () => view.rerender(ui(page, breaking)))
    expect(screen.getByRole('alert').textContent).toBe(words.paymentFailed)

    await act(async () => view.rerender(ui(page, whole)))
    await act(async () => screen.getByRole('button', { name: words.showAgain }).click())
    expect(await screen.findAllByText('Grace Hopper')).toHaveLength(quotes)
    expect(quotesMade()).toBe(quotes)
  },
)
