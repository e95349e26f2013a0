import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { createHostCookie } from '../login/hostCookie.ts'
import type { LoginKeys } from '../login/keys.ts'
import type { PersonProof } from '../options.ts'

/** How long a proof counts, in milliseconds: as long as a wallet session may last without a refresh. */
const countsMs = 60 * 60_000

/** How long the wallet session of a browser is remembered, in milliseconds: a session may be refreshed for long. */
const rememberedMs = 7 * 24 * 60 * 60_000

const contentSchema = v.object({
  customerId: v.string(),
  /** The wallet session that this browser signed in to. */
  walletSessionId: v.optional(v.string()),
  proof: v.picklist(['wallet-login', 'sca']),
  /** Milliseconds since 1970. */
  provedAt: v.number(),
})
type Content = v.InferOutput<typeof contentSchema>

/** Remembers in the browser itself when its user last proved who they are, so that no other browser profits from it. */
export type ProofCookie = {
  /** Returns the cookie of a proof that the service has just accepted. An SCA sign-in keeps the wallet session. */
  readonly write: (parameters: Omit<Content, 'provedAt'> & { request: Request }) => Promise<string>
  readonly clear: (request: Request) => string
  /** Returns the last proof of this customer in this browser. Without one, only the platform's session is known. */
  readonly read: (request: Request, parameters: { customerId: string }) => Promise<PersonProof>
  /** Returns the wallet session that this browser signed in to. `undefined`: not known. */
  readonly readSessionId: (request: Request, parameters: { customerId: string }) => Promise<string | undefined>
}

type ProofCookieParameters = {
  readonly mountPath: string
  readonly allowedOrigins: readonly string[] | undefined
  readonly keys: () => Promise<LoginKeys>
  readonly now: () => number
}

/** Creates the cookie. It is encrypted (RFC 7516, `dir` with A256GCM): the browser can neither read nor alter it. */
export function createProofCookie({ keys, now, ...ofHost }: ProofCookieParameters): ProofCookie {
  const cookie = createHostCookie('countersign_proof', ofHost)
  async function readContent(request: Request, { customerId }: { customerId: string }): Promise<Content | undefined> {
    const sealed = cookie.read(request)
    const content = sealed === undefined ? undefined : await open(sealed, { ...(await keys()), now })
    return content?.customerId === customerId ? content : undefined
  }
  return {
    write: async ({ request, ...proven }) => {
      const before = await readContent(request, proven)
      const content: Content = { walletSessionId: before?.walletSessionId, ...proven, provedAt: now() }
      const sealed = await new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor((now() + rememberedMs) / 1000))
        .encrypt((await keys()).proofKey)
      return cookie.write(sealed, { request, maxAge: rememberedMs / 1000 })
    },
    clear: cookie.clear,
    read: async (request, ofCustomer) => {
      const found = await readContent(request, ofCustomer)
      if (!found || found.provedAt + countsMs <= now()) return { proof: 'session' }
      return { proof: found.proof, provedAt: found.provedAt }
    },
    readSessionId: async (request, ofCustomer) => (await readContent(request, ofCustomer))?.walletSessionId,
  }
}

async function open(
  sealed: string,
  { proofKey, now }: Pick<LoginKeys, 'proofKey'> & { now: () => number },
): Promise<Content | undefined> {
  try {
    const options = {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(now()),
    }
    const { payload } = await jwtDecrypt(sealed, proofKey, options)
    return v.parse(contentSchema, payload.content)
  } catch {
    return undefined
  }
}
