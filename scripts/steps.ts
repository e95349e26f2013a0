import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from './programs.ts'
import type { Part } from './tests/lastRun.ts'

/** One command of a longer run, with the heading for its output. */
export type Step = Part & {
  command: readonly [program: string, ...args: string[]]
  env?: Record<string, string>
  timeoutMs?: number
}

/** `output` is what the step printed, and empty if that was streamed. */
export type StepResult = { title: string; passed: boolean; seconds: number; output: string }

const root = join(import.meta.dirname, '..')

/**
 * Runs one step to its end. A step that hangs is ended, and has failed. With `live` its output is streamed; otherwise
 * it is printed in one piece at the end, so that parallel steps do not mix.
 */
export async function runStep(step: Step, options: { live?: boolean } = {}): Promise<StepResult> {
  const { live = false } = options
  const output = live ? undefined : openOutput()
  if (live) console.log(`\n━━━ ${step.title}`)
  const start = performance.now()
  const { passed, error } = await runCommand(step, output?.descriptor ?? 1)
  const seconds = (performance.now() - start) / 1000
  const text = output?.take()
  if (output) console.log(`\n━━━ ${step.title}\n${text}`.trimEnd())
  if (error) console.error(error.message)
  console.log(`━━━ ${step.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { title: step.title, passed, seconds, output: error?.message ?? text ?? '' }
}

/** Runs steps in their order, so many in parallel, and continues after one has failed. */
export async function runInLanes(steps: readonly Step[], parameters: { lanes: number }): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: parameters.lanes }, work))
  return results
}

/** Runs all steps and sets the exit code. */
export async function runSteps(steps: readonly Step[], parameters: { lanes: number }): Promise<void> {
  const failed = (await runInLanes(steps, parameters)).filter(({ passed }) => !passed)
  console.log(`\n${steps.length - failed.length} of ${steps.length} steps passed`)
  for (const { title } of failed) console.log(`failed: ${title}`)
  if (failed.length > 0) process.exitCode = 1
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

/** A file that takes a step's output; a pipe would lose the last output of a program that is ended. */
function openOutput() {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-step-'))
  const file = join(folder, 'output')
  const descriptor = openSync(file, 'a')
  return {
    descriptor,
    take: () => {
      closeSync(descriptor)
      const text = readFileSync(file, 'utf8')
      rmSync(folder, { recursive: true })
      return text
    },
  }
}
