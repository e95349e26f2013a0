import { act, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { awaitingPayment, payFromEurope } from '../../../core/test/scaJourneys.ts'
import type { TestWorld } from '../../test/renderWallet.tsx'
import { createEuropeanPage } from '../../test/scaPages.tsx'
import {
  FundingScreen,
  QuoteConfirmationScreen,
  ScaChallengeScreen,
  ScaSignInScreen,
  SessionListScreen,
  useActivity,
  usePayees,
  useWallets,
} from '../exports/index.ts'

type Reading = { state: { status: string } }

/** Shows what a hook reads. */
function Reads<props extends object>({ useReading, props }: { useReading: (props: props) => Reading; props: props }) {
  return <p>{useReading(props).state.status}</p>
}

const show: Record<string, (world: TestWorld) => ReactElement | Promise<ReactElement>> = {
  'the price of a payment': (world) => (
    <QuoteConfirmationScreen payment={{ accountId: world.ada.accountId, request: payFromEurope(world) }} />
  ),
  'a payment from a bank': (world) => {
    const { accountId, customerId } = world.ada
    const source = { sourceType: 'REALTIME_FUNDING', currency: 'EUR', customerId } as const
    return <FundingScreen payment={{ accountId, request: { ...payFromEurope(world), source } }} />
  },
  'a challenge': async (world) => (
    <ScaChallengeScreen accountId={world.ada.accountId} {...(await awaitingPayment(world))} />
  ),
  'the SCA sign-in': (world) => <ScaSignInScreen accountId={world.ada.accountId} />,
  'a list that signatures change': (world) => <SessionListScreen accountId={world.ada.accountId} />,
  wallets: () => <Reads useReading={useWallets} props={{}} />,
  payees: () => <Reads useReading={usePayees} props={{}} />,
  activity: () => <Reads useReading={useActivity} props={{}} />,
}

test.each(Object.keys(show))(
  '%s: what failed without a connection is read again once the browser is online',
  async (name) => {
    const { world, show: render } = await createEuropeanPage()
    const ui = await show[name]?.(world)
    if (!ui) throw new Error(name)
    const { network } = world
    network.offline = true
    const { container } = render(ui)
    await waitFor(() => expect(container.textContent).toMatch(/again|unavailable/))
    const sent = network.requests.length
    await act(async () => {})
    expect(network.requests).toHaveLength(sent)

    network.offline = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(container.textContent).not.toMatch(/again|unavailable|loading/))
    expect(network.requests.length).toBeGreaterThan(sent)
  },
)
