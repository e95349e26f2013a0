import { expect, test } from 'vitest'
import { keepForClients } from './clientOperations.ts'

test('a description for browsers has its method, its path, its responses and the id that these carry', () => {
  const code = `const createQuote = /* @__PURE__ */ post("/quotes", {
  request: quoteRequestSchema,
  returns: { 200: quoteSchema, 202: quoteSchema },
  owner: { body: ({ source }) => source.request },
  answersId: "quoteId",
  access: "customer",
});`

  expect(keepForClients(code).replaceAll(/\s+/g, ' ')).toBe(
    'const createQuote = /* @__PURE__ */ post("/quotes", { returns: { 200: quoteSchema, 202: quoteSchema }, answersId: "quoteId", });',
  )
})

test.each([
  ['another function', 'message({ request: v.string(), access: v.string() })'],
  ['a message', 'const schema = { request: 1, owner: 2 }'],
  ['a description that says no more', 'get("/session", { returns: null })'],
])('%s stays as it is', (_name, code) => {
  expect(keepForClients(code)).toBe(code)
})

test('a function that was renamed because of another one of its name describes an operation, too', () => {
  expect(keepForClients('del$1("/cards/{cardId}", { access: "opt-in", returns: null })')).not.toContain('access')
})

test('what several descriptions have in common is only read by the relay', () => {
  expect(keepForClients('get("/sca/factors", { returns: null, ...ofCustomer })')).not.toContain('ofCustomer')
})
