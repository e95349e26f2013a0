import { turn } from '../../core/test/testClock.ts'
import type { TestWorld } from './renderWallet.tsx'

/** Deadlines of requests and of the browser's store: while one waits, work is under way. */
const deadlines = [4_000, 30_000]

/** Says that something is still to come, such as a part of the program. */
const isBusy = () =>
  document.querySelector('[aria-busy=true], .cs-skeleton') !== null || /One moment/.test(document.body.textContent)

/** Lets everything under way come to its end. No pause between two looks at a payment passes meanwhile. */
export async function comesToRest(world: TestWorld): Promise<void> {
  // React reports every update outside of `act`; here the page runs as it does in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  let seen = ''
  for (let quietTurns = 0; quietTurns < 10; quietTurns++) {
    await turn()
    const now = document.body.innerHTML
    if (now !== seen || isBusy() || world.clock.waiting().some((ms) => deadlines.includes(ms))) quietTurns = 0
    seen = now
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}
