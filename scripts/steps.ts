import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from './programs.ts'
import type { LastRun, Part } from './tests/lastRun.ts'
import { addSummaries, conclude, readPlaywright, readReport, type Summary } from './tests/summary.ts'

/** One command of a longer run, with the heading for its output. */
export type Step = Part & {
  command: readonly [program: string, ...args: string[]]
  env?: Record<string, string>
  timeoutMs?: number
  /** Its output is streamed, not printed in one piece at the end, so that parallel steps do not mix. */
  live?: boolean
  /** The step counts its tests in a report of its own. Without one it is a test itself. */
  report?: keyof typeof reports
}

/** Where a step finds the name of the file to write, and who reads that. */
const reports = {
  own: { variable: 'TESTS_SUMMARY', read: (summary: Summary) => summary },
  playwright: { variable: 'PLAYWRIGHT_JSON_OUTPUT_FILE', read: readPlaywright },
} as const

/** `isTaken`: the last run had this result with the same content. */
export type StepResult = { title: string; seconds: number; summary: Summary; isTaken?: boolean }

const root = join(import.meta.dirname, '..')

/** Runs one step to its end. A step that hangs is ended, and has failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const { title, live = false } = step
  const folder = mkdtempSync(join(tmpdir(), 'countersign-step-'))
  const output = join(folder, 'output')
  const report = step.report && { file: join(folder, 'report.json'), ...reports[step.report] }
  // A pipe would lose the last output of a program that is ended.
  const descriptor = openSync(output, 'a')
  if (live) console.log(`\n━━━ ${title}`)
  const start = performance.now()
  const env = { ...step.env, ...(report && { [report.variable]: report.file }) }
  const { passed, error } = await runCommand({ ...step, env }, live ? 1 : descriptor)
  const seconds = (performance.now() - start) / 1000
  closeSync(descriptor)
  const text = readFileSync(output, 'utf8')
  if (!live) console.log(`\n━━━ ${title}\n${text}`.trimEnd())
  if (error) console.error(error.message)
  console.log(`━━━ ${title}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  const failures = passed ? [] : [{ name: title, message: error?.message ?? text }]
  const whole = { passed: passed ? 1 : 0, failures, skipped: [] }
  const summary = report ? readReport<never>(report.file, { ...report, title, passed }) : whole
  rmSync(folder, { recursive: true })
  return { title, seconds, summary }
}

/**
 * Runs steps in their order, so many in parallel, and continues after one has failed. What the last run has a result of is
 * not run again.
 */
export async function runInLanes(
  steps: readonly Step[],
  { lanes, lastRun }: { lanes: number; lastRun?: LastRun },
): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps.entries()]
  const run = async (step: Step) => {
    const known = lastRun?.find(step)
    if (known) return { title: step.title, seconds: 0, summary: known, isTaken: true }
    const result = await runStep(step)
    lastRun?.keep(step, result.summary)
    return result
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await run(next[1])
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}

/** Runs all steps, and ends this program with what they came to. */
export async function runSteps(steps: readonly Step[], parameters: { lanes: number }): Promise<never> {
  const results = await runInLanes(steps, parameters)
  return conclude(addSummaries(results.map(({ summary }) => summary)))
}

/** Runs steps one after the other, and ends this program if one of them fails. */
export async function requireSteps(steps: readonly Step[]): Promise<void> {
  const results = await runInLanes(steps, { lanes: 1 })
  if (results.some(({ summary }) => summary.failures.length > 0)) process.exit(1)
}

type Exit = { passed: boolean; error?: Error }

function runCommand(step: Step, output: number): Promise<Exit> {
  const { command, env, timeoutMs = 600_000 } = step
  const [program, ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      // Both streams go to one place, so that a tool's complaint stays where it was printed.
      stdio: ['ignore', output, output],
      // The project's own Node and tools come first, even if this was not started by pnpm. The system's come last, since
      // steps use `tar`, which a bare path may lack.
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${programPath()}`, ...env },
      timeout: timeoutMs,
    })
    child.once('error', (error) => resolve({ passed: false, error }))
    child.once('exit', (status) => resolve({ passed: status === 0 }))
  })
}
