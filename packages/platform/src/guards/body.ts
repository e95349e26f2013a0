import type { Operation } from '@countersign/core/wire'
import * as v from 'valibot'
import { withDeadline } from '../deadline.ts'
import { refuse } from '../responses.ts'
import type { Upload } from '../upload/readUpload.ts'
import { readUpload } from '../upload/readUpload.ts'
import type { ScannedJson } from './json.ts'
import { scanJson } from './json.ts'
import { hasRefusedField } from './refusedFields.ts'

/** The largest body that is accepted from a browser, in bytes. */
const largestBody = 64 * 1024

/** How long a browser may take to send a body, in milliseconds: 64 KiB take 17 seconds at 30 kbit/s. */
const longestTransferMs = 20_000

/** A body as it came, and its parsed value. */
export type RequestBody = ScannedJson & {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The form, for an operation that takes one. Its file was not read yet. */
  readonly upload?: Upload
}

/**
 * Reads the whole body of a request. Returns `undefined` without one.
 *
 * The body fits the operation's own schema. A strict schema is how an operation says that no other field may reach the
 * service; the others let unknown fields pass.
 *
 * @throws `Refusal` 413 beyond 64 KiB, 408 when the body takes longer than 20 seconds, 400 when it breaks off, is not
 * unambiguous UTF-8 JSON of reasonable depth, does not fit or should not be there.
 */
export async function readBody(
  request: Request,
  { operation }: { operation: Operation },
): Promise<RequestBody | undefined> {
  const { upload, request: schema } = operation
  if (upload && schema) return readUploadBody(request, { upload, schema })
  // A GET has no body (Fetch §5.4). Where a server makes it on demand, the first look at `body` builds a whole request.
  const bytes = request.method === 'GET' ? new Uint8Array(0) : await receiveBody(request)
  if (!bytes) throw refuse(413, { code: 'INVALID_INPUT', message: 'The body is too large' })
  if (bytes.length > 0 && !operation.request) throw invalidFormat('This operation takes no body')
  if (bytes.length > 0 && !isJsonContent(request.headers.get('content-type')))
    throw invalidFormat('The body must be application/json')

  const body = bytes.length > 0 ? parseBody(bytes) : undefined
  if (operation.request && (!v.is(operation.request, body?.value) || hasRefusedField(operation, body?.value)))
    throw refuse(400, { code: 'INVALID_INPUT', message: 'The body does not fit this operation' })
  return body
}

type UploadOperation = { upload: NonNullable<Operation['upload']>; schema: NonNullable<Operation['request']> }

/** Reads the fields of a form. The file is represented by its first bytes. */
async function readUploadBody(request: Request, { upload, schema }: UploadOperation): Promise<RequestBody> {
  const read = await readUpload(request, { upload })
  const { fields, file, cancel } = read.form
  const value = { ...Object.fromEntries(fields), file: new File([file.head], file.name) }
  if (!v.is(schema, value)) {
    cancel()
    throw refuse(400, { code: 'INVALID_INPUT', message: 'The form does not fit this operation' })
  }
  return { bytes: new Uint8Array(0), value, strings: [...fields.keys(), ...fields.values(), file.name], upload: read }
}

function receiveBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // A GET cannot have one (Fetch §5.4), and some servers build a second request with streams when it is looked at.
  if (request.method === 'GET') return Promise.resolve(new Uint8Array(0))
  const { body } = request
  const late = () => refuse(408, { code: 'TIMEOUT', message: 'The body did not arrive in time' })
  return withDeadline(
    (signal) =>
      readCapped(body, { largest: largestBody, signal }).catch(() => {
        throw invalidFormat('The body broke off')
      }),
    { timeoutMs: longestTransferMs, late },
  )
}

function parseBody(bytes: Uint8Array<ArrayBuffer>): RequestBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { bytes, ...scanJson(text) }
  } catch {
    throw invalidFormat('The body is no unambiguous JSON')
  }
}

/**
 * Reads a stream up to a size, regardless of its announced length. Returns `undefined` when it is larger. Reading stops
 * there, and also when the signal aborts.
 */
export async function readCapped(
  stream: ReadableStream<Uint8Array> | null,
  { largest, signal }: { largest: number; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (stream === null) return new Uint8Array(0)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  // Not awaited: a sender that never stops may never confirm either.
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > largest) {
      stop()
      return undefined
    }
    if (part.value.length > 0) chunks.push(part.value)
  }
  return joinBytes(chunks, { length })
}

function joinBytes(chunks: readonly Uint8Array[], { length }: { length: number }) {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

// Another charset would let the service read other text than the one checked here.
function isJsonContent(contentType: string | null) {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '')
}

function invalidFormat(message: string) {
  return refuse(400, { code: 'INVALID_REQUEST_FORMAT', message })
}
