import type { Operation } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import { withDeadline } from '../deadline.ts'
import { type Refusal, refuse } from '../responses.ts'
import { BrokenStream } from './byteReader.ts'
import type { ComingForm } from './readForm.ts'
import { readForm } from './readForm.ts'

/** A form whose fields were read, and whose file was not. */
export type Upload = {
  readonly form: ComingForm
  /** The content of the file, up to the operation's limit. An error ends the stream and is kept in `failure`. */
  readonly content: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void>
  /** The error that ended the content, for the response. */
  readonly failure: () => Refusal | undefined
}

/** How long a browser may take until its file begins, in milliseconds. */
const longestFieldsMs = 20_000

/** The most that a form may contain in addition to its file, in bytes. Applies to a `Content-Length` header. */
const largestRest = 32 * 1024

/**
 * Reads a form up to its file. The file has one of the operation's types, by what it says and by its first bytes.
 *
 * @throws `Refusal` 400 for a body that is not such a form, 413 for one that announces more than the operation takes, 408
 * when the file does not begin in time.
 */
export async function readUpload(
  request: Request,
  { upload }: { upload: NonNullable<Operation['upload']> },
): Promise<Upload> {
  const { largestBytes, types } = upload
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([A-Za-z0-9'()+_,./:=?-]{1,70})"?$/i.exec(
    request.headers.get('content-type')?.trim() ?? '',
  )?.[1]
  const stream = request.body
  if (boundary === undefined || !stream) throw invalidForm('The body must be multipart/form-data')
  if (Number(request.headers.get('content-length') ?? 0) > largestBytes + largestRest) throw tooLarge()

  const late = () => refuse(408, { code: 'TIMEOUT', message: 'The file did not begin in time' })
  const form = await withDeadline(() => readForm(stream, { boundary }), { timeoutMs: longestFieldsMs, late }).catch(
    (error: unknown) => {
      throw error instanceof BrokenStream ? invalidForm(error.message) : error
    },
  )
  const begin = lookUp(types, form.file.mediaType)
  if (form.file.field !== 'file' || !begin?.every((byte, index) => form.file.head[index] === byte)) {
    form.cancel()
    throw invalidForm(`The file must be one of ${Object.keys(types).join(', ')}, as its first bytes say`)
  }
  return { form, ...countContent(form, { largestBytes }) }
}

function countContent(form: ComingForm, { largestBytes }: { largestBytes: number }) {
  let refusal: Refusal | undefined
  async function* content() {
    let length = 0
    try {
      for await (const chunk of form.file.content()) {
        length += chunk.length
        if (length > largestBytes) throw tooLarge()
        yield chunk
      }
    } catch (error) {
      refusal = error instanceof BrokenStream ? invalidForm(error.message) : (error as Refusal)
      form.cancel()
      throw refusal
    }
  }
  return { content, failure: () => refusal }
}

function invalidForm(message: string) {
  return refuse(400, { code: 'INVALID_REQUEST_FORMAT', message })
}

function tooLarge() {
  return refuse(413, { code: 'INVALID_INPUT', message: 'The file is too large' })
}
