import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepResult } from '../steps.ts'

/** How long each step of the test command took, and the total: steps run in parallel. */
export type StepTimes = { totalSeconds: number; steps: readonly Pick<StepResult, 'title' | 'seconds' | 'cpuSeconds'>[] }

const root = join(import.meta.dirname, '../..')
const file = join(root, '.cache/steps.json')
const page = join(root, 'CONTRIBUTING.md')
const [begin, end] = ['<!-- steps: pnpm derive steps -->', '<!-- /steps -->']

/** Prints how long the steps took and keeps it for `pnpm derive steps`. */
export function keepStepTimes(steps: readonly StepResult[], parameters: { totalSeconds: number }): void {
  const times: StepTimes = {
    ...parameters,
    steps: steps.map(({ title, seconds, cpuSeconds }) => ({ title, seconds, cpuSeconds })),
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(file, JSON.stringify(times))
  console.log(`\n${formatStepTimes(times)}\n`)
}

/** Formats a table, longest first. The column of processor time is empty where the system did not tell. */
export function formatStepTimes({ totalSeconds, steps }: StepTimes): string {
  const sorted = steps.toSorted((left, right) => right.seconds - left.seconds)
  const told = steps.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])
  const totalCpu = told.length > 0 ? told.reduce((sum, one) => sum + one) : undefined
  const rows = [...sorted, { title: '**all of it**', seconds: totalSeconds, cpuSeconds: totalCpu }]
  const lines = rows.map(
    ({ title, seconds, cpuSeconds }) =>
      `| ${title} | ${format(seconds)} | ${cpuSeconds === undefined ? '' : format(cpuSeconds)} |`,
  )
  return ['| Step | Seconds | Processor seconds |', '|---|---:|---:|', ...lines].join('\n')
}

const format = (seconds: number) => seconds.toFixed(seconds < 10 ? 1 : 0)

/**
 * Returns the page with a new table between its two marks.
 *
 * @throws `Error` when the page has no marks: put them back.
 */
export function replaceTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`CONTRIBUTING.md needs ${begin} and, below it, ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`
}

if (import.meta.main) {
  const times = JSON.parse(readFileSync(file, 'utf8')) as StepTimes
  writeFileSync(page, replaceTable(readFileSync(page, 'utf8'), formatStepTimes(times)))
}
