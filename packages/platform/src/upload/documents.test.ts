import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve, unknownPerson } from '../../test/fakeService.ts'
import { passport, pdf } from '../../test/requestBodies.ts'

const megabyte = 1024 * 1024

const uploads = (platform: ReturnType<typeof createTestPlatform>) =>
  platform.service.seen.filter(({ method }) => method === 'POST')

test.each([[ada.customer], [ada.owner]])('forwards a file for the holder %s in a new form', async (holder) => {
  const platform = createTestPlatform({ signedIn: ada })
  const file = pdf(3 * megabyte, 'my "best" passport.pdf')

  const answer = await platform.call('POST', '/documents', { body: { documentHolder: holder, ...passport, file } })

  expect(answer.status).toBe(201)
  const [seen] = uploads(platform)
  expect(seen?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=form-[0-9a-f-]{72}$/)
  const form = await new Response(seen?.bytes as BodyInit, { headers: seen?.headers ?? new Headers() }).formData()
  const { file: sent, ...fields } = Object.fromEntries(form) as { file: File } & Record<string, string>
  expect(fields).toEqual({ documentHolder: holder, ...passport })
  expect([sent.name, sent.type, sent.size]).toEqual(['my _best_ passport.pdf', 'application/pdf', file.size])
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
])('forwards a picture of type %s', async (type, begin) => {
  const platform = createTestPlatform({ signedIn: ada })
  const file = new File([new Uint8Array([...begin, 0])], 'picture', { type })

  const answer = await platform.call('POST', '/documents', { body: { documentHolder: ada.owner, ...passport, file } })

  expect([answer.status, uploads(platform).length]).toEqual([201, 1])
})

test.each([
  ['10 MB', 10 * megabyte, 201],
  ['one byte more', 10 * megabyte + 1, 413],
  ['much more', 11 * megabyte, 413],
])('a file of %s is answered with %#', async (_size, size, status) => {
  const platform = createTestPlatform({ signedIn: ada })
  const body = { documentHolder: ada.owner, ...passport, file: pdf(size) }

  const answer = await platform.call('POST', '/documents', { body })

  expect(answer.status).toBe(status)
  if (status === 413) expect(uploads(platform)).toEqual([])
})

test.each([
  ['another customer', eve.customer],
  ['the owner of another business', eve.owner],
  ['an unknown person', unknownPerson.owner],
])('refuses a file for %s', async (_who, documentHolder) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/documents', { body: { documentHolder, ...passport, file: pdf() } })

  expect(answer.json).toMatchObject({ status: 404, code: 'REFERENCE_NOT_FOUND' })
  expect(uploads(platform)).toEqual([])
})

test.each([
  ['an account', ada.account],
  ['an id without its type', ada.customer.slice('Customer:'.length)],
  ['an id in disguise', ` ${ada.customer}`],
])('refuses %s as a holder', async (_what, documentHolder) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/documents', { body: { documentHolder, ...passport, file: pdf() } })

  expect([400, 404]).toContain(answer.status)
  expect(uploads(platform)).toEqual([])
})

test.each([
  ['a text', new File(['text'], 'a.txt', { type: 'text/plain' })],
  ['a page', new File(['%PDF-<html>'], 'a.html', { type: 'text/html' })],
  ['a text that calls itself a PDF', new File(['text'], 'a.pdf', { type: 'application/pdf' })],
  ['a PDF that calls itself a PNG', new File(['%PDF-1'], 'a.png', { type: 'image/png' })],
  ['nothing', new File([], 'a.pdf', { type: 'application/pdf' })],
])('refuses %s as a document', async (_what, file) => {
  const platform = createTestPlatform({ signedIn: ada })

  const answer = await platform.call('POST', '/documents', { body: { documentHolder: ada.owner, ...passport, file } })

  expect(answer.status).toBe(400)
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['/home/ada/Documents/passport.pdf', 'passport.pdf'],
  ['C:\\fakepath\\passport.pdf', 'passport.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\\b/..', 'document'],
  ['folder/', 'document'],
])('a file called %j reaches the service as %s', async (name, sent) => {
  const platform = createTestPlatform({ signedIn: ada })
  const body = { documentHolder: ada.owner, ...passport, file: pdf(64, name) }

  await platform.call('POST', '/documents', { body })

  expect(new TextDecoder().decode(uploads(platform)[0]?.bytes)).toContain(`filename="${sent}"`)
})
