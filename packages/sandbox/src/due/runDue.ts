import type { SandboxContext } from '../context.ts'
import { dueHandlers } from './dueHandlers.ts'

/** Lets everything happen that the clock says has happened by now. Runs before every request, so there are no timers. */
export function runDue(context: SandboxContext): void {
  const { agenda } = context.state
  for (let entry = agenda.takeDue(context.now()); entry; entry = agenda.takeDue(context.now()))
    dueHandlers[entry.type](context, entry)
}
