import { expect, test } from 'vitest'
import { onFreePort } from './listen.ts'

function taken(): Error {
  return Object.assign(new Error('taken'), { code: 'EADDRINUSE' })
}

test('the next free port is used when one is taken', async () => {
  const start = (port: number) => (port < 4002 ? Promise.reject(taken()) : Promise.resolve(port))
  expect(await onFreePort(4000, start)).toBe(4002)
})

test('any other failure is not tried again', async () => {
  let tries = 0
  const start = () => {
    tries += 1
    return Promise.reject(new Error('no'))
  }
  await expect(onFreePort(4000, start)).rejects.toThrow('no')
  expect(tries).toBe(1)
})

test('many taken ports in a row end in the error', async () => {
  await expect(onFreePort(4000, () => Promise.reject(taken()))).rejects.toThrow('taken')
})
