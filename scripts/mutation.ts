import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type MutationArea, mutationAreas } from './mutation/areas.ts'
import { countMutants, type MutationReport } from './mutation/countMutants.ts'
import { keepFigures } from './quality/figures.ts'
import { runStep } from './steps.ts'

/**
 * Mutation testing: Stryker changes one expression of the code after another, and a test has to fail. An argument is a
 * part of the paths to try, such as `core/src/crypto` or `tenantWall`. Each area has a run of its own, so that an
 * interrupted one loses little, and what did not change since is not tried again.
 *
 * It works in a copy, so that the sources can be edited meanwhile.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, '.cache/mutation')
const copy = join(results, 'tree')
const parts = process.argv.slice(2)

const runs = mutationAreas
  .map(({ sources, ...area }) => ({
    ...area,
    files: globSync([...sources], { cwd: root })
      .filter(isMutated)
      .sort(),
  }))
  .filter(({ files }) => files.length > 0)
if (runs.length === 0) throw new Error(`No source that is mutated has ${parts.join(' or ')} in its path.`)

copyTree()
for (const run of runs) if (!(await mutate(run))) process.exitCode = 1

function isMutated(file: string): boolean {
  return !file.endsWith('.test.ts') && (parts.length === 0 || parts.some((part) => file.includes(part)))
}

async function mutate({ name, tests, files }: Omit<MutationArea, 'sources'> & { files: string[] }): Promise<boolean> {
  const path = join(results, name.replaceAll('/', '.'))
  forgetStaticSurvivors(`${path}.incremental.json`)
  const settings = {
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/errorTexts.ts'],
    ignorers: ['error-texts'],
    // What is changed is the copy.
    inPlace: true,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${path}.incremental.json`,
    concurrency: 1,
    // Ends a loop that never does: what waits is found by `hangs.ts`. On a busy machine an honest test takes longer than alone.
    timeoutMS: 60_000,
    timeoutFactor: 1.5,
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    jsonReporter: { fileName: `${path}.json` },
    tempDirName: '.stryker',
  }
  writeFileSync(join(copy, 'stryker.conf.json'), JSON.stringify(settings))
  const { passed } = await runStep(
    {
      title: `${name}: ${files.length} files`,
      command: ['sh', '-c', `cd '${copy}' && exec nice -n 5 stryker run`],
      env: { MUTATION_TESTS: tests.join(' '), MUTATION_FILES: files.join(' ') },
      timeoutMs: 6 * 3_600_000,
    },
    { live: true },
  )
  if (passed) {
    const { files: tried } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as MutationReport
    // The report repeats what it knows of other files, and of some of them that is only a part.
    const ofRun = Object.entries(tried).filter(([file]) => files.includes(file))
    keepFigures('mutation', countMutants({ files: Object.fromEntries(ofRun) }))
  }
  return passed
}

/**
 * Has survivors tried again in code that runs while a module loads. Stryker does not know which tests reach them, so it
 * takes over the earlier result although there are new tests.
 */
function forgetStaticSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as MutationReport
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((mutant) => !(mutant.static && mutant.status === 'Survived'))
  writeFileSync(incrementalFile, JSON.stringify(report))
}

/** Copies the files that git knows, as they are now, and installs there: the packages import each other in the copy. */
function copyTree(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))
  const lock = join(copy, 'pnpm-lock.yaml')
  const isInstalled =
    existsSync(lock) && readFileSync(lock, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (!isInstalled) rmSync(copy, { recursive: true, force: true })
  rmSync(join(copy, 'packages'), { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  execFileSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy })
}
