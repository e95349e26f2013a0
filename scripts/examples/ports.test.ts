import { expect, test } from 'vitest'
import { findPorts, withPorts } from './ports.ts'

test('the ports of an example are replaced, and numbers that contain them are not', () => {
  const ports = { sandbox: 1, server: 2, page: 3 }
  expect(withPorts('--port 4010 http://localhost:3000/ 5173, 30001 x3000 3000', ports)).toBe(
    '--port 1 http://localhost:2/ 3, 30001 x3000 2',
  )
})

test('free ports are three different ones', async () => {
  expect(new Set(Object.values(await findPorts())).size).toBe(3)
})
