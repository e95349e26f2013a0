// Stands in for the sessions of your platform: a signed cookie with the customer's id.
const algorithm = { name: 'HMAC', hash: 'SHA-256' }
const attributes = 'Path=/; HttpOnly; SameSite=Strict'

export async function openSession(customerId: string): Promise<string> {
  const signature = await crypto.subtle.sign(algorithm, await importSecret(), encode(customerId))
  return `session=${customerId}.${Buffer.from(signature).toString('base64url')}; ${attributes}`
}

/** Returns the id of the customer who is signed in. */
export async function readSession(request: Request): Promise<string | undefined> {
  const cookie = /(?:^|; )session=([^;.]+)\.([^;]+)/.exec(request.headers.get('cookie') ?? '')
  const [, customerId = '', signature = ''] = cookie ?? []
  const bytes = Uint8Array.from(Buffer.from(signature, 'base64url'))
  const isGenuine = await crypto.subtle.verify(algorithm, await importSecret(), bytes, encode(customerId))
  return isGenuine ? customerId : undefined
}

export function endSession(): string {
  return `session=; Max-Age=0; ${attributes}`
}

function importSecret(): Promise<CryptoKey> {
  const { SESSION_SECRET = '' } = process.env
  return crypto.subtle.importKey('raw', encode(SESSION_SECRET), algorithm, false, ['sign', 'verify'])
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
