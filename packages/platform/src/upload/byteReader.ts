/** The error for a stream that ends early or does not have the expected form. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream'
}

/** Reads a stream of bytes, and buffers no more of it than the next part needs. */
export type ByteReader = {
  /**
   * Reads and removes the bytes up to a delimiter.
   *
   * @throws `BrokenStream` when the stream ends before it, or when more than `largest` bytes come before it.
   */
  readonly readUntil: (delimiter: Uint8Array, options: { largest: number }) => Promise<Uint8Array<ArrayBuffer>>
  /** Reads and removes the bytes up to a delimiter, in chunks. */
  readonly streamUntil: (delimiter: Uint8Array) => AsyncGenerator<Uint8Array<ArrayBuffer>, void>
  /** Returns the next bytes without removing them; fewer if the stream ends. */
  readonly peek: (length: number) => Promise<Uint8Array<ArrayBuffer>>
  readonly cancel: () => void
}

export function createByteReader(stream: ReadableStream<Uint8Array>): ByteReader {
  const reader = stream.getReader()
  let held = new Uint8Array(0)

  async function readMore(): Promise<boolean> {
    const { done, value } = await reader.read().catch(() => {
      throw new BrokenStream('The body broke off')
    })
    if (done) return false
    const joined = new Uint8Array(held.length + value.length)
    joined.set(held)
    joined.set(value, held.length)
    held = joined
    return true
  }

  async function needMore(): Promise<void> {
    if (!(await readMore())) throw new BrokenStream('The body ends too early')
  }

  return {
    async readUntil(delimiter, { largest }) {
      for (let searched = 0; ; ) {
        const at = findBytes(held, delimiter, searched)
        if (at >= 0 && at <= largest) {
          const found = held.slice(0, at)
          held = held.subarray(at + delimiter.length)
          return found
        }
        if (held.length > largest + delimiter.length) throw new BrokenStream('A part of the body is too large')
        searched = Math.max(0, held.length - delimiter.length + 1)
        await needMore()
      }
    },
    async *streamUntil(delimiter) {
      for (;;) {
        const at = findBytes(held, delimiter, 0)
        // Bytes that could begin the delimiter wait for the next chunk.
        const safe = at >= 0 ? at : Math.max(0, held.length - delimiter.length + 1)
        if (safe > 0) yield held.subarray(0, safe)
        held = held.subarray(at >= 0 ? safe + delimiter.length : safe)
        if (at >= 0) return
        await needMore()
      }
    },
    async peek(length) {
      while (held.length < length && (await readMore()));
      return held.subarray(0, length)
    },
    // Not awaited, because a sender that never stops may never confirm.
    cancel: () => void reader.cancel().catch(() => undefined),
  }
}

function findBytes(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}
