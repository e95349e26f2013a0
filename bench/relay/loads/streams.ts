import { type ClientRequest, request as send } from 'node:http'
import { bundleRelay, customerOf, forEachNumber, inMb, startChild, startRelay } from './startChild.ts'

/** 5,000 browsers listen to one server. Each gets one event of its own, and a sign of life after twenty seconds. */
const [streamCount, budgetMb] = [5_000, 300]
const patienceMs = 90_000

/** As `docs/deploying.md` recommends: on a large machine Node keeps up to 134 MB for objects that have just been made. */
const recommended = ['--max-semi-space-size=16']

export async function measureStreams(): Promise<boolean> {
  const file = await bundleRelay()
  const asNodeIs = await measure({ file, flags: [] })
  const limited = await measure({ file, flags: recommended })
  const within = asNodeIs.isComplete && limited.isComplete && limited.peakMb < budgetMb
  console.log(`without flags: ${asNodeIs.text}`)
  console.log(`with ${recommended.join(' ')} (budget ${budgetMb} MB): ${limited.text}`)
  return within
}

async function measure({ file, flags }: { file: string; flags: string[] }) {
  const upstream = await startChild('../upstream.ts')
  const relay = await startRelay(`${upstream.url}/v1`, { file, flags })
  const before = await relay.readMemory()
  const heard = new Map<number, string>()
  const requests: ClientRequest[] = []
  const startedAt = performance.now()

  await forEachNumber(streamCount, {
    atOnce: 50,
    work: async (number) => void requests.push(await open(relay.url, number, (text) => heard.set(number, text))),
  })
  const openMs = performance.now() - startedAt
  const announcedAt = performance.now()
  for (let number = 0; number < streamCount; number += 50)
    await relay.announce(Array.from({ length: 50 }, (_, index) => customerOf(number + index)))
  const countWith = (isIn: (text: string) => boolean) => [...heard.values()].filter(isIn).length
  const countTold = () => countWith((text) => text.split('"kind":"account"').length === 2)
  const countAlive = () => countWith((text) => text.includes(': still here'))
  await until(() => countTold() === streamCount)
  const toldMs = performance.now() - announcedAt
  await until(() => countAlive() === streamCount)
  const [told, alive, full] = [countTold(), countAlive(), await relay.readMemory()]
  for (const request of requests) request.destroy()
  await until(async () => (await relay.countSockets()) === 0)
  const [after, left] = [await relay.readMemory(), await relay.countSockets()]
  relay.end()
  upstream.child.kill()

  const peakMb = inMb(full.peakRss)
  const memory = `at most ${peakMb.toFixed(0)} MB in the process, ${inMb(before.rss).toFixed(0)} of them before`
  const heap = [before, full, after].map((at) => inMb(at.heap).toFixed(1)).join(' → ')
  const text = `${streamCount} opened in ${(openMs / 1000).toFixed(1)} s, ${told} heard their event within ${(toldMs / 1000).toFixed(1)} s, ${alive} a sign of life; ${memory}; heap ${heap} MB when they had left, sockets left ${left}`
  return { text, peakMb, isComplete: told === streamCount && alive === streamCount && left === 0 }
}

/** Opens one stream. Resolves when it begins; `onText` gets all that it said until then. */
function open(url: string, number: number, onText: (text: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-customer': customerOf(number) }
    const request = send(`${url}/api/wallet/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answered ${response.statusCode}`))
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        onText(text)
      })
      response.on('error', () => undefined)
      resolve(request)
    })
    request.on('error', reject)
    request.end()
  })
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await condition()) && performance.now() - startedAt < patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 50))
}
