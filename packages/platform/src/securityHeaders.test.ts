import { expect, test } from 'vitest'
import { pageSecurityHeaders } from './exports/index.ts'

test('the policy allows the page what it needs of its own origin, and nothing else', () => {
  const { 'content-security-policy': policy, ...others } = pageSecurityHeaders()

  expect(policy?.split('; ')).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(Object.keys(others)).toEqual([
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ])
})

test('other origins and a nonce are added where they belong', () => {
  const { 'content-security-policy': policy } = pageSecurityHeaders({
    connectOrigins: ['https://rates.example'],
    nonce: 'abc+/=',
  })

  expect(policy).toContain("connect-src 'self' https://rates.example;")
  expect(policy).toContain("script-src 'self' 'nonce-abc+/=';")
})

test.each(["x'; script-src *", 'a b', 'a;b', 'a\nb', ''])(
  'a value that would end the policy, such as %j, is refused',
  (value) => {
    expect(() => pageSecurityHeaders({ nonce: value })).toThrow(TypeError)
    expect(() => pageSecurityHeaders({ connectOrigins: [value] })).toThrow(TypeError)
  },
)
