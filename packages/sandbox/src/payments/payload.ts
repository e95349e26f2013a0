import { bytesToHex, textToBytes } from '../crypto/encoding.ts'

/**
 * Writes the JSON text of a payload to sign. The spaces between the top-level members are on purpose: a client that
 * parses the text and signs its own serialisation of it, instead of the bytes it received, is caught.
 */
export function writePayload(fields: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${members.join(', ')}}`
}

/** What the session key signs to execute a quote; the quote's id makes it unique. */
export function createQuotePayload(parameters: { quoteId: string; accountId: string; now: number }): string {
  const { quoteId, accountId, now } = parameters
  return writePayload({
    type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
    timestampMs: String(now),
    organizationId: organizationIdOf(accountId),
    parameters: {
      signWith: accountId.slice(accountId.indexOf(':') + 1),
      unsignedTransaction: bytesToHex(textToBytes(quoteId)),
      type: 'TRANSACTION_TYPE_ETHEREUM',
    },
    generateAppProofs: true,
  })
}

/** The name under which the enclave knows a wallet. */
export function organizationIdOf(accountId: string): string {
  return `org_${accountId.slice(accountId.indexOf(':') + 1)}`
}
