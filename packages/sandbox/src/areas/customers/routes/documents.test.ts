import { documentRejectionCodes, largestDocumentBytes } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { createCompleteBusiness, createIndividual, fileOf, passport } from '../../../../test/onboarding.ts'

async function withHolder() {
  const service = createTestService({ verification: 'on request' })
  return { service, holder: await createIndividual(service) }
}

test('an upload is known by what it says, and its file is not kept', async () => {
  const { service, holder } = await withHolder()
  const form = passport(holder, { file: fileOf('my passport.pdf') })
  const document = await service.succeed('createDocument', 201, { form })
  expect(document).toMatchObject({
    documentHolder: holder,
    documentType: 'PASSPORT',
    country: 'GB',
    fileName: 'my passport.pdf',
    documentNumber: '1',
    issuingAuthority: 'UK',
  })
  const params = { documentId: document.id }
  expect(await service.succeed('getDocument', 200, { params })).toEqual(document)
  const list = await service.succeed('listDocuments', 200, { query: { documentHolder: holder } })
  expect(list).toMatchObject({ data: [document], hasMore: false })
  expect(service.sandbox.exportState()).not.toContain('%PDF')
})

test.each([
  ['application/pdf', 'a.pdf'],
  ['image/jpeg', 'a.jpg'],
  ['image/png', 'a.png'],
] as const)('%s of 10 MB is taken, and one more byte is not', async (type, name) => {
  const { service, holder } = await withHolder()
  const large = passport(holder, { file: fileOf(name, type, largestDocumentBytes + 1) })
  expect(fieldsOf(await service.refuse('createDocument', { form: large }))).toEqual(['file'])
  const form = passport(holder, { file: fileOf(name, type, largestDocumentBytes) })
  await service.succeed('createDocument', 201, { form })
})

test.each([
  ['a text', new File(['text'], 'a.txt', { type: 'text/plain' })],
  ['a text that calls itself a PDF', new File(['text'], 'a.pdf', { type: 'application/pdf' })],
  ['a PNG that calls itself a JPEG', new File([new Uint8Array([0x89, 0x50])], 'a.jpg', { type: 'image/jpeg' })],
  ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' })],
  ['no file', 'file'],
])('%s is refused', async (_what, file) => {
  const { service, holder } = await withHolder()
  const refusal = await service.refuse('createDocument', { form: passport(holder, { file }) })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(fieldsOf(refusal)).toEqual(['file'])
})

test('a body that is not a form is refused', async () => {
  const { service, holder } = await withHolder()
  const refusal = await service.refuse('createDocument', { body: passport(holder) })
  expect(refusal.status).toBe(400)
  expect(fieldsOf(refusal)).toEqual(['body'])
})

test.each([
  ['an identity card without its side', { documentType: 'NATIONAL_ID' }, ['side']],
  ['a passport with a side', { side: 'FRONT' }, ['side']],
  ['a side that is neither', { documentType: 'NATIONAL_ID', side: 'TOP' }, ['side']],
  ['a type that does not exist', { documentType: 'LIBRARY_CARD' }, ['documentType']],
  ['a country that does not exist', { country: 'Britain' }, ['country']],
  ['a field that does not exist', { extra: '1' }, ['extra']],
])('%s is refused', async (_what, fields, invalid) => {
  const { service, holder } = await withHolder()
  expect(fieldsOf(await service.refuse('createDocument', { form: passport(holder, fields) }))).toEqual(invalid)
})

test('an identity document names its number and who issued it', async () => {
  const { service, holder } = await withHolder()
  const { documentNumber: _number, issuingAuthority: _authority, ...form } = passport(holder)
  expect(fieldsOf(await service.refuse('createDocument', { form }))).toEqual(['documentNumber', 'issuingAuthority'])
  await service.succeed('createDocument', 201, { form: { ...form, documentType: 'UTILITY_BILL' } })
})

test('a holder has one document of a type, and each of its sides once', async () => {
  const { service, holder } = await withHolder()
  const conflict = { status: 409, body: { code: 'DOCUMENT_ALREADY_EXISTS' } }
  await service.succeed('createDocument', 201, { form: passport(holder) })
  expect(await service.refuse('createDocument', { form: passport(holder) })).toMatchObject(conflict)
  const card = (side: string) => passport(holder, { documentType: 'NATIONAL_ID', side })
  await service.succeed('createDocument', 201, { form: card('FRONT') })
  const back = await service.succeed('createDocument', 201, { form: card('BACK') })
  expect(await service.refuse('createDocument', { form: card('BACK') })).toMatchObject(conflict)

  const { documentHolder: _, ...form } = card('FRONT')
  const refusal = await service.refuse('replaceDocument', { params: { documentId: back.id }, form })
  expect(fieldsOf(refusal)).toEqual(['documentType'])
})

test('a document is replaced in its place', async () => {
  const { service, holder } = await withHolder()
  const { id, createdAt } = await service.succeed('createDocument', 201, { form: passport(holder) })
  service.sandbox.clock.advance(1000)
  const { documentHolder: _, ...form } = passport(holder, { documentNumber: '2', file: fileOf('new.png', 'image/png') })
  const replaced = await service.succeed('replaceDocument', 200, { params: { documentId: id }, form })
  expect(replaced).toMatchObject({ id, documentHolder: holder, documentNumber: '2', fileName: 'new.png', createdAt })
  expect(replaced.updatedAt).toEqual(new Date(service.sandbox.clock.now()))
})

test.each([...documentRejectionCodes.map((code) => [code, 400] as const), ['DOCUMENT_REJECTED', 422] as const])(
  'a file whose name ends in %s is refused with it',
  async (code, status) => {
    const { service, holder } = await withHolder()
    const form = passport(holder, { file: fileOf(`passport-${code}.pdf`) })
    expect(await service.refuse('createDocument', { form })).toMatchObject({ status, body: { code } })
    expect((await service.succeed('listDocuments', 200)).data).toEqual([])
  },
)

test('a document can be deleted until it was submitted', async () => {
  const { service, holder } = await withHolder()
  const first = await service.succeed('createDocument', 201, { form: passport(holder) })
  await service.succeed('deleteDocument', 204, { params: { documentId: first.id } })
  expect((await service.refuse('deleteDocument', { params: { documentId: first.id } })).status).toBe(404)

  const { id: documentId } = await service.succeed('createDocument', 201, { form: passport(holder) })
  await service.succeed('createVerification', 200, { body: { customerId: holder } })
  for (const seconds of [0, 5]) {
    service.sandbox.clock.advance(seconds * 1000)
    expect(await service.refuse('deleteDocument', { params: { documentId } })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  }
})

test('the document of an owner was submitted with the business', async () => {
  const service = createTestService({ verification: 'on request' })
  const { customerId, ownerId } = await createCompleteBusiness(service)
  await service.succeed('createVerification', 200, { body: { customerId } })
  const { data } = await service.succeed('listDocuments', 200, { query: { documentHolder: ownerId } })
  expect((await service.refuse('deleteDocument', { params: { documentId: data[0]!.id } })).status).toBe(409)
})

test('what does not exist is 404', async () => {
  const { service } = await withHolder()
  const params = { documentId: 'Document:none' }
  const { documentHolder, ...form } = passport('Customer:none')
  const refusals = [
    await service.refuse('createDocument', { form: { ...form, documentHolder } }),
    await service.refuse('getDocument', { params }),
    await service.refuse('replaceDocument', { params, form }),
    await service.refuse('deleteDocument', { params }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
    refusals.map(() => [404, 'REFERENCE_NOT_FOUND']),
  )
})
