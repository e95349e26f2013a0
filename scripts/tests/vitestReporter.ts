import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Summary } from './summary.ts'

/** Writes what a run came to, with the reason of each skip, to the file that `VITEST_SUMMARY` names. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const counted = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that cannot be imported has no tests, and an error between tests belongs to none.
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length
    const summary: Summary = {
      passed: counted('passed'),
      failed: counted('failed') + counted('pending') + brokenFiles + unhandledErrors.length,
      skipped: tests.flatMap((test) => {
        const result = test.result()
        if (result.state !== 'skipped') return []
        return [{ name: test.fullName, reason: result.note ?? `skipped in ${test.module.relativeModuleId}` }]
      }),
    }
    const { VITEST_SUMMARY: file } = process.env
    if (file) writeFileSync(file, JSON.stringify(summary))
  }
}
