import { Readable } from 'node:stream'
import { payloads } from '../../test/crypto/payloads.ts'

/** Beyond this many pieces, longer ones: half a megabyte byte by byte would only measure patience. */
const mostPieces = 2_000

/** The first leg's response about one payload, in pieces. */
export function answerInPieces({ length, index }: { length: string; index: string }): Readable {
  const [, payloadToSign] = payloads[Number(index)] ?? []
  const json = JSON.stringify({ payloadToSign, requestId: 'Request:1', expiresAt: '2099-01-01T00:00:00Z' })
  return Readable.from(cut(Buffer.from(json), Number(length)))
}

async function* cut(bytes: Buffer, pieceLength: number): AsyncGenerator<Buffer> {
  const step = Math.max(pieceLength, Math.ceil(bytes.length / mostPieces))
  for (let offset = 0; offset < bytes.length; offset += step) {
    yield bytes.subarray(offset, offset + step)
    // Sent on its own: pieces written in one turn would leave as one.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
