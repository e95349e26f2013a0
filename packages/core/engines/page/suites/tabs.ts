import { check } from '../check.ts'
import { assert, assertEqual, assertRejects, durationOf, until } from '../expect.ts'
import { openTab, type TestTab } from '../tab.ts'

const accountId = 'InternalAccount:tabs'

/** Two pages of one origin that share a browser. */
export async function checkTabs(): Promise<void> {
  const [one, other] = [await openTab(), await openTab()]
  await check('two pages take turns at work of one name', async () => {
    const work = takeTurns((tab, turn) => tab.client.tabs.withLock('turn', turn))
    assertEqual(await work([one, other]), { started: 10, atOnce: 1 })
  })
  await check('without the lock both pages work at once: the measure measures', async () => {
    const work = takeTurns((_tab, turn) => turn())
    assert((await work([one, other])).atOnce > 1, 'they took turns')
  })
  await check('two pages counting in one step of the database lose none, without a lock', async () => {
    await Promise.all([one, other].map((tab) => countAtOnce(tab, 10)))
    assertEqual(await one.openRecords().read('count-at-once'), 20)
  })
  await check('what one page tells, the other hears, and not itself', () => tell(one, other))
  await check('a sign-in reaches the other page', async () => {
    await Promise.all([one, other].map(({ client }) => client.sessions.restore()))
    await one.signIn(accountId)
    await until(() => other.client.sessions.getSnapshot().status === 'active', 5_000)
    assertEqual((await other.client.sessions.use(accountId)).accountId, accountId)
  })
  await check('a sign-out reaches the other page within a second, and its key is gone', async () => {
    const ended = one.client.sessions.end(accountId)
    const heard = until(() => other.client.sessions.getSnapshot().status === 'signed-out', 1_000)
    assert((await durationOf(Promise.all([ended, heard]))) < 1_000, 'it took longer')
    assertEqual(other.client.sessions.getSnapshot(), { status: 'signed-out', elsewhere: true })
    for (const { client } of [one, other]) await assertRejects(client.sessions.use(accountId), 'SESSION_REQUIRED')
  })
}

/** Five turns for each page, all asked for at the same moment; how many ran, and how many of them at once. */
function takeTurns(run: (tab: TestTab, turn: () => Promise<void>) => Promise<void>) {
  return async (tabs: readonly TestTab[]): Promise<{ started: number; atOnce: number }> => {
    let [running, atOnce, started] = [0, 0, 0]
    const turn = async () => {
      started++
      atOnce = Math.max(atOnce, ++running)
      await new Promise((resolve) => setTimeout(resolve, 10))
      running--
    }
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: 5 }, () => run(tab, turn))))
    return { started, atOnce }
  }
}

async function countAtOnce(tab: TestTab, steps: number): Promise<void> {
  const records = tab.openRecords()
  const [names, name] = [['count-at-once'], 'count-at-once']
  for (let step = 0; step < steps; step++)
    await records.change({ names, decide: ([value]) => ({ write: { [name]: Number(value ?? 0) + 1 } }) })
}

async function tell(one: TestTab, other: TestTab): Promise<void> {
  const message = { type: 'signed-out', accountId: 'InternalAccount:other' } as const
  const [heardHere, heardThere]: [unknown[], unknown[]] = [[], []]
  const stops = [one.client.tabs.listen((message) => heardHere.push(message))]
  stops.push(other.client.tabs.listen((message) => heardThere.push(message)))
  one.client.tabs.broadcast(message)
  await until(() => heardThere.length > 0, 5_000)
  for (const stop of stops) stop()
  assertEqual([heardHere, heardThere], [[], [message]])
}
