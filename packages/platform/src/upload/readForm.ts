import { BrokenStream, createByteReader } from './byteReader.ts'

/** A file whose name and type were read, and whose content was not. */
export type ComingFile = {
  readonly name: string
  readonly mediaType: string
  /** Its first bytes, at most eight. */
  readonly head: Uint8Array<ArrayBuffer>
  /** Its content, which can be read once. The form must end with it. */
  readonly content: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void>
}

/** The fields of a form that came before its file. */
export type ComingForm = {
  readonly fields: ReadonlyMap<string, string>
  readonly file: { readonly field: string } & ComingFile
  readonly cancel: () => void
}

/** The largest size of all fields together, and of the headers of one part, in bytes. */
const largestFields = 16 * 1024
const largestHeaders = 1024

const lineEnd = encode('\r\n')
const headersEnd = encode('\r\n\r\n')

/**
 * Reads a form (RFC 7578) up to its file, which must be the last part. Refuses text before the first part, repeated fields,
 * and headers other than those that browsers write.
 *
 * @throws `BrokenStream` for any other form.
 */
export async function readForm(
  stream: ReadableStream<Uint8Array>,
  { boundary }: { boundary: string },
): Promise<ComingForm> {
  const reader = createByteReader(stream)
  try {
    const begin = await reader.readUntil(lineEnd, { largest: largestHeaders })
    if (decode(begin) !== `--${boundary}`) throw new BrokenStream('The form does not begin with its boundary')
    const delimiter = encode(`\r\n--${boundary}`)
    const fields = new Map<string, string>()
    const names = new Set<string>()
    for (let size = 0; ; ) {
      const part = readHeaders(decode(await reader.readUntil(headersEnd, { largest: largestHeaders })))
      if (names.has(part.field.toLowerCase())) throw new BrokenStream('The form has a field twice')
      names.add(part.field.toLowerCase())
      if (part.fileName !== undefined) {
        const { field, fileName: name, mediaType } = part
        const head = (await reader.peek(8)).slice()
        const content = () => readLastPart(reader, delimiter)
        return { fields, file: { field, name, mediaType, head, content }, cancel: reader.cancel }
      }
      const value = await reader.readUntil(delimiter, { largest: largestFields - size })
      size += value.length
      fields.set(part.field, decode(value))
      if ((await reader.readUntil(lineEnd, { largest: 2 })).length > 0)
        throw new BrokenStream('The form has no file at its end')
    }
  } catch (error) {
    reader.cancel()
    throw error
  }
}

type Reader = ReturnType<typeof createByteReader>

async function* readLastPart(reader: Reader, delimiter: Uint8Array) {
  yield* reader.streamUntil(delimiter)
  const end = decode(await reader.peek(5))
  if (end !== '--' && end !== '--\r\n') throw new BrokenStream('The file is not the last part of the form')
}

type PartHeaders = { field: string; fileName: string | undefined; mediaType: string }

const disposition = /^content-disposition: form-data; name="([A-Za-z]{1,64})"(?:; filename="([^"\r\n]{0,512})")?$/i
const mediaTypePattern = /^content-type: ([a-z]+\/[a-z0-9.+-]+)$/i

function readHeaders(text: string): PartHeaders {
  const lines = text.split('\r\n')
  const [first = '', second] = lines
  const [, field, fileName] = disposition.exec(first) ?? []
  const [, mediaType] = (second === undefined ? undefined : mediaTypePattern.exec(second)) ?? []
  const isFile = fileName !== undefined
  if (!field || lines.length > 2 || isFile !== (mediaType !== undefined) || (!isFile && second !== undefined))
    throw new BrokenStream('A part of the form has headers that it should not have')
  // As browsers write it (HTML, "multipart/form-data encoding algorithm").
  return { field, fileName: fileName?.replaceAll('%22', '"'), mediaType: (mediaType ?? '').toLowerCase() }
}

function encode(text: string) {
  return new TextEncoder().encode(text)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new BrokenStream('A part of the form is not UTF-8')
  }
}
