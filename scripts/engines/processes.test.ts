import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createProcesses, within } from './processes.ts'

test('a program is ended together with what it started', async () => {
  const processes = createProcesses()
  const child = processes.start('sh', ['-c', 'sleep 600 & echo started; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child.stdout!, 'data')

  processes.end()

  // The output closes only when the last program that holds it is gone.
  const [code, signal] = await once(child, 'close')
  expect([code, signal]).toEqual([null, 'SIGKILL'])
})

test('a program that cannot be started leaves nothing to end', async () => {
  const processes = createProcesses()
  const child = processes.start('/nowhere/program', [])
  const [error] = await once(child, 'error')

  expect(error).toMatchObject({ code: 'ENOENT' })
  expect(() => processes.end()).not.toThrow()
})

test('work that takes too long fails with the given message', async () => {
  await expect(within(new Promise(() => {}), { ms: 1, otherwise: () => 'too late' })).rejects.toThrow('too late')
})

test('work in time keeps its result and its failure', async () => {
  const limit = { ms: 60_000, otherwise: () => 'too late' }
  expect(await within(Promise.resolve(1), limit)).toBe(1)
  await expect(within(Promise.reject(new Error('its own')), limit)).rejects.toThrow('its own')
})
