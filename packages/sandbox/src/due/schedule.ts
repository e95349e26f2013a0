import type { SandboxContext } from '../context.ts'
import type { DueType } from '../state/agenda.ts'
import type { createTables } from '../state/state.ts'

/** Plans what happens to a record later. It happens before the first request at that time or after. */
export function schedule(context: SandboxContext, parameters: { type: DueType; subject: string; at: number }): void {
  context.state.agenda.add(parameters)
}

/** Plans that a record is deleted, so that a sandbox that runs for long does not fill up. */
export function scheduleForget(
  context: SandboxContext,
  parameters: { table: keyof ReturnType<typeof createTables>; id: string; at: number },
): void {
  const { table, id, at } = parameters
  context.state.agenda.add({ type: 'forget', subject: id, at, table })
}

export const dayMs = 24 * 3_600_000
