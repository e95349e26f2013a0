import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'
import { createWarmPool } from './warmPool.ts'

const log = "import { appendFileSync } from 'node:fs'\nappendFileSync(new URL('log.txt', import.meta.url), "

/** Starts Vitest on one test, as Stryker does, with a module that notes when it is loaded. */
async function startVitest(settings: Parameters<typeof createWarmPool>[0], body = 'undefined') {
  // Below the project, so that Vitest is found from there.
  const cache = join(import.meta.dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  const root = mkdtempSync(join(cache, 'warm-pool-'))
  writeFileSync(join(root, 'log.txt'), '')
  writeFileSync(join(root, 'source.ts'), `${log}'loaded ')\nexport const source = 1\n`)
  writeFileSync(
    join(root, 'a.test.ts'),
    `${log}'ran ')\nimport { test } from 'vitest'\nimport './source.ts'\n\ntest('a', () => ${body})\n`,
  )
  const pool = createWarmPool(settings)
  const options = { root, config: false as const, watch: false, isolate: false, maxWorkers: 1, reporters: [{}] }
  const settled = { pool: pool.name, runner: join(import.meta.dirname, 'hangs.ts'), provide: { mostIdleMs: 200 } }
  const vitest = await createVitest('test', { ...options, include: ['*.test.ts'], ...settled })
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

const loadsIn = (log: () => string[]) => log().filter((entry) => entry === 'loaded').length

test('a module is loaded once for all mutants, and again around one that changes how it is loaded', async () => {
  const { vitest, log } = await startVitest({ mostRuns: 100 })

  for (const activation of ['runtime', 'runtime', 'static', 'runtime', 'runtime'])
    expect(await run(vitest, activation)).toEqual(['passed'])

  const runs = ['loaded ran', 'ran', 'loaded ran', 'loaded ran', 'ran']
  expect(log().sort()).toEqual(runs.join(' ').split(' ').sort())
})

test('a module is loaded again after so many runs', async () => {
  const { vitest, log } = await startVitest({ mostRuns: 2 })

  for (let runs = 0; runs < 4; runs++) expect(await run(vitest, 'runtime')).toEqual(['passed'])

  expect(loadsIn(log)).toBe(2)
})

test('a test that waits for what never happens fails, and the modules it used are loaded again', async () => {
  const { vitest, log } = await startVitest({ mostRuns: 100 }, 'new Promise(() => undefined)')

  for (let runs = 0; runs < 2; runs++) expect(await run(vitest, 'runtime')).toEqual(['failed'])

  expect(loadsIn(log)).toBe(2)
})

test('a test that takes longer but has something to do passes', async () => {
  const turn = 'new Promise((resolve) => setImmediate(resolve))'
  const work = `(async () => { for (const endMs = Date.now() + 500; Date.now() < endMs; ) await ${turn} })()`
  const { vitest, log } = await startVitest({ mostRuns: 100 }, work)

  for (let runs = 0; runs < 2; runs++) expect(await run(vitest, 'runtime')).toEqual(['passed'])

  expect(loadsIn(log)).toBe(1)
})

test.each([
  ['a rejection', "Promise.reject(new Error('lost'))"],
  ['an exception', "setImmediate(() => { throw new Error('lost') })"],
])('a test during which %s is not handled fails', async (_kind, loses) => {
  const pause = 'new Promise((resolve) => setImmediate(() => setImmediate(resolve)))'
  const { vitest } = await startVitest({ mostRuns: 100 }, `(void ${loses}, ${pause})`)

  expect(await run(vitest, 'runtime')).toEqual(['failed'])
})
