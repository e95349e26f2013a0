import { createSessionController, isWalletError, type WalletClient } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestPerson, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { repetitions } from '../../test/longRun.ts'
import { createRandom } from '../../test/random.ts'
import { until } from '../../test/testClock.ts'
import { turns } from '../../test/testPage.ts'
import { setWalletPrivacy } from '../flows/settings/walletPrivacy.ts'
import { openSession } from './sessionState.ts'

type Owner = { accountId: string; publicKeyHex: string }

/** A browser with two or three tabs, and what is known of the sessions that were opened in it. */
async function openBrowser(world: TestWorld, parameters: { seed: number; tabs: number }) {
  const { seed, tabs: count } = parameters
  const owners = new Map<string, Owner>()
  const tabs = Array.from({ length: count }, () => world.openTab({ name: `${world.name}-${seed}` }))
  for (const { sessions } of tabs) {
    const { start, replace } = sessions
    const note = (next: Parameters<typeof replace>[1]) =>
      owners.set(next.session.id, { accountId: next.session.accountId, publicKeyHex: next.key.publicKeyHex })
    Object.assign(sessions, {
      start: (next: Parameters<typeof start>[0]) => note(next) && start(next),
      replace: (old: Parameters<typeof replace>[0], next: Parameters<typeof replace>[1]) =>
        note(next) && replace(old, next),
    })
  }
  await Promise.all(tabs.map(({ sessions }) => sessions.restore()))
  return { tabs, owners }
}

const openIn = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())

/** The actions that a user can take in a tab. Each ends with a result or a typed error. */
function actions(world: TestWorld, people: readonly TestPerson[], random: () => number) {
  const anyPerson = () => people[Math.floor(random() * people.length)] as TestPerson
  const own = (tab: WalletClient) => openIn(tab)?.accountId ?? anyPerson().accountId
  const signInAs = (tab: WalletClient, person: TestPerson) => {
    world.network.cookies.clear()
    return signIn(world, tab, person)
  }
  const refresh = (tab: WalletClient) => createSessionController(tab).extend()
  return [
    (tab: WalletClient) => signInAs(tab, anyPerson()),
    refresh,
    refresh,
    refresh,
    (tab: WalletClient) => setWalletPrivacy(tab, { accountId: own(tab), privateEnabled: true }),
    (tab: WalletClient) => setWalletPrivacy(tab, { accountId: anyPerson().accountId, privateEnabled: false }),
    (tab: WalletClient) => createSessionController(tab).signOut(),
  ] as const
}

/** Signed requests of this run that were signed by another key than the expected one. */
function wrongSignatures(requests: TestWorld['network']['requests'], owners: Map<string, Owner>): string[] {
  const byKey = new Map([...owners.values()].map((owner) => [owner.publicKeyHex, owner]))
  return requests.flatMap(({ method, path, headers }) => {
    const header = headers['service-wallet-signature']
    const [, kind, id = '', last] = /^\/(?:auth\/)?(sessions|internal-accounts)\/([^/]+)(\/refresh)?$/.exec(path) ?? []
    if (!header || !kind) return []
    const { publicKey } = JSON.parse(atob(header)) as { publicKey: string }
    const target = decodeURIComponent(id)
    const right = last
      ? owners.get(target)?.publicKeyHex === publicKey
      : byKey.get(publicKey)?.accountId === (kind === 'sessions' ? owners.get(target)?.accountId : target)
    return right ? [] : [`${method} ${path}`]
  })
}

/** Sessions that were refreshed more than once. */
function refreshedTwice(requests: TestWorld['network']['requests']): string[] {
  const signed = requests.filter(
    ({ path, headers }) => path.endsWith('/refresh') && headers['service-wallet-signature'],
  )
  const paths = signed.map(({ path }) => path)
  return paths.filter((path, index) => paths.indexOf(path) !== index)
}

async function run(world: TestWorld, people: readonly TestPerson[], seed: number) {
  const random = createRandom(seed)
  const { tabs, owners } = await openBrowser(world, { seed, tabs: random() < 0.5 ? 2 : 3 })
  const from = world.network.requests.length
  const possible = actions(world, people, random)
  const untyped: string[] = []
  const pending: Promise<unknown>[] = []
  const act = (choice: number) => {
    const tab = tabs[Math.floor(random() * tabs.length)] as WalletClient
    const work = (possible[choice] as (typeof possible)[number])(tab)
    pending.push(work.catch((error: unknown) => void (isWalletError(error) || untyped.push(String(error)))))
  }

  await signIn(world, tabs[0], people[0])
  for (let step = 0; step < 10; step++) {
    act(Math.floor(random() * possible.length))
    await turns(Math.floor(random() * 60))
  }
  await Promise.all(pending)
  await turns()

  const requests = world.network.requests.slice(from)
  const signed = requests.filter(({ headers }) => headers['service-wallet-signature'])
  const odd = {
    wrong: wrongSignatures(requests, owners),
    twice: refreshedTwice(requests),
    untyped,
    stillOpen: await signOutEverywhere(world, tabs),
  }
  return { odd, signed: signed.length, refreshes: signed.filter(({ path }) => path.endsWith('/refresh')).length }
}

/** Signs out every user, each in one tab, and lists the tabs in which that took a second or longer. */
async function signOutEverywhere(world: TestWorld, tabs: readonly WalletClient[]): Promise<string[]> {
  const startMs = world.clock.now()
  for (const tab of tabs) if (openIn(tab)) await createSessionController(tab).signOut()
  await until(world.clock, () => tabs.every((tab) => !openIn(tab))).catch(() => {})
  const inTime = world.clock.now() - startMs < 1_000
  return tabs.filter((tab) => openIn(tab) || !inTime).map((tab) => tab.sessions.getSnapshot().status)
}

const runs = repetitions({ usual: 20, long: 2_000 })

test(`${runs} seeded interleavings of tabs: no signature by a wrong key, one refresh for each session, sign-out everywhere within a second`, {
  timeout: 600 * runs,
}, async () => {
  const odd: unknown[] = []
  let [signed, refreshes] = [0, 0]
  for (let first = 1; first <= runs; first += 20) {
    const world = await createTestClient()
    const people = [world.ada, await world.addPerson('bob@example.com')]
    for (let seed = first; seed < first + 20; seed++) {
      const outcome = await run(world, people, seed)
      signed += outcome.signed
      refreshes += outcome.refreshes
      // The service limits the codes per minute to one address.
      world.clock.advance(61_000)
      if (Object.values(outcome.odd).some((found) => found.length > 0)) odd.push({ seed, ...outcome.odd })
    }
  }
  expect(odd).toEqual([])
  // Enough happened for the result to mean something.
  expect(signed).toBeGreaterThan(2 * runs)
  expect(refreshes).toBeGreaterThan(runs / 2)
})

test('tabs without locks refresh a session twice, as this measure shows; all end up with the one that counts', async () => {
  const world = await createTestClient()
  const { tabs, owners } = await openBrowser(world, { seed: 0, tabs: 2 })
  const [one, other] = tabs as [WalletClient, WalletClient]
  for (const tab of tabs) Object.assign(tab.tabs, { withLock: (_name: string, work: () => Promise<unknown>) => work() })
  await signIn(world, one)
  await until(world.clock, () => openIn(other) !== undefined)

  await Promise.all(tabs.map((tab) => createSessionController(tab).extend()))
  await turns()

  const { requests } = world.network
  expect(refreshedTwice(requests)).toHaveLength(1)
  const { data } = await world.service.call(listSessions, { query: { accountId: world.ada.accountId } })
  expect(tabs.map((tab) => openIn(tab)?.id)).toEqual([1, 2].map(() => data[0]?.id))
  expect(wrongSignatures(requests, owners)).toEqual([])
  const swapped = [...owners].map(([id, owner]) => [id, { ...owner, publicKeyHex: 'another' }] as const)
  expect(wrongSignatures(requests, new Map(swapped))).not.toEqual([])
})
