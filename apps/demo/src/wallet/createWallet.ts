/** `refused`: the server does not accept what was typed. */
export type CreateWalletFailure = 'email-taken' | 'refused' | 'unreachable'

/** Asks the demo's server to create a customer with a funded wallet. */
export async function createWallet(person: {
  email: string
  fullName: string
  /** ISO 3166-1 alpha-2. */
  region: string
  phoneNumber?: string
}): Promise<{ email: string } | { failure: CreateWalletFailure }> {
  const response = await fetch('/demo/customers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email.trim(),
      fullName: person.fullName.trim(),
      region: person.region,
      ...(person.phoneNumber !== undefined && { phoneNumber: person.phoneNumber.replaceAll(' ', '') }),
    }),
  }).catch(() => undefined)
  if (response?.status === 201) return { email: person.email.trim() }
  if (response?.status === 400) return { failure: 'refused' }
  if (response?.status === 409) return { failure: 'email-taken' }
  return { failure: 'unreachable' }
}

/** What the page that made a wallet leaves in the history for the sign-in that follows. */
export type CreatedWallet = {
  created: string
  /** No code was asked for yet. */
  isNew: boolean
}

/** Returns the wallet that was just made, from what the page before left in the history. */
export function readCreatedWallet(state: unknown): CreatedWallet | undefined {
  const { created, isNew } = Object(state) as { created?: unknown; isNew?: unknown }
  return typeof created === 'string' ? { created, isNew: isNew === true } : undefined
}
