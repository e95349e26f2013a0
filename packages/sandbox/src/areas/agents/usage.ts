import type { AgentRecord } from '../../state/agentRecords.ts'

/** What an agent spent today and this month. Days and months are those of UTC. */
export function usageOf({ usage }: AgentRecord, { now }: { now: number }): AgentRecord['usage'] {
  const day = new Date(now).toISOString().slice(0, 10)
  if (usage.day === day) return usage
  const isSameMonth = usage.day.slice(0, 7) === day.slice(0, 7)
  return { day, dailyTransactionCount: 0, dailySpend: 0, monthlySpend: isSameMonth ? usage.monthlySpend : 0 }
}

/** Counts one payment, in the smallest unit of the currency of the limits. */
export function countSpending(agent: AgentRecord, parameters: { amount: number; now: number }): void {
  const { amount, now } = parameters
  const { day, dailyTransactionCount, dailySpend, monthlySpend } = usageOf(agent, { now })
  agent.usage = {
    day,
    dailyTransactionCount: dailyTransactionCount + 1,
    dailySpend: dailySpend + amount,
    monthlySpend: monthlySpend + amount,
  }
}
