/** More than any response of the interface contains, in bytes. */
const largestResponse = 4 * 1024 * 1024

/** Reads the body of a response. `undefined`: it is larger than any genuine one, and reading stopped. */
export async function readCapped(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > largestResponse) {
      // Not awaited: a sender that never stops may never confirm either.
      reader?.cancel().catch(() => {})
      return undefined
    }
    chunks.push(part.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
