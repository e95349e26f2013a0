import type { QuoteRecord } from '../areas/payments/records.ts'
import type { SandboxContext } from '../context.ts'
import { bytesToHex, textToBytes } from '../crypto/encoding.ts'

/**
 * Writes the JSON text of a payload to sign. The spaces between the top-level members are on purpose: a client that
 * parses the text and signs its own serialisation of it, instead of the bytes it received, is caught.
 */
function writePayload(fields: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${members.join(', ')}}`
}

/** Returns the payload to sign for a change to a wallet. */
export function createActivityPayload(
  context: SandboxContext,
  activity: { type: string; accountId: string; parameters: Readonly<Record<string, unknown>> },
): string {
  const { type, accountId, parameters } = activity
  const organizationId = organizationIdOf(accountId)
  return writePayload({ type, timestampMs: String(context.now()), organizationId, parameters })
}

/**
 * What the session key signs to execute a quote that a wallet pays; the quote's id makes it unique. It is the same each
 * time, and so not kept.
 */
export function quotePayloadOf(quote: QuoteRecord): string | undefined {
  const { id: quoteId, source, createdAt, payer } = quote
  if (payer !== 'WALLET' || source.sourceType !== 'ACCOUNT') return undefined
  const { accountId } = source
  return writePayload({
    type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
    timestampMs: String(createdAt),
    organizationId: organizationIdOf(accountId),
    parameters: {
      signWith: walletIdOf(accountId),
      unsignedTransaction: bytesToHex(textToBytes(quoteId)),
      type: 'TRANSACTION_TYPE_ETHEREUM',
    },
    generateAppProofs: true,
  })
}

/** Returns the enclave's name of a wallet and its owner together. */
export function organizationIdOf(accountId: string): string {
  return `org_${walletIdOf(accountId)}`
}

/** Returns the enclave's name of the owner of a wallet. */
export function userIdOf(accountId: string): string {
  return `user_${walletIdOf(accountId)}`
}

/** Returns the enclave's name of a wallet. */
export function walletIdOf(accountId: string): string {
  return accountId.slice(accountId.indexOf(':') + 1)
}

/** What a wallet signs to change a card that it pays for. The interface does not say what that looks like. */
export function createCardPayload(parameters: { cardId: string; change: unknown; now: number }): string {
  const { cardId, change, now } = parameters
  return writePayload({ card: cardId, change, issuedAt: String(now) })
}
