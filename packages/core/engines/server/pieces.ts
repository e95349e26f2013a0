import { Readable } from 'node:stream'
import { payloads } from '../../test/crypto/payloads.ts'
import { pieceLengths } from '../report.ts'

/** Beyond this many pieces, longer ones: half a megabyte byte by byte would only measure patience. */
const mostPieces = 2_000

/** The first leg's response about one payload, in pieces; `undefined` when the path requests something else. */
export function answerInPieces(path: string): Readable | undefined {
  const [, lengthText, index] = /^\/pieces\/(\d+)\/(\d+)\//.exec(path) ?? []
  const [, payloadToSign] = payloads[Number(index)] ?? []
  const pieceLength = pieceLengths.find((length) => String(length) === lengthText)
  if (payloadToSign === undefined || pieceLength === undefined) return undefined
  const json = JSON.stringify({ payloadToSign, requestId: 'Request:1', expiresAt: '2099-01-01T00:00:00Z' })
  return Readable.from(cut(Buffer.from(json), pieceLength))
}

async function* cut(bytes: Buffer, pieceLength: number): AsyncGenerator<Buffer> {
  const step = Math.max(pieceLength, Math.ceil(bytes.length / mostPieces))
  for (let offset = 0; offset < bytes.length; offset += step) {
    yield bytes.subarray(offset, offset + step)
    // Sent on its own: pieces written in one turn would leave as one.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
