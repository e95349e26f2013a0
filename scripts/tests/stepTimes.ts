import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepResult } from '../steps.ts'

/** How long each step of the test command took, and the total: steps run in parallel. */
export type StepTimes = { totalSeconds: number; steps: readonly Pick<StepResult, 'title' | 'seconds' | 'cpuSeconds'>[] }

const root = join(import.meta.dirname, '../..')
const file = join(root, '.cache/steps.json')

/** Prints how long the steps took, and keeps it in `.cache/steps.json`. */
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

if (import.meta.main) console.log(formatStepTimes(JSON.parse(readFileSync(file, 'utf8')) as StepTimes))
