import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepResult } from '../steps.ts'

/** How long each step of the test command took, and the total: steps run in parallel. */
export type StepTimes = { totalSeconds: number; steps: readonly Pick<StepResult, 'title' | 'seconds'>[] }

const root = join(import.meta.dirname, '../..')
const file = join(root, '.cache/steps.json')
const page = join(root, 'CONTRIBUTING.md')
const [begin, end] = ['<!-- steps: pnpm steps:update -->', '<!-- /steps -->']

/** Prints how long the steps took and keeps it for `pnpm steps:update`. */
export function keepStepTimes(steps: readonly StepResult[], parameters: { totalSeconds: number }): void {
  const times: StepTimes = { ...parameters, steps: steps.map(({ title, seconds }) => ({ title, seconds })) }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(file, JSON.stringify(times))
  console.log(`\n${formatStepTimes(times)}\n`)
}

/** Formats a table, longest first. */
export function formatStepTimes({ totalSeconds, steps }: StepTimes): string {
  const sorted = steps.toSorted((left, right) => right.seconds - left.seconds)
  const rows = [...sorted, { title: '**all of it**', seconds: totalSeconds }]
  const lines = rows.map(({ title, seconds }) => `| ${title} | ${seconds.toFixed(seconds < 10 ? 1 : 0)} |`)
  return ['| Step | Seconds |', '|---|---:|', ...lines].join('\n')
}

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
