import type { Upload } from '../upload/readUpload.ts'

/** Prepares a file of the backend's own, with the fields beside it, to be streamed as the relay streams one. */
export function toUpload(body: Readonly<Record<string, unknown>>): Pick<Upload, 'form' | 'content' | 'failure'> {
  const { file, ...others } = body as { file: File } & Record<string, unknown>
  const fields = new Map(
    Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  async function* content() {
    const reader = file.stream().getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  }
  return {
    form: {
      fields,
      file: { field: 'file', name: file.name, mediaType: file.type, head: new Uint8Array(0), content },
      cancel: () => undefined,
    },
    content,
    failure: () => undefined,
  }
}
