import { sign } from 'node:crypto'
import { createTestEnclave, type TestEnclave } from './bundles.ts'
import { curveOrder, derOf, element, integerContent, readDer } from './der.ts'

/** A bundle that must be rejected, made from a genuine enclave. */
export type Forgery = [name: string, forge: (enclave: TestEnclave) => string]

/** A genuine bundle whose signature is encoded again from its integers. */
function withSignature(write: (signature: { r: bigint; s: bigint; der: Buffer }) => Uint8Array) {
  return (enclave: TestEnclave) => {
    const fields = enclave.fields()
    const der = Buffer.from(fields.dataSignature, 'hex')
    return JSON.stringify({ ...fields, dataSignature: Buffer.from(write({ ...readDer(der), der })).toString('hex') })
  }
}

export function flipBit(hex: string, index: number): string {
  const bytes = Buffer.from(hex, 'hex')
  bytes[index] = (bytes[index] ?? 0) ^ 1
  return bytes.toString('hex')
}

const sequence = (...parts: Uint8Array[]) => element(0x30, Buffer.concat(parts))
const zeroPadded = (value: bigint) => element(2, Buffer.concat([Buffer.of(0), integerContent(value)]))

const forgedSigners: Forgery[] = [
  ['an own key, signed by an own signer whose key travels in the bundle', () => createTestEnclave().bundle()],
  [
    'an own key, signed by an own signer under the name of the pinned one',
    ({ quorum }) => createTestEnclave().bundle({ enclaveQuorumPublic: quorum.publicHex }),
  ],
  ['an own key inside a genuine signature', ({ bundle }) => bundle({ data: createTestEnclave().fields().data })],
  [
    'the signature of another bundle',
    (enclave) => enclave.bundle({ dataSignature: enclave.fields('{}').dataSignature }),
  ],
  ['one bit of the data', (enclave) => enclave.bundle({ data: flipBit(enclave.fields().data, 30) })],
  [
    'one bit of the signature',
    (enclave) => enclave.bundle({ dataSignature: flipBit(enclave.fields().dataSignature, 20) }),
  ],
  ['one bit of the signer', ({ bundle, quorum }) => bundle({ enclaveQuorumPublic: flipBit(quorum.publicHex, 40) })],
  [
    'a compressed signer',
    ({ bundle, quorum }) => bundle({ enclaveQuorumPublic: `02${quorum.publicHex.slice(2, 66)}` }),
  ],
  ['a hybrid signer', ({ bundle, quorum }) => bundle({ enclaveQuorumPublic: `06${quorum.publicHex.slice(2)}` })],
  ['a signer with a blank behind', ({ bundle, quorum }) => bundle({ enclaveQuorumPublic: `${quorum.publicHex} ` })],
  ['no signer and no signature', ({ bundle }) => bundle({ enclaveQuorumPublic: '', dataSignature: '' })],
  ['no signer', ({ bundle }) => bundle({ enclaveQuorumPublic: '' })],
  ['no signature', ({ bundle }) => bundle({ dataSignature: '' })],
  [
    'a signature over the hex text instead of the bytes',
    (enclave) => enclave.bundle({ dataSignature: enclave.sign(Buffer.from(enclave.fields().data)).toString('hex') }),
  ],
  [
    'a signature with another hash',
    (enclave) => {
      const data = Buffer.from(enclave.fields().data, 'hex')
      return enclave.bundle({ dataSignature: sign('sha384', data, enclave.quorum.privateKey).toString('hex') })
    },
  ],
]

const forgedSignatures: Forgery[] = [
  ['a length in BER long form', withSignature(({ der }) => Buffer.concat([Buffer.of(0x30, 0x81), der.subarray(1)]))],
  [
    'an indefinite length',
    withSignature(({ der }) => Buffer.concat([Buffer.of(0x30, 0x80), der.subarray(2), Buffer.alloc(2)])),
  ],
  ['a leading zero before r', withSignature(({ r, s }) => sequence(zeroPadded(r), element(2, integerContent(s))))],
  ['a leading zero before s', withSignature(({ r, s }) => sequence(element(2, integerContent(r)), zeroPadded(s)))],
  ['a byte behind the signature', withSignature(({ der }) => Buffer.concat([der, Buffer.of(0)]))],
  [
    'a byte inside, behind s',
    withSignature(({ der }) => element(0x30, Buffer.concat([der.subarray(2), Buffer.of(0)]))),
  ],
  [
    'a third integer',
    withSignature(({ der }) => element(0x30, Buffer.concat([der.subarray(2), element(2, Buffer.of(1))]))),
  ],
  ['r of 0', withSignature(({ s }) => derOf(0n, s))],
  ['s of 0', withSignature(({ r }) => derOf(r, 0n))],
  ['r of the order', withSignature(({ s }) => derOf(curveOrder, s))],
  ['s of the order', withSignature(({ r }) => derOf(r, curveOrder))],
  ['s beyond the order', withSignature(({ r, s }) => derOf(r, s + curveOrder))],
  ['a negative r', withSignature(({ s }) => derOf(-1n, s))],
  [
    'r without its sign byte',
    withSignature(({ s }) => sequence(element(2, Buffer.alloc(32, 0xff)), element(2, integerContent(s)))),
  ],
  [
    'r‖s instead of DER',
    withSignature(({ r, s }) => Buffer.from([r, s].map((part) => part.toString(16).padStart(64, '0')).join(''), 'hex')),
  ],
  ['r and s exchanged', withSignature(({ r, s }) => derOf(s, r))],
  ['a cut signature', withSignature(({ der }) => der.subarray(0, -1))],
  ['another tag', withSignature(({ der }) => Buffer.concat([Buffer.of(0x31), der.subarray(1)]))],
  ['a signature of odd hex', (enclave) => enclave.bundle({ dataSignature: `${enclave.fields().dataSignature}0` })],
]

const offCurve = ({ recipient }: TestEnclave) => flipBit(recipient.publicHex, 64)
const prime = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
/** A point with x below 2²⁵⁶ − p, so that x + p still fits into 32 bytes. */
export const yOfX5 = '459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbcc'

const forgedPoints: Forgery[] = [
  ['a point off the curve, properly signed', (enclave) => enclave.withPoint(offCurve(enclave))],
  ['the point at infinity', ({ withPoint }) => withPoint('00')],
  ['zeros for a point', ({ withPoint }) => withPoint(`04${'00'.repeat(64)}`)],
  ['a compressed point', ({ withPoint, recipient }) => withPoint(`02${recipient.publicHex.slice(2, 66)}`)],
  ['a hybrid point of prefix 06', ({ withPoint, recipient }) => withPoint(`06${recipient.publicHex.slice(2)}`)],
  ['a hybrid point of prefix 07', ({ withPoint, recipient }) => withPoint(`07${recipient.publicHex.slice(2)}`)],
  ['x beyond the field', ({ withPoint }) => withPoint(`04${(5n + prime).toString(16)}${yOfX5}`)],
  ['a point without its prefix', ({ withPoint, recipient }) => withPoint(recipient.publicHex.slice(2))],
  ['a point with a byte behind', ({ withPoint, recipient }) => withPoint(`${recipient.publicHex}00`)],
  ['a point in odd hex', ({ withPoint, recipient }) => withPoint(recipient.publicHex.slice(0, -1))],
  ['a point that is no hex', ({ withPoint }) => withPoint(`04${'zz'.repeat(64)}`)],
  ['an empty point', ({ withPoint }) => withPoint('')],
  ['a number for a point', ({ withPoint }) => withPoint(4)],
  ['null for a point', ({ withPoint }) => withPoint(null)],
  ['no point', ({ fields }) => JSON.stringify(fields('{"organizationId":"org_example"}'))],
  ['an inner text that is not JSON', ({ fields }) => JSON.stringify(fields('targetPublic'))],
  ['an inner list', ({ fields, recipient }) => JSON.stringify(fields(JSON.stringify([recipient.publicHex])))],
  [
    'inner bytes that are not UTF-8',
    (enclave) =>
      JSON.stringify(
        enclave.fields(Buffer.from(`{"targetPublic":"${enclave.recipient.publicHex}","x":"\xff"}`, 'latin1')),
      ),
  ],
]

const malformed: Forgery[] = [
  ...(['version', 'data', 'dataSignature', 'enclaveQuorumPublic'] as const).flatMap((field): Forgery[] => [
    [`${field} missing`, ({ bundle }) => bundle({ [field]: undefined })],
    [`${field} null`, ({ bundle }) => bundle({ [field]: null })],
    [`${field} in a list`, (enclave) => enclave.bundle({ [field]: [enclave.fields()[field]] })],
  ]),
  ['another version', ({ bundle }) => bundle({ version: 'v2.0.0' })],
  [
    'empty data',
    (enclave) => enclave.bundle({ data: '', dataSignature: enclave.sign(Buffer.alloc(0)).toString('hex') }),
  ],
  ['data of odd hex', (enclave) => enclave.bundle({ data: `${enclave.fields().data}0` })],
  ['data that is no hex', ({ bundle }) => bundle({ data: 'targetPublic' })],
  ['the empty text', () => ''],
  ['a text that is not JSON', () => '<html>'],
  ['null', () => 'null'],
  ['a list', ({ fields }) => JSON.stringify([fields()])],
  ['a bundle inside a bundle', ({ fields }) => JSON.stringify({ bundle: fields() })],
  ['a bundle as JSON text inside JSON text', ({ bundle }) => JSON.stringify(bundle())],
]

/** Every kind of bundle that must not be encrypted to. */
export const forgeries: readonly Forgery[] = [...forgedSigners, ...forgedSignatures, ...forgedPoints, ...malformed]
