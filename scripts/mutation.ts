import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mutationAreas } from './mutation/areas.ts'
import { countMutants, type MutationReport } from './mutation/countMutants.ts'
import { keepFigures } from './quality/figures.ts'
import { runStep } from './steps.ts'

/**
 * Mutation testing: Stryker changes one expression of the code after another, and a test has to fail. Names of areas on
 * the command line choose some of them. What did not change since the last run is not tried again.
 *
 * It works in a copy, so that the sources can be edited meanwhile.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, '.cache/mutation')
const copy = join(results, 'tree')
const names = process.argv.slice(2)
const unknown = names.filter((name) => !mutationAreas.some((area) => area.name === name))
const known = mutationAreas.map(({ name }) => name).join(', ')
if (unknown.length > 0) throw new Error(`There is no area ${unknown.join(', ')}. The areas are ${known}.`)
const chosen = mutationAreas.filter(({ name }) => names.length === 0 || names.includes(name))

copyTree()
for (const { name, mutate, tests } of chosen) {
  const [incremental, report] = [join(results, `${name}.incremental.json`), join(results, `${name}.json`)]
  const config = join(copy, 'stryker.conf.json')
  writeFileSync(
    config,
    JSON.stringify({
      mutate,
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner'],
      inPlace: true,
      coverageAnalysis: 'perTest',
      incremental: true,
      incrementalFile: incremental,
      concurrency: 1,
      // A mutant that never ends is found by this; on a busy machine an honest test takes longer than alone.
      timeoutMS: 20_000,
      timeoutFactor: 4,
      reporters: ['json', 'clear-text', 'progress-append-only'],
      clearTextReporter: {
        allowColor: false,
        allowEmojis: false,
        logTests: false,
        reportTests: false,
        reportScoreTable: false,
      },
      jsonReporter: { fileName: report },
      tempDirName: join(copy, '.stryker'),
      disableTypeChecks: false,
      cleanTempDir: 'always',
    }),
  )
  const { passed } = await runStep(
    {
      title: `Mutation of ${name}`,
      command: ['sh', '-c', `cd '${copy}' && exec nice -n 19 stryker run '${config}'`],
      env: { MUTATION_TESTS: tests.join(' ') },
      timeoutMs: 6 * 3_600_000,
    },
    { live: true },
  )
  if (!passed) {
    process.exitCode = 1
    continue
  }
  keepFigures('mutation', { [name]: countMutants(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) })
}

/** The files that git knows, as they are now, with an installation whose packages are those of the copy. */
function copyTree(): void {
  rmSync(copy, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  execFileSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy })
}
