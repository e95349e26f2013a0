import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { parseCsv } from './parseCsv.ts'

const upload = (text: string) => ({ form: { file: new File([text], 'customers.csv', { type: 'text/csv' }) } })

test('creates a customer from each valid line, and lists the errors of the others', async () => {
  const service = createTestService()
  const lines = [
    'customerType,platformCustomerId,fullName,email,currencies,address.line1,address.postalCode,address.country',
    'INDIVIDUAL,ada,"Lovelace, Ada",ada@example.com,USD;EUR,1 Main Street,78701,US',
    'INDIVIDUAL,eve,Eve Moneypenny,nowhere,,,,',
    'BUSINESS,engines,,,,,,',
    'INDIVIDUAL,ada,Ada Again,,,,,',
  ]
  const accepted = await service.succeed('importCustomers', 202, upload(lines.join('\r\n')))
  const params = { jobId: accepted.jobId }
  expect(accepted.status).toBe('PENDING')
  expect(await service.succeed('getCustomerImport', 200, { params })).toMatchObject({
    status: 'PENDING',
    progress: { total: 4, processed: 0 },
  })

  service.sandbox.clock.advance(5000)
  const done = await service.succeed('getCustomerImport', 200, { params })
  expect(done).toMatchObject({
    status: 'COMPLETED',
    progress: { total: 4, processed: 4, successful: 1, failed: 3 },
    completedAt: new Date(service.sandbox.clock.now()),
  })
  expect(done.errors?.map(({ correlationId, error }) => [correlationId, error?.code])).toEqual([
    ['eve', 'INVALID_INPUT'],
    ['engines', 'INVALID_INPUT'],
    ['ada', 'CONFLICT'],
  ])
  expect((await service.succeed('listCustomers', 200)).data).toMatchObject([
    {
      platformCustomerId: 'ada',
      fullName: 'Lovelace, Ada',
      currencies: ['USD', 'EUR'],
      address: { line1: '1 Main Street', postalCode: '78701', country: 'US' },
    },
  ])
})

test('an import without a single customer is FAILED', async () => {
  const service = createTestService()
  const { jobId } = await service.succeed('importCustomers', 202, upload('customerType\nROBOT\n'))
  service.sandbox.clock.advance(5000)
  expect(await service.succeed('getCustomerImport', 200, { params: { jobId } })).toMatchObject({
    status: 'FAILED',
    errors: [{ correlationId: 'line-2' }],
  })
})

test('columns named like inherited members are harmless', async () => {
  const service = createTestService()
  const csv = 'customerType,__proto__.polluted,constructor\nINDIVIDUAL,1,2\n'
  const { jobId } = await service.succeed('importCustomers', 202, upload(csv))
  service.sandbox.clock.advance(5000)
  await service.succeed('getCustomerImport', 200, { params: { jobId } })
  expect('polluted' in {}).toBe(false)
})

test.each(['', 'customerType\n', 'a,a\n1,2', 'a,b\n1', 'a\n"open'])('refuses the file %j', async (text) => {
  expect(fieldsOf(await createTestService().refuse('importCustomers', upload(text)))).toEqual(['file'])
})

test('an import that does not exist is 404', async () => {
  const refusal = await createTestService().refuse('getCustomerImport', { params: { jobId: 'Job:none' } })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'BULK_UPLOAD_JOB_NOT_FOUND' } })
})

test.each([
  ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
  ['\uFEFFa,b\r\n1,\r\n', [{ a: '1', b: '' }]],
  ['a\n"say ""hi"", twice"\n', [{ a: 'say "hi", twice' }]],
  ['a,b\n"two\nlines",2', [{ a: 'two\nlines', b: '2' }]],
  ['a,b\n,', [{ a: '', b: '' }]],
])('%j is read as CSV', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test.each(['a\n"open', 'a\nb"c', 'a,a\n1,2', 'a,b\n1,2,3'])('does not read %j as CSV', (text) => {
  expect(parseCsv(text)).toBeUndefined()
})
