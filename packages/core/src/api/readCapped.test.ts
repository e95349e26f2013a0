import { expect, test } from 'vitest'
import { turn } from '../../test/testClock.ts'
import { readCapped } from './readCapped.ts'

const mebibyte = 1024 * 1024

test('reading an endless response stops after its first megabytes, and its sender is notified', async () => {
  let pulled = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled++
      controller.enqueue(new Uint8Array(mebibyte))
    },
    cancel: () => {
      cancelled = true
    },
  })

  expect(await readCapped(new Response(endless))).toBeUndefined()
  await turn()

  expect(cancelled).toBe(true)
  expect(pulled).toBeLessThan(10)
})

test('a response is read whole up to the limit, in pieces of any size', async () => {
  const pieces = [new Uint8Array([1, 2]), new Uint8Array(4 * mebibyte - 3), new Uint8Array([3])]
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })

  const bytes = await readCapped(new Response(stream))

  expect(bytes?.length).toBe(4 * mebibyte)
  expect([bytes?.[0], bytes?.[1], bytes?.at(-1)]).toEqual([1, 2, 3])
})

test('a response without a body is empty', async () => {
  expect(await readCapped(new Response(null, { status: 204 }))).toEqual(new Uint8Array())
})
