import type { ScaOrderName } from '../../server/backstage/scaOrders.ts'
import type { FaultName } from '../../server/faults.ts'

export type { FaultName, ScaOrderName as ScaOrder }

export type InboxMessage = { to: string; channel: 'email' | 'sms'; code: string; sentAt: string }

type Shown = { headers: Readonly<Record<string, string>>; body?: string }

export type Exchange = {
  id: number
  hop: 'browser-platform' | 'platform-service'
  at: string
  method: string
  path: string
  status?: number
  durationMs?: number
  request: Shown
  response?: Shown
}

/** What the server reports about the traffic behind the wallet. Lists are newest first; times are ISO 8601. */
export type BackstageNews = {
  now: string
  inbox: readonly InboxMessage[]
  exchanges: readonly Exchange[]
  armed: readonly FaultName[]
  /** The orders that hold. */
  sca: readonly ScaOrderName[]
}

const address = '/demo/backstage'

export async function readBackstage(): Promise<BackstageNews> {
  return readNews(await fetch(address))
}

/** Moves the sandbox clock, and with it every deadline. */
export async function advanceClock(advanceSeconds: number): Promise<BackstageNews> {
  return order('clock', { advanceSeconds })
}

export async function setFault(fault: FaultName, parameters: { armed: boolean }): Promise<BackstageNews> {
  return order('faults', { fault, ...parameters })
}

/** `quoteId`: the one to change, for the orders that change one. What cannot happen to it changes nothing. */
export async function placeScaOrder(name: ScaOrderName, quoteId: string | undefined): Promise<BackstageNews> {
  return order('sca', { order: name, ...(quoteId !== undefined && { quoteId }) })
}

async function order(what: string, body: object): Promise<BackstageNews> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.status === 409 ? readBackstage() : readNews(response)
}

async function readNews(response: Response): Promise<BackstageNews> {
  if (!response.ok) throw new Error(`The backstage answers with status ${response.status}`)
  return (await response.json()) as BackstageNews
}
