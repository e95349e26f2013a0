import type { SandboxContext } from '../context.ts'
import type { AgendaEntry, DueType } from '../state/agenda.ts'

/** `at` is when it was planned for. The clock may have moved far beyond, so handlers take this as the time. */
export type DueHandler = (context: SandboxContext, entry: AgendaEntry) => void

/** What happens when a planned moment has come, by what was planned. */
export type DueHandlers = { readonly [type in DueType]: DueHandler }

/** Lets everything happen that the clock says has happened by now. Runs before every request, so there are no timers. */
export function runDue(context: SandboxContext): void {
  const { agenda } = context.state
  for (let entry = agenda.takeDue(context.now()); entry; entry = agenda.takeDue(context.now()))
    context.dueHandlers[entry.type](context, entry)
}
