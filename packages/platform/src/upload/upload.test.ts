import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, baseUrl, clientId, clientSecret, createFakeService, eve, jsonResponse } from '../../test/fakeService.ts'
import { passport } from '../../test/requestBodies.ts'
import { boundary, contentType, end, field, fieldsOf, filePart, whole } from '../../test/uploadForms.ts'
import { createPlatformHandler } from '../exports/index.ts'

const megabyte = 1024 * 1024
const sendText = (body: string, type = contentType) => {
  const platform = createTestPlatform({ signedIn: ada })
  return { platform, answer: platform.call('POST', '/documents', { body, headers: { 'content-type': type } }) }
}

const encode = (text: string) => new TextEncoder().encode(text)

function streamed(body: ReadableStream): Request {
  const headers = { 'content-type': contentType, origin: 'https://app.test' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  return new Request('https://app.test/api/wallet/documents', init)
}

const uploads = (platform: ReturnType<typeof createTestPlatform>) =>
  platform.service.seen.filter(({ method }) => method === 'POST')

test('forwards a file before its end was received', async () => {
  const fake = createFakeService()
  const arrived = Promise.withResolvers<void>()
  const receive: typeof fetch = async (input, init) => {
    if (init?.method !== 'POST') return fake.fetch(input, init)
    const reader = (init.body as ReadableStream<Uint8Array>).getReader()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += new TextDecoder().decode(part.value)
      if (text.includes('%PDF-aaa')) arrived.resolve()
    }
    return jsonResponse(201, { text })
  }
  const handle = createPlatformHandler({
    service: { baseUrl, clientId, clientSecret, fetch: receive },
    identify: async () => ada.customer,
    findCustomer: async () => undefined,
    onLogin: async () => undefined,
    operations: ['createDocument'],
  })
  const body = new ReadableStream({
    async start(controller) {
      const begin = filePart(`%PDF-${'a'.repeat(1000)}`).slice(0, -2)
      controller.enqueue(encode([...fieldsOf(ada.owner), begin].join('')))
      await arrived.promise
      controller.enqueue(encode(`bbb\r\n${end}`))
      controller.close()
    },
  })

  const answer = await handle(streamed(body))

  expect(answer.status).toBe(201)
  expect(((await answer.json()) as { text: string }).text).toMatch(/%PDF-a{1000}bbb\r\n--form-[0-9a-f-]+--\r\n$/)
})

test.each([
  ['has one more field', [...fieldsOf(ada.owner), field('kycStatus', 'APPROVED')]],
  ['lacks its type', fieldsOf(ada.owner).filter((part) => !part.includes('"documentType"'))],
])('refuses a form that %s, and reads its file no further', async (_how, fields) => {
  const platform = createTestPlatform({ signedIn: ada })
  const ends: string[] = []
  const start = (to: ReadableStreamDefaultController) => to.enqueue(encode([...fields, filePart('%PDF-1')].join('')))

  const answer = await platform.send(streamed(new ReadableStream({ start, cancel: () => void ends.push('canceled') })))

  expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
  expect([ends, platform.service.seen]).toEqual([['canceled'], []])
})

test('accepts the form of these tests', async () => {
  expect((await sendText(whole).answer).status).toBe(201)
})

test.each([
  ['JSON', JSON.stringify({ documentHolder: ada.owner, ...passport }), 'application/json'],
  ['a form without its boundary', whole, 'multipart/form-data'],
  ['another boundary', whole, 'multipart/form-data; boundary=other'],
  ['two boundaries', whole, `${contentType}; boundary=other`],
  ['text before the form', `text\r\n${whole}`, contentType],
  ['no body', '', contentType],
  ['a form that ends in a field', whole.slice(0, 90), contentType],
  ['no file', [...fieldsOf(ada.owner), end].join(''), contentType],
  ['a file that is called otherwise', whole.replace('name="file"', 'name="picture"'), contentType],
  ['a field twice', [field('documentHolder', eve.owner), whole].join(''), contentType],
  ['a field twice, in another case', [field('DocumentHolder', eve.owner), whole].join(''), contentType],
  ['a field that does not belong there', [field('kycStatus', 'APPROVED'), whole].join(''), contentType],
  ['a field with a type', whole.replace('name="country"', 'name="country"\r\nContent-Type: text/plain'), contentType],
  ['a name that hides another', whole.replace('name="country"', 'name="country"; name="documentHolder"'), contentType],
  ['an encoded name', whole.replace('name="country"', `name*=utf-8''country`), contentType],
  ['two file names', whole.replace('filename="a.pdf"', `filename="a.pdf"; filename*=utf-8''b.html`), contentType],
  [
    'a transfer encoding',
    whole.replace('name="country"', 'name="country"\r\nContent-Transfer-Encoding: base64'),
    contentType,
  ],
  ['a long field', whole.replace('UK', 'U'.repeat(20_000)), contentType],
  ['a header without an end', whole.replace('name="country"', `name="${'c'.repeat(5000)}"`), contentType],
])('refuses %s without a request to the service', async (_what, body, type) => {
  const { platform, answer } = sendText(body, type)

  expect((await answer).status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['a file that breaks off', whole.slice(0, -end.length - 4)],
  ['a field behind the file', whole.replace(end, field('documentHolder', eve.owner) + end)],
  ['a second file', whole.replace(end, filePart('%PDF-2') + end)],
  ['text behind the form', `${whole}more`],
])('does not forward a complete form for %s', async (_what, body) => {
  const { platform, answer } = sendText(body)

  expect((await answer).status).toBe(400)
  expect(uploads(platform)).toEqual([])
})

test('never reads the content of a file as a part of the form', async () => {
  const planted = `%PDF-\r\n--other\r\n${field('documentHolder', eve.owner)}`.replaceAll(boundary, 'form')
  const body = [...fieldsOf(ada.owner), filePart(planted), end].join('')
  const { platform, answer } = sendText(body)

  expect((await answer).status).toBe(201)
  const [seen] = uploads(platform)
  const form = await new Response(seen?.bytes as BodyInit, { headers: seen?.headers ?? new Headers() }).formData()
  expect(form.getAll('documentHolder')).toEqual([ada.owner])
  expect(await (form.get('file') as File).text()).toBe(planted)
})

test('refuses a body whose Content-Length is too large', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const headers = { 'content-type': contentType, 'content-length': String(20 * megabyte) }

  const answer = await platform.call('POST', '/documents', { body: whole, headers })

  expect(answer.status).toBe(413)
  expect(platform.service.seen).toEqual([])
})

test('reads a form in chunks of any size', async () => {
  const bytes = new TextEncoder().encode(whole)
  for (const size of [1, 2, 3, 7, 64]) {
    const platform = createTestPlatform({ signedIn: ada })
    let at = 0
    const body = new ReadableStream({
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      },
    })
    const answer = await platform.send(streamed(body))
    expect({ size, status: answer.status }).toEqual({ size, status: 201 })
  }
})
