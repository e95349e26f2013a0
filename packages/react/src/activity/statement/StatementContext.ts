import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { useStatement } from './useStatement.ts'

type StatementContext = ReturnType<typeof useStatement> & {
  messages: JourneyMessages['statement']
  /** Those that can be chosen, newest first. */
  months: readonly string[]
  month: string
  setMonth(month: string): void
}

export const [StatementProvider, useStatementContext] = definePartContext<StatementContext>()
