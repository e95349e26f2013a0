import type { Check, OpenRequest, SealRequest, VerifyRequest } from '../report.ts'
import type { Fixtures } from '../server/fixtures.ts'
import type * as oracle from '../server/oracle.ts'
import type { SealedAnswer } from '../server/sealer.ts'

/** The server of this page: it holds the private keys, and checks with Node's own cryptography. */
export const readFixtures = () => post<Fixtures>('/fixtures', {})

export const openSealed = (request: OpenRequest) => post<ReturnType<typeof oracle.openSealed>>('/open', request)

export const sealForPage = (request: SealRequest) => post<SealedAnswer>('/seal', request)

export const verifyStamps = (request: VerifyRequest) => post<ReturnType<typeof oracle.verifyStamps>>('/verify', request)

export const reportCheck = (check: Check) => post('/check', check)

export const reportEnd = () => post('/end', {})

async function post<answer>(path: string, body: unknown): Promise<Awaited<answer>> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return response.json()
}
