import { isTooDeep, lookUp } from '@countersign/core/wire'

/** Fields that are shown by kind and length only. The code of a sign-in is in none of them: it travels encrypted. */
const sealedFields: Readonly<Record<string, string>> = {
  encryptedOtpBundle: 'sealed code',
  otpEncryptionTargetBundle: 'signed key bundle',
  payloadToSign: 'payload to sign',
  signature: 'signature',
  attestationObject: 'attestation',
  authenticatorData: 'authenticator data',
  clientDataJson: 'client data',
  clientDataJSON: 'client data',
  oidcToken: 'OpenID token',
  encryptedWalletCredentials: 'sealed recovery words',
  encryptedSessionSigningKey: 'sealed session key',
  secret: 'secret of an app',
  secretBase32Encoded: 'secret of an app',
  totpUri: 'secret of an app',
  recoveryCodes: 'recovery codes',
  livenessAccessToken: 'token of a check',
  verificationLink: 'link to a check',
}

/** Headers that are shown. Credentials and cookies are not among them, under any name. */
const shownHeaders = ['content-type', 'idempotency-key', 'request-id', 'retry-after', 'date']

const longestBody = 6_000

/**
 * Returns a JSON body with encrypted and signed parts shown by kind and length only. `undefined`: the body is empty.
 */
export function redactBody(text: string): string | undefined {
  if (text === '') return undefined
  // Indentation would make it thousands of times longer, and any client may send it.
  if (isTooDeep(text)) return describe('nested too deep', text)
  try {
    const shown = JSON.stringify(JSON.parse(text, redactField), null, 2)
    return shown.length > longestBody ? `${shown.slice(0, longestBody)}\n…` : shown
  } catch {
    return `(no JSON, ${text.length} characters)`
  }
}

/** Returns the headers to show. The stamp is shown by its length only. */
export function redactHeaders(headers: Headers, parameters: { stampHeader: string }): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const name of shownHeaders) {
    const value = headers.get(name)
    if (value !== null) shown[name] = value
  }
  const stamp = headers.get(parameters.stampHeader)
  if (stamp !== null) shown[parameters.stampHeader.toLowerCase()] = describe('stamp', stamp)
  return shown
}

function redactField(name: string, value: unknown): unknown {
  const kind = lookUp(sealedFields, name) ?? kindOfCode(name, value)
  if (kind === undefined) return value
  return describe(kind, typeof value === 'string' ? value : JSON.stringify(value))
}

/** Codes that are proofs are digits; error codes, which have the same field name, are words. */
function kindOfCode(name: string, value: unknown): string | undefined {
  return name === 'code' && typeof value === 'string' && /^\d+$/.test(value) ? 'code' : undefined
}

function describe(kind: string, value: string): string {
  return `(${kind}, ${value.length} characters)`
}
