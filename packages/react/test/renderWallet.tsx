import './nodeBytes.ts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { StrictMode } from 'react'
import { createTestClient, type TestWorld } from '../../core/test/createTestClient.ts'
import { until } from '../../core/test/testClock.ts'
import { WalletProvider, type WalletProviderProps } from '../src/exports/index.ts'
import { afterEffects } from './afterEffects.ts'

/** The same person, service and browser, with a page of the wallet on the screen and hands to use it. */
export async function createWalletPage() {
  sessionStorage.clear()
  const world = await createTestClient()
  return { world, user: userEvent.setup(), show: (ui: ReactElement) => renderWallet(ui, { client: world.client }) }
}

/** Renders in StrictMode, so that code that React may run twice does run twice here. */
export function renderWallet(ui: ReactElement, provider: Omit<WalletProviderProps, 'children'>) {
  return render(ui, {
    wrapper: ({ children }) => (
      <StrictMode>
        <WalletProvider {...provider}>{children}</WalletProvider>
      </StrictMode>
    ),
  })
}

/** Waits for the page, and lets the pauses between two looks at a payment pass. */
export async function settled(world: TestWorld, condition: () => boolean): Promise<void> {
  // React reports every update outside of `act`; here the page runs as it does in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  try {
    await until(world.clock, condition)
    await afterEffects()
  } catch {
    throw new Error(`the page never came to it:\n${document.body.textContent}`)
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
}

export type { TestWorld }
