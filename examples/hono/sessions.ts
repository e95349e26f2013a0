import { sessionStore } from './sessionStore.ts'

type Person = { customerId: string; walletSessionId: string }

// Stands in for the sessions of your platform: a random id in a cookie. Whose it is and when it ends is on the server.
const lifetimeSeconds = 8 * 60 * 60
// Browsers keep a `__Host-` cookie only with `Secure`, which not all of them accept from http://localhost.
const isLocal = /^http:\/\/localhost(:\d+)?$/.test(process.env.PAGE_ORIGIN ?? '')
const cookieName = isLocal ? 'session' : '__Host-session'
const attributes = `Path=/; HttpOnly; SameSite=Strict${isLocal ? '' : '; Secure'}`

/** Opens a session under a new id, and ends the one that the browser had. Returns the value of `Set-Cookie`. */
export async function openSession(request: Request, person: Person): Promise<string> {
  await endSession(request)
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  await sessionStore.set(id, person, { lifetimeSeconds })
  return `${cookieName}=${id}; Max-Age=${lifetimeSeconds}; ${attributes}`
}

/** Returns the id of the customer who is signed in. */
export async function readSession(request: Request): Promise<string | undefined> {
  const id = readId(request)
  return id === undefined ? undefined : sessionStore.get(id)
}

/** Ends the session on the server. Returns the value of `Set-Cookie` that removes the cookie. */
export async function endSession(request: Request): Promise<string> {
  const id = readId(request)
  if (id !== undefined) await sessionStore.delete(id)
  return `${cookieName}=; Max-Age=0; ${attributes}`
}

/** Ends the session that was opened with a session of the wallet, on whichever device that is. */
export async function endSessionOf(walletSessionId: string): Promise<void> {
  const id = await sessionStore.findByWalletSession(walletSessionId)
  if (id !== undefined) await sessionStore.delete(id)
}

function readId(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split('; ') ?? []
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}
