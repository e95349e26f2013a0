import { expect, test } from 'vitest'
import { createExchanges } from './exchanges.ts'

const url = 'http://localhost:4000/api/wallet/login'

function createRecorder(answer: () => Response = () => new Response(null, { status: 204 })) {
  const exchanges = createExchanges({ stampHeader: 'Service-Wallet-Signature' })
  const handle = exchanges.around(() => Promise.resolve(answer()))
  return { exchanges, handle }
}

/** A body of so many mebibytes, and how many bytes of it were read. */
function createStream(mebibytes: number) {
  const chunk = new Uint8Array(64 * 1024).fill(120)
  const read = { bytes: 0 }
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (read.bytes >= mebibytes * 1024 * 1024) return controller.close()
      read.bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { stream, read }
}

/** Recording continues in parallel with the handler, so it may end a little later. */
async function recorded({ exchanges }: ReturnType<typeof createRecorder>) {
  await new Promise((resolve) => setImmediate(resolve))
  return exchanges.list()[0]
}

const post = (body: BodyInit | null) => new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

test('both bodies of an exchange are shown', async () => {
  const recorder = createRecorder(() => Response.json({ code: 'CONFLICT' }, { status: 409 }))

  await recorder.handle(post('{"email":"ada@example.com"}'))

  const exchange = await recorded(recorder)
  expect(exchange).toMatchObject({ method: 'POST', path: '/api/wallet/login', status: 409 })
  expect(exchange?.request.body).toContain('ada@example.com')
  expect(exchange?.response?.body).toContain('CONFLICT')
})

test('a large request is neither stored nor read to its end', async () => {
  const { stream, read } = createStream(16)
  const recorder = createRecorder(() => new Response(null, { status: 413 }))

  const answer = await recorder.handle(post(stream))

  expect(answer?.status).toBe(413)
  expect((await recorded(recorder))?.request.body).toBe('(larger than 256 KiB)')
  expect(read.bytes).toBeLessThan(1024 * 1024)
})

test('a large response reaches its reader whole, and is shown by its size', async () => {
  const { stream } = createStream(2)
  const recorder = createRecorder(() => new Response(stream))

  const answer = await recorder.handle(post(null))

  expect((await answer?.arrayBuffer())?.byteLength).toBe(2 * 1024 * 1024)
  expect((await recorded(recorder))?.response?.body).toBe('(larger than 256 KiB)')
})

test('a request whose body never comes gets a response all the same', async () => {
  const recorder = createRecorder()

  const answer = await recorder.handle(post(new ReadableStream()))

  expect(answer?.status).toBe(204)
  expect(await recorded(recorder)).toMatchObject({ status: 204 })
})

test('a body that breaks off is shown as empty and breaks nothing', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('The connection is gone')) })
  const recorder = createRecorder()

  expect((await recorder.handle(post(broken)))?.status).toBe(204)
  expect((await recorded(recorder))?.request.body).toBeUndefined()
})

test.each(['%E0%A4%A', '%', '%zz', 'a%2'])(
  'a path with the malformed escape %s is shown as it came',
  async (malformed) => {
    const recorder = createRecorder()

    const answer = await recorder.handle(new Request(`http://localhost:4000/api/wallet/quotes/${malformed}`))

    expect(answer?.status).toBe(204)
    expect((await recorded(recorder))?.path).toBe(`/api/wallet/quotes/${malformed}`)
  },
)
