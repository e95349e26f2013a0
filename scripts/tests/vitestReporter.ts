import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type Failure, writeSummary } from './summary.ts'

type VitestError = { message: string; diff?: string; stacks?: { file: string; line: number }[] }

/** Writes what a run came to, with the reason of each skip, to the file that `TESTS_SUMMARY` names. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    writeSummary({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.flatMap(failureOf),
        // A file that cannot be imported has no tests.
        ...modules
          .filter((module) => module.errors().length > 0)
          .map((module) => ({ name: placeOf(module), message: messageOf(module.errors()) })),
        ...unhandledErrors.map((error) => ({
          name: 'an error outside of any test',
          message: messageOf([error as VitestError]),
        })),
      ],
      skipped: tests.flatMap((test) => {
        const result = test.result()
        if (result.state !== 'skipped') return []
        return [{ name: test.fullName, reason: result.note ?? `skipped in ${test.module.relativeModuleId}` }]
      }),
    })
  }
}

function failureOf(test: TestCase): Failure[] {
  const { state, errors } = test.result()
  const name = `${placeOf(test.module)}: ${test.fullName}`
  if (state === 'failed') return [{ name, message: messageOf(errors) }]
  // Still running when the run ended.
  return state === 'pending' ? [{ name, message: 'did not end' }] : []
}

function placeOf({ project, relativeModuleId }: TestModule): string {
  return project.name ? `[${project.name}] ${relativeModuleId}` : relativeModuleId
}

/** The place first: a message may be a whole page. */
function messageOf(errors: readonly VitestError[]): string {
  return errors
    .map(({ message, diff = '', stacks = [] }) => {
      const place = stacks[0] ? `${stacks[0].file}:${stacks[0].line}\n` : ''
      return `${place}${message}\n${diff}`
    })
    .join('\n')
}
