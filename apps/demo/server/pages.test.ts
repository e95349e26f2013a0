import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages } from './pages.ts'

let root = ''
const app = new Hono()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'demo-pages-'))
  await mkdir(join(root, 'dist/assets'), { recursive: true })
  await writeFile(join(root, 'secret.txt'), 'secret')
  await writeFile(join(root, 'dist/index.html'), '<title>page</title>')
  await writeFile(join(root, 'dist/assets/main-1.js'), 'void 0')
  app.get('*', await createPages({ directory: join(root, 'dist') }))
})
afterAll(() => rm(root, { recursive: true }))

test('every address of the wallet gets the page, and no cache keeps it', async () => {
  const answer = await app.request('http://localhost/pay/Quote%3A1')
  expect(await answer.text()).toBe('<title>page</title>')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('an address with a dot in it is a page where a browser opens it as one', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const answer = await app.request('http://localhost/send/%24grace%40wallet.example', { headers })
  expect(await answer.text()).toBe('<title>page</title>')
})

test('a file whose name carries a hash is kept for good', async () => {
  const answer = await app.request('http://localhost/assets/main-1.js')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test.each(['/assets/gone.js', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  'nothing but the files of the build is served: %s',
  async (path) => {
    const answer = await app.request(`http://localhost${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  },
)

test('a page that is not built is reported', async () => {
  await expect(createPages({ directory: join(root, 'nowhere') })).rejects.toThrow('Build it first')
})
