import { expect, test } from 'vitest'
import { Refusal } from '../responses.ts'
import { createUploadLimit } from './uploadLimit.ts'

const done = { status: 201, headers: {}, body: '' }

test('a customer sends five files at once; the sixth waits until one has arrived or failed', async () => {
  const uploads = createUploadLimit()
  const files = Array.from({ length: 5 }, () => Promise.withResolvers<typeof done>())
  const running = files.map(({ promise }) => uploads.run('Customer:1', () => promise).catch(() => undefined))

  await expect(uploads.run('Customer:1', async () => done)).rejects.toBeInstanceOf(Refusal)
  expect(await uploads.run('Customer:2', async () => done)).toBe(done)

  files[0]?.reject(new Error('broken'))
  await running[0]
  expect(await uploads.run('Customer:1', async () => done)).toBe(done)

  for (const { resolve } of files) resolve(done)
  await Promise.all(running)
  expect(await uploads.run('Customer:1', async () => done)).toBe(done)
})
