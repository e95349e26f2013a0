import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'
import { createWarmPool } from './warmPool.ts'

const log = "import { appendFileSync } from 'node:fs'\nappendFileSync(new URL('log.txt', import.meta.url), "

/** Starts Vitest on one test, as Stryker does, with a module that notes when it is loaded. */
async function startVitest(settings: Parameters<typeof createWarmPool>[0]) {
  // Below the project, so that Vitest is found from there.
  const cache = join(import.meta.dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  const root = mkdtempSync(join(cache, 'warm-pool-'))
  writeFileSync(join(root, 'log.txt'), '')
  writeFileSync(join(root, 'source.ts'), `${log}'loaded ')\nexport const source = 1\n`)
  writeFileSync(
    join(root, 'a.test.ts'),
    `${log}'ran ')\nimport { test } from 'vitest'\nimport './source.ts'\n\ntest('a', () => undefined)\n`,
  )
  const pool = createWarmPool(settings)
  const options = { root, config: false as const, watch: false, isolate: false, maxWorkers: 1, reporters: [{}] }
  const vitest = await createVitest('test', { ...options, include: ['*.test.ts'], pool: pool.name })
  for (const project of vitest.projects) project.config.poolRunner = pool
  onTestFinished(async () => {
    await vitest.close()
    rmSync(root, { recursive: true })
  })
  return { vitest, log: () => readFileSync(join(root, 'log.txt'), 'utf8').trim().split(' ') }
}

async function run(vitest: Vitest, mutantActivation: string) {
  for (const [key, value] of Object.entries({ mode: 'mutant', mutantActivation }))
    vitest.provide(key as never, value as never)
  await vitest.start()
  return vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()].map((each) => each.result().state))
}

test('a module is loaded once for all mutants, and again around one that changes how it is loaded', async () => {
  const { vitest, log } = await startVitest({ hungMs: 60_000, mostRuns: 100 })

  for (const activation of ['runtime', 'runtime', 'static', 'runtime', 'runtime'])
    expect(await run(vitest, activation)).toEqual(['passed'])

  const runs = ['loaded ran', 'ran', 'loaded ran', 'loaded ran', 'ran']
  expect(log().sort()).toEqual(runs.join(' ').split(' ').sort())
})

test.each([
  ['after so many runs', { hungMs: 60_000, mostRuns: 2 }, 2],
  ['after a run that took too long', { hungMs: 0, mostRuns: 100 }, 4],
])('a module is loaded again %s', async (_when, settings, loads) => {
  const { vitest, log } = await startVitest(settings)

  for (let runs = 0; runs < 4; runs++) expect(await run(vitest, 'runtime')).toEqual(['passed'])

  expect(log().filter((entry) => entry === 'loaded')).toHaveLength(loads)
})
