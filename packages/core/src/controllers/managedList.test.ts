import { expect, test, vi } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { WalletError } from '../errors/WalletError.ts'
import { createManagedList } from './managedList.ts'

/** A list of strings that a change makes longer, over a service that can be made to fail. */
function listOf({ client, ada }: TestWorld) {
  const words = ['one']
  const reads = vi.fn()
  const faults = { read: [] as string[], work: [] as string[] }
  const list = createManagedList<readonly string[], string, number>(client, {
    accountId: ada.accountId,
    read: async () => {
      reads()
      const fault = faults.read.shift()
      if (fault !== undefined) throw new WalletError(fault)
      return [...words]
    },
    work: async (word) => {
      const fault = faults.work.shift()
      // The response is lost, but the change was made.
      if (fault === undefined || fault === 'TIMEOUT') words.push(word)
      if (fault !== undefined) throw new WalletError(fault)
      return words.length
    },
  })
  const content = () => {
    const { list: read } = list.getSnapshot()
    return read.status === 'ready' ? read.content : read.status
  }
  return { list, faults, reads, content }
}

const world = await createTestClient()

test('a list is read, stays on the screen while it is read again, and reports when it cannot be read', async () => {
  const { list, faults, content } = listOf(world)
  expect(content()).toBe('loading')

  await list.load()
  const again = list.load()
  expect(content()).toEqual(['one'])
  await again
  faults.read.push('NETWORK_UNREACHABLE')
  await list.load()
  expect(list.getSnapshot().list).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })
  const last = list.load()
  expect(content()).toBe('loading')
  await last
  expect(content()).toEqual(['one'])
})

test('the list is read again after a change', async () => {
  const { list, reads, content } = listOf(world)
  await list.load()

  await list.change('two')

  expect(list.getSnapshot().change).toEqual({ status: 'done', input: 'two', result: 2 })
  await expect.poll(content).toEqual(['one', 'two'])
  expect(reads).toHaveBeenCalledTimes(2)
  list.dismiss()
  expect(list.getSnapshot().change).toEqual({ status: 'idle' })
  expect(reads).toHaveBeenCalledTimes(2)
})

test('after a lost response the list is read again and the change is not repeated', async () => {
  const { list, faults, content } = listOf(world)
  await list.load()
  faults.work.push('TIMEOUT')

  await list.change('two')

  expect(list.getSnapshot().change).toMatchObject({ status: 'idle', error: { code: 'TIMEOUT' }, input: 'two' })
  await expect.poll(content).toEqual(['one', 'two'])
})

test('a user who leaves while a change is under way still sees its outcome', async () => {
  const { list, reads } = listOf(world)
  await list.load()

  const changing = list.change('two')
  list.dismiss()
  await changing

  expect(list.getSnapshot().change).toEqual({ status: 'idle' })
  expect(reads).toHaveBeenCalledTimes(2)
})

test('an inline sign-in reads nothing before the change was made, and nothing when the user closes it', async () => {
  const { list, faults, reads, content } = listOf(world)
  await list.load()
  faults.work.push('SESSION_REQUIRED', 'SESSION_REQUIRED')
  await list.change('two')
  list.cancelSignIn()
  await list.change('two')
  expect(list.getSnapshot().change.status).toBe('signing-in')
  expect(reads).toHaveBeenCalledTimes(1)

  await signIn(world)

  await expect.poll(content).toEqual(['one', 'two'])
})

test('a list that has ended reads nothing until it is loaded again', async () => {
  const { list, reads, content } = listOf(world)
  await list.load()

  const changing = list.change('two')
  list.destroy()
  await changing
  expect(reads).toHaveBeenCalledTimes(1)

  await list.load()
  expect(content()).toEqual(['one', 'two'])
})
