import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, type Step, type StepResult } from '../steps.ts'
import { listFailures, readPlaywrightSummary, readSummary, type Summary, summaryLine, withExit } from './summary.ts'

/** A step that counts its tests itself, in a report. */
export type ReportedStep = Step & { live?: boolean; reporter?: 'playwright' }

const reports = mkdtempSync(join(tmpdir(), 'countersign-reports-'))
let count = 0

export async function runReported(step: ReportedStep): Promise<{ summary: Summary; result: StepResult }> {
  const { live = false, reporter, ...rest } = step
  count += 1
  const file = join(reports, `${count}.json`)
  const variable = reporter === 'playwright' ? 'PLAYWRIGHT_JSON_OUTPUT_FILE' : 'TESTS_SUMMARY'
  const result = await runStep({ ...rest, env: { ...rest.env, [variable]: file } }, { live })
  const read = reporter === 'playwright' ? readPlaywrightSummary : readSummary
  return { summary: withExit(read(file), result), result }
}

/** Prints what a whole run came to, what failed last but one: a log that is cut off keeps its end. */
export function conclude(total: Summary): void {
  for (const { name, reason } of total.skipped) console.log(`skipped: ${name} (${reason})`)
  for (const line of listFailures(total)) console.log(line)
  console.log(summaryLine(total))
  if (total.failures.length > 0) process.exitCode = 1
}
