import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { createHostCookie } from '../login/hostCookie.ts'
import type { LoginKeys } from '../login/keys.ts'
import type { PersonProof } from '../options.ts'

/** How long a proof is remembered, in milliseconds: as long as a wallet session may last. */
const rememberedMs = 60 * 60_000

const contentSchema = v.object({
  customerId: v.string(),
  proof: v.picklist(['wallet-login', 'sca']),
  /** Milliseconds since 1970. */
  provedAt: v.number(),
})
type Content = v.InferOutput<typeof contentSchema>

/** Remembers in the browser itself when its user last proved who they are, so that no other browser profits from it. */
export type ProofCookie = {
  /** Returns the cookie of a proof that the service has just accepted. */
  readonly write: (parameters: Omit<Content, 'provedAt'> & { request: Request }) => Promise<string>
  readonly clear: (request: Request) => string
  /** Returns the last proof of this customer in this browser. Without one, only the platform's session is known. */
  readonly read: (request: Request, parameters: { customerId: string }) => Promise<PersonProof>
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
  return {
    write: async ({ request, customerId, proof }) => {
      const content: Content = { customerId, proof, provedAt: now() }
      const sealed = await new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor((now() + rememberedMs) / 1000))
        .encrypt((await keys()).proofKey)
      return cookie.write(sealed, { request, maxAge: rememberedMs / 1000 })
    },
    clear: cookie.clear,
    read: async (request, { customerId }) => {
      const sealed = cookie.read(request)
      const found = sealed === undefined ? undefined : await open(sealed, { ...(await keys()), now })
      if (found?.customerId !== customerId) return { proof: 'session' }
      return { proof: found.proof, provedAt: found.provedAt }
    },
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
