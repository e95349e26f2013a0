export const incompletePerson = 'Please enter your name and an email address, such as name@example.com.'
export const incompletePhone = 'Please enter a phone number with its country code, such as +39 333 123 4567.'

/** Has the demo's server make a customer with a funded wallet. Failures are told in words. */
export async function createWallet(person: {
  email: string
  fullName: string
  /** ISO 3166-1 alpha-2. */
  region: string
  phoneNumber?: string
}): Promise<{ email: string } | { problem: string }> {
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
  if (response?.status === 400) return { problem: incompletePerson }
  if (response?.status === 409) return { problem: 'There is a wallet for this address already. Sign in with it.' }
  return { problem: 'We cannot reach Harbor right now. Please try again.' }
}

/** The address of the wallet that was just made, from what the page before left in the history. */
export function createdEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined
  return typeof state.created === 'string' ? state.created : undefined
}
