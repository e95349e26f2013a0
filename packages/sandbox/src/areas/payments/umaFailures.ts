import { lookUp } from '@countersign/core/wire'
import { ServiceError } from '../../http/responses.ts'

type Failures = Readonly<Record<string, readonly [status: number, code: string]>>

/** Receivers whose lookup fails, by the name before the @. No source documents these names. */
const lookupFailures: Failures = {
  '$fail.certificate': [400, 'CERT_CHAIN_INVALID'],
  '$fail.certificate.expired': [400, 'CERT_CHAIN_EXPIRED'],
  '$fail.format': [400, 'INVALID_REQUEST_FORMAT'],
  '$fail.nonce': [400, 'INVALID_NONCE'],
  '$fail.parameters': [400, 'MISSING_REQUIRED_UMA_PARAMETERS'],
  '$fail.parse': [400, 'PARSE_LNURLP_RESPONSE_ERROR'],
  '$fail.pubkey.format': [400, 'INVALID_PUBKEY_FORMAT'],
  '$fail.sender': [400, 'SENDER_NOT_ACCEPTED'],
  '$fail.timestamp': [400, 'INVALID_TIMESTAMP'],
  '$fail.counterparty': [403, 'COUNTERPARTY_NOT_ALLOWED'],
  '$fail.version': [412, 'UNSUPPORTED_UMA_VERSION'],
  '$fail.pubkey': [424, 'COUNTERPARTY_PUBKEY_FETCH_ERROR'],
  '$fail.request': [424, 'LNURLP_REQUEST_FAILED'],
  '$fail.versions': [424, 'NO_COMPATIBLE_UMA_VERSION'],
  '$fail.server': [502, 'COUNTERPARTY_SERVER_ERROR'],
  '$fail.timeout': [504, 'LOOKUP_REQUEST_FAILED'],
}

/** Receivers that are found, and whose side then refuses the quote or does not answer. */
const quoteFailures: Failures = {
  '$fail.quote.amount.usd': [400, 'INVALID_AMOUNT'],
  '$fail.quote.parse.usd': [400, 'PARSE_PAYREQ_RESPONSE_ERROR'],
  '$fail.quote.sender.usd': [400, 'SENDER_NOT_ACCEPTED'],
  '$fail.quote.counterparty.usd': [403, 'COUNTERPARTY_NOT_ALLOWED'],
  '$fail.quote.version.usd': [412, 'UNSUPPORTED_UMA_VERSION'],
  '$fail.quote.request.usd': [424, 'PAYREQ_REQUEST_FAILED'],
  '$fail.quote.data.usd': [501, 'UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY'],
  '$fail.quote.answer.usd': [502, 'INVALID_PAYREQ_RESPONSE'],
  '$fail.quote.server.usd': [502, 'COUNTERPARTY_SERVER_ERROR'],
  '$fail.quote.timeout.usd': [504, 'QUOTE_REQUEST_FAILED'],
}

/** Returns whether this receiver is found, and refuses quotes. */
export function refusesQuotes(name: string): boolean {
  return Object.hasOwn(quoteFailures, name)
}

/** @throws `ServiceError` where the name orders that its lookup fails. */
export function requireLookup(name: string): void {
  requireNone(lookupFailures, { name, message: 'The receiver lookup failed' })
}

/** @throws `ServiceError` where the name orders that its quote fails. */
export function requireQuotable(name: string): void {
  requireNone(quoteFailures, { name, message: 'The side of the receiver gave no quote' })
}

function requireNone(failures: Failures, { name, message }: { name: string; message: string }): void {
  const failure = lookUp(failures, name)
  if (failure) throw new ServiceError({ status: failure[0], code: failure[1], message })
}
