import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** One command of a longer run, with the heading under which its output stands. */
export type Step = { title: string; command: readonly [program: string, ...args: string[]] }

export type StepResult = { title: string; passed: boolean; seconds: number }

const root = join(import.meta.dirname, '..')

/** Runs one step to its end, streaming its output. A step that hangs is ended, and has failed. */
export function runStep(step: Step, options: { env?: Record<string, string>; timeoutMs?: number } = {}): StepResult {
  console.log(`\n━━━ ${step.title}`)
  const [program, ...args] = step.command
  const start = performance.now()
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    // Both streams go to standard output, so that what a tool complains about stands under its heading.
    stdio: ['ignore', 1, 1],
    // The project's own Node and tools come first, also where this was not started by pnpm.
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...options.env },
    timeout: options.timeoutMs ?? 600_000,
  })
  if (error) console.error(error.message)
  const seconds = (performance.now() - start) / 1000
  const passed = status === 0
  console.log(`━━━ ${step.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { title: step.title, passed, seconds }
}

/** Runs all steps, also after one has failed, and sets the exit code. */
export function runSteps(steps: readonly Step[]): void {
  const failed = steps.map((step) => runStep(step)).filter(({ passed }) => !passed)
  console.log(`\n${steps.length - failed.length} of ${steps.length} steps passed`)
  for (const { title } of failed) console.log(`failed: ${title}`)
  if (failed.length > 0) process.exitCode = 1
}
