/**
 * The whole email login and payment against a running sandbox, with WebCrypto and the `hpke` package only: what a
 * client in any language has to do. Start `pnpm sandbox -- --port 4010`, then
 * `pnpm exec node packages/sandbox/examples/walk.ts http://127.0.0.1:4010/2025-10-13 <quorum key>`.
 */
import * as hpke from 'hpke'

const [baseUrl, quorumKeyHex] = process.argv.slice(2)
if (!baseUrl || !quorumKeyHex) throw new Error('Pass the base URL and the quorum key that the sandbox printed')
const authorization = `Basic ${btoa('sandbox-client:sandbox-secret')}`
const defaults = { authorization, 'content-type': 'application/json' }
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const utf8 = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const fromHex = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

// 1. A customer with a wallet, money in it, and a payee.
const customer = await call('POST', '/customers', {
  customerType: 'INDIVIDUAL',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  // This platform verifies its customers itself; otherwise POST /verifications comes first.
  kycStatus: 'APPROVED',
})
const wallets = await call('GET', `/internal-accounts?customerId=${customer.id}&type=EMBEDDED_WALLET`)
const wallet = wallets.data[0]
await call('POST', `/sandbox/internal-accounts/${wallet.id}/fund`, { amount: 250_000_000 })
const payee = await call('POST', '/customers/external-accounts', {
  customerId: customer.id,
  currency: 'USD',
  accountInfo: {
    accountType: 'USD_ACCOUNT',
    accountNumber: '12345678901',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Charles Babbage' },
  },
})

// 2. A code is sent, and the response names the key to encrypt it to. Only the pinned key may sign that.
const credentials = await call('GET', `/auth/credentials?accountId=${wallet.id}`)
const credentialPath = `/auth/credentials/${credentials.data[0].id}`
const challenge = await call('POST', `${credentialPath}/challenge`)
const target = await openBundle(challenge.otpEncryptionTargetBundle)

// 3. A fresh session key; the code and its public half are encrypted together.
const key = await crypto.subtle.generateKey(ecdsa, false, ['sign', 'verify'])
const point = new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey))
const publicKeyHex = ((point.at(-1) ?? 0) % 2 ? '03' : '02') + toHex(point.slice(1, 33))
const inbox = await call('GET', '/sandbox/inbox')
const encryptedOtpBundle = await seal(target.targetPublic, inbox.data.at(-1).code)

// 4. Verify twice: the same body, the second time signed.
const login = { type: 'EMAIL_OTP', encryptedOtpBundle }
const request = await call('POST', `${credentialPath}/verify`, login)
const session = await call('POST', `${credentialPath}/verify`, login, {
  'Service-Wallet-Signature': await stamp(request.payloadToSign),
  'Request-Id': request.requestId,
})
print(`Signed in as ${session.nickname} until ${session.expiresAt}`)

// 5. A quote, its payload signed as received, one execution.
const quote = await call('POST', '/quotes', {
  source: { sourceType: 'ACCOUNT', accountId: wallet.id },
  destination: { destinationType: 'ACCOUNT', accountId: payee.id },
  lockedCurrencySide: 'RECEIVING',
  lockedCurrencyAmount: 10_000,
})
const { payloadToSign } = quote.paymentInstructions[0].accountOrWalletInfo
const executed = await call('POST', `/quotes/${quote.id}/execute`, undefined, {
  'Service-Wallet-Signature': await stamp(payloadToSign),
  'Idempotency-Key': crypto.randomUUID(),
})
print(`${quote.totalSendingAmount} USDB units leave, fees ${quote.feesIncluded}: ${executed.status}`)

// 6. The sandbox settles on its own clock.
await call('POST', '/sandbox/clock', { advanceSeconds: 5 })
const transaction = await call('GET', `/transactions/${quote.transactionId}`)
const after = await call('GET', `/internal-accounts?customerId=${customer.id}`)
print(`Transaction ${transaction.status}, balance ${after.data[0].balance.amount}`)

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(baseUrl + path, { method, headers: { ...defaults, ...headers }, ...init })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.code} ${answer.message}`)
  print(`${response.status} ${method} ${path.replaceAll(/:[\da-f-]{36}/g, ':…')}`)
  return answer
}

/** The recipient of the code, if the pinned key signed it (over the decoded `data`, DER). */
async function openBundle(text: string): Promise<{ targetPublic: string }> {
  const bundle = JSON.parse(text)
  if (bundle.enclaveQuorumPublic !== quorumKeyHex) throw new Error('The bundle is not signed by the pinned key')
  const quorumKey = await crypto.subtle.importKey('raw', fromHex(bundle.enclaveQuorumPublic), ecdsa, false, ['verify'])
  const der = fromHex(bundle.dataSignature)
  const rEnd = 4 + (der[3] ?? 0)
  const scalars = [der.slice(4, rEnd), der.slice(rEnd + 2)].map((integer) =>
    toHex(integer).slice(-64).padStart(64, '0'),
  )
  const data = fromHex(bundle.data)
  const genuine = await crypto.subtle.verify(ecdsa, quorumKey, fromHex(scalars.join('')), data)
  if (!genuine) throw new Error('The signature of the bundle does not verify')
  return JSON.parse(Buffer.from(data).toString())
}

async function seal(targetPublicHex: string, code: string): Promise<string> {
  const suite = new hpke.CipherSuite(hpke.KEM_DHKEM_P256_HKDF_SHA256, hpke.KDF_HKDF_SHA256, hpke.AEAD_AES_256_GCM)
  const recipient = fromHex(targetPublicHex)
  const publicKey = await suite.DeserializePublicKey(recipient)
  const { encapsulatedSecret, ctx } = await suite.SetupSender(publicKey, { info: fromHex('7475726e6b65795f68706b65') })
  const plaintext = utf8(JSON.stringify({ otp_code: code, public_key: publicKeyHex }))
  const ciphertext = await ctx.Seal(plaintext, Uint8Array.from([...encapsulatedSecret, ...recipient]))
  return JSON.stringify({ encappedPublic: toHex(encapsulatedSecret), ciphertext: toHex(ciphertext) })
}

async function stamp(payload: string): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign(ecdsa, key.privateKey, utf8(payload)))
  const integers = [signature.slice(0, 32), signature.slice(32)].flatMap((scalar) => {
    const digits = [...scalar.slice(scalar.findIndex((byte) => byte !== 0))]
    const positive = (digits[0] ?? 0) > 0x7f ? [0, ...digits] : digits
    return [0x02, positive.length, ...positive]
  })
  const der = Uint8Array.from([0x30, integers.length, ...integers])
  const parts = { publicKey: publicKeyHex, scheme: 'SIGNATURE_SCHEME_TK_API_P256', signature: toHex(der) }
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}
