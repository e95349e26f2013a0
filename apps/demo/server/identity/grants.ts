import { randomBytes } from 'node:crypto'

/** The page of the wallet that takes the provider's response. */
export const signedInPath = '/signed-in'

/** For how long a code can be turned into a token, in milliseconds. */
const lifetimeMs = 60_000

type Grant = { email: string; nonce: string }

/** Codes that stand for a user's consent: each turns into one token, once. */
export type Grants = {
  give(grant: Grant): string
  /** Returns the ID token, or `undefined` for a code that is unknown, used or expired. */
  redeem(code: string): Promise<string | undefined>
}

export type IssueToken = (claims: {
  subject: string
  email: string
  audience: string
  nonce?: string
}) => Promise<string>

export function createGrants(parameters: { issueToken: IssueToken; now: () => number }): Grants {
  const { issueToken, now } = parameters
  const open = new Map<string, Grant & { endsAt: number }>()
  return {
    give: (grant) => {
      for (const [code, { endsAt }] of open) if (endsAt <= now()) open.delete(code)
      const code = randomBytes(16).toString('base64url')
      open.set(code, { ...grant, endsAt: now() + lifetimeMs })
      return code
    },
    redeem: async (code) => {
      const grant = open.get(code)
      open.delete(code)
      if (!grant || grant.endsAt <= now()) return undefined
      const { email, nonce } = grant
      return issueToken({ subject: subjectOf(email), email, audience: 'harbor', ...(nonce !== '' && { nonce }) })
    },
  }
}

/** Returns the provider's name for a user. */
function subjectOf(email: string): string {
  return `harbor-${email.trim().toLowerCase()}`
}

/** Returns the user whom a subject names; the wallet's own customers are known by address. */
export function emailOf(subject: string): string | undefined {
  return subject.startsWith('harbor-') ? subject.slice('harbor-'.length) : undefined
}
