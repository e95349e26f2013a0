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
  await expect(within(new Promise(() => {}), 0.001, 'the work')).rejects.toThrow('the work takes longer than 0.001 s')
})

test('work in time keeps its result and its failure', async () => {
  expect(await within(Promise.resolve(1), 60, 'it')).toBe(1)
  await expect(within(Promise.reject(new Error('its own')), 60, 'it')).rejects.toThrow('its own')
})
