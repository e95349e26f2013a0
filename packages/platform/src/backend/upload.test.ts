import { createCustomer, createDocument, importCustomers, listDocuments } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createBackend } from '../../test/createBackend.ts'

const papers = { documentNumber: 'X1234567', issuingAuthority: 'Department of State' }
const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])

test('a backend uploads a document with the fields beside it', async () => {
  const { service } = createBackend()
  const { id } = await service.call(createCustomer, {
    body: { customerType: 'INDIVIDUAL', fullName: 'Ada Byron', email: 'ada@example.com' },
  })
  const file = new File([bytes], 'home/ada/passport.pdf', { type: 'application/pdf' })
  const document = await service.call(createDocument, {
    body: { documentHolder: id, documentType: 'PASSPORT', country: 'US', ...papers, file },
  })

  expect(document).toMatchObject({ documentHolder: id, documentType: 'PASSPORT', fileName: 'passport.pdf' })
  const { data } = await service.call(listDocuments, { query: { documentHolder: id } })
  expect(data.map((each) => each.id)).toEqual([document.id])
})

test('a backend creates customers from a file', async () => {
  const { service } = createBackend()
  const file = new File(['customerType,fullName,email\nINDIVIDUAL,Ada,ada@example.com\n'], 'a.csv', {
    type: 'text/csv',
  })

  expect(await service.call(importCustomers, { body: { file } })).toMatchObject({ jobId: expect.any(String) })
})

test('an upload that fails is not repeated, and its file is in no error', async () => {
  const { service, faults, sent } = createBackend()
  faults.intercept = () => Promise.reject(new TypeError('%PDF-1'))
  const file = new File([bytes], 'passport.pdf', { type: 'application/pdf' })
  const upload = service.call(importCustomers, { body: { file } })

  await expect(upload).rejects.toMatchObject({
    code: 'PLATFORM_UNAVAILABLE',
    message: expect.not.stringContaining('%PDF'),
  })
  expect(sent).toHaveLength(1)
})
