import type { SandboxContext } from '../context.ts'
import type { Sandbox } from '../sandbox.ts'
import { runDue } from './runDue.ts'

/** The clock of a sandbox, which a test moves forward. What was planned for the time in between happens at once. */
export function createClock(context: SandboxContext): Sandbox['clock'] {
  return {
    now: context.now,
    advance: (ms) => {
      if (!(ms >= 0)) throw new Error('The sandbox clock only moves forward; advance it by 0 or more milliseconds')
      context.state.clockOffsetMs += ms
      runDue(context)
    },
    catchUp: () => runDue(context),
  }
}
