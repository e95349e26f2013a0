import type { Page, Request } from '@playwright/test'

/** How long each answer is held back. What a page asks for together begins well within it. */
const heldMs = 600

/** How much later than the page the test may hear that an answer is there. */
const reportedMs = 100

type Trip = { name: string; from: number; to: number }

/**
 * What a page asks for at its own pace: news, the name of the user for the menu and for receipts, hints of a sandbox, and
 * the part that says what a bank thinks of a name.
 */
const inTheBackground =
  /\/api\/wallet\/(events$|customers\/Customer)|\/liveEvents-|\/favicon|\/sandboxHints-|\/QuoteNameCheck-/

/**
 * Holds back each answer, so that requests that wait for one another stand apart. The function that is returned lists
 * the longest chain of requests, each begun after the end of the one before, that leads to the last request like `last`.
 */
export async function watchTrips(page: Page) {
  const trips = new Map<Request, Trip>()
  page.on('request', (request) => {
    if (!inTheBackground.test(request.url()))
      trips.set(request, { name: nameOf(request), from: performance.now(), to: Number.POSITIVE_INFINITY })
  })
  page.on('response', (response) => {
    const trip = trips.get(response.request())
    if (trip) trip.to = performance.now()
  })
  await page.route('**/*', async (route) => {
    if (inTheBackground.test(route.request().url())) return route.continue()
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, heldMs))
    await route.fulfill({ response })
  })
  return async (last: RegExp, perform: () => Promise<unknown>): Promise<readonly string[]> => {
    trips.clear()
    await perform()
    return chainTo([...trips.values()], last)
  }
}

function nameOf(request: Request): string {
  const path = new URL(request.url()).pathname
  return `${request.method()} ${path.replace(/[A-Z]\w+(:|%3A)[\w-]+/g, '…').replace(/-[\w-]{8}\.(js|css)$/, '.$1')}`
}

function chainTo(trips: readonly Trip[], last: RegExp): readonly string[] {
  const chains: { readonly trip: Trip; readonly names: readonly string[] }[] = []
  for (const trip of trips.toSorted((one, other) => one.from - other.from)) {
    const before = chains.filter((chain) => chain.trip.to - reportedMs <= trip.from).sort(byLength)[0]
    chains.push({ trip, names: [...(before?.names ?? []), trip.name] })
  }
  return chains.findLast(({ trip }) => last.test(trip.name))?.names ?? []
}

const byLength = (one: { names: readonly string[] }, other: { names: readonly string[] }) =>
  other.names.length - one.names.length
