import { expect, test } from 'vitest'
import { createTestPlatform, nothingOpened, optInOperations } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'
import { needsProof, signInToWallet } from '../../test/signInToWallet.ts'
import { path, requestOf, walled } from '../../test/walledRequests.ts'
import { checkOpenedOperations } from './route.ts'

const closed = walled.filter(({ access }) => access === 'opt-in')
const open = walled.filter(({ access }) => access !== 'opt-in')

/** The request that passes once the operation is open, at a platform with the given options. */
async function request(operation: (typeof walled)[number], options: object, { isProven = false } = {}) {
  const platform = createTestPlatform({ signedIn: ada, ...options })
  const { names, query, body } = requestOf(operation, ada)
  const target = `${path(operation, names)}?${new URLSearchParams(query)}`
  const cookie = isProven ? await signInToWallet(platform) : undefined
  return { answer: await platform.call(operation.method, target, { body, cookie }), seen: platform.service.seen }
}

test.each(closed.map((operation) => [operation.name, operation] as const))(
  '%s is closed until the platform opens it by name',
  async (name, operation) => {
    const others = optInOperations.filter((other) => other !== name)
    for (const operations of [[], others]) {
      const { answer, seen } = await request(operation, { operations })

      expect(answer.json).toMatchObject({ status: 403, code: 'FORBIDDEN', message: expect.stringContaining(name) })
      expect(seen).toEqual([])
    }

    const { answer } = await request(operation, { operations: [name] })
    expect(answer.status).toBeLessThan(300)
  },
)

/** What a platform without hooks is asked about. */
const needsHook = open.filter(({ asksPlatform }) => asksPlatform && asksPlatform !== 'payment')

test.each(open.map((operation) => [operation.name, operation] as const))(
  '%s is open without being named, because a component calls it',
  async (_name, operation) => {
    const { answer } = await request(operation, nothingOpened, { isProven: needsProof(operation.name) })

    expect(answer.status).toBeLessThan(300)
  },
)

test('what a component calls is open without a hook, except for closing a card and lowering its limit', () => {
  expect(needsHook.map(({ name }) => name)).toEqual(['updateCard'])
})

test.each(['createExternalacount', 'createQuote', 'transferOut', 'createCard', '__proto__', 'constructor', ''])(
  'a platform that names %j, which cannot be opened, does not start',
  (name) => {
    expect(() => checkOpenedOperations([name])).toThrow(TypeError)
    expect(() => createTestPlatform({ operations: [name as never] })).toThrow('docs/operations.md')
  },
)
