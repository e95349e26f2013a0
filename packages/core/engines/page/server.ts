import type {
  Check,
  Fixtures,
  OpenAnswer,
  OpenRequest,
  SealedAnswer,
  SealRequest,
  VerifyAnswer,
  VerifyRequest,
} from '../report.ts'

/** The server of this page: it holds the private keys, and checks with Node's own cryptography. */
export async function readFixtures(): Promise<Fixtures> {
  return (await fetch('/fixtures')).json()
}

export function openSealed(request: OpenRequest): Promise<OpenAnswer> {
  return post('/open', request)
}

export function sealForPage(request: SealRequest): Promise<SealedAnswer> {
  return post('/seal', request)
}

export function verifyStamps(request: VerifyRequest): Promise<VerifyAnswer> {
  return post('/verify', request)
}

export async function reportCheck(check: Check): Promise<void> {
  await post('/check', check)
}

export async function reportEnd(): Promise<void> {
  await post('/end', {})
}

async function post<answer>(path: string, body: unknown): Promise<answer> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return response.json()
}
