import type { Upload } from './readUpload.ts'

/** A form that is streamed to the service. */
export type StreamedForm = {
  readonly contentType: string
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Writes a new form from the checked fields and the file, so that no other bytes of the request are forwarded. The boundary
 * is random, so no file can contain it.
 */
export function writeForm({ form, content }: Pick<Upload, 'form' | 'content'>): StreamedForm {
  const boundary = `form-${crypto.randomUUID()}${crypto.randomUUID()}`
  const encode = (text: string) => new TextEncoder().encode(text)
  async function* write() {
    for (const [name, value] of form.fields)
      yield encode(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const { name, mediaType } = form.file
    const fileName = baseNameOf(name).replaceAll(/["\p{Cc}]/gu, '_')
    const disposition = `Content-Disposition: form-data; name="file"; filename="${fileName}"`
    yield encode(`--${boundary}\r\n${disposition}\r\nContent-Type: ${mediaType}\r\n\r\n`)
    yield* content()
    yield encode(`\r\n--${boundary}--\r\n`)
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, stream: toStream(write()) }
}

/** Returns a file's name without the folders that it came from, in either notation: they may name a person. */
function baseNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return /^\.*$/.test(last) ? 'document' : last
}

function toStream(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return()
    },
  })
}
