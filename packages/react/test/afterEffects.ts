import { turn } from '../../core/test/testClock.ts'

/**
 * Lets the effects of what was just rendered run, and those of what they change. React runs them in turns of their own,
 * so on a busy machine a test that has found an element may otherwise look before the element has the focus.
 */
export async function afterEffects(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await turn()
}
