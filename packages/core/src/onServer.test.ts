import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import * as everywhere from './exports/index.ts'
import * as onServer from './onServer.ts'

test('on a server, creating a client ends with one sentence', () => {
  expect(() => onServer.createWalletClient()).toThrow(
    "Countersign: createWalletClient was called on a server. Start the file that creates the client with 'use client', and import it from a client component.",
  )
})

test('on a server, everything else is the same', () => {
  const { createWalletClient: _ofBrowser, ...rest } = everywhere

  expect(onServer).toMatchObject(rest)
  expect(Object.keys(onServer).sort()).toEqual(Object.keys(everywhere).sort())
})

test.each(['@countersign/core', '@countersign/core/client'])('server components resolve %s to it', (name) => {
  const resolve = (...conditions: string[]) => {
    const code = `console.log(import.meta.resolve('${name}'))`
    const options = { cwd: join(import.meta.dirname, '../../react'), encoding: 'utf8' } as const
    const command = [...conditions.map((condition) => `--conditions=${condition}`), '--input-type=module', '-e', code]
    return execFileSync(process.execPath, command, options).trim()
  }

  expect(resolve('react-server')).toMatch(/\/core\/src\/onServer\.ts$/)
  expect(resolve()).toMatch(/\/core\/src\/exports\/(index|client)\.ts$/)
})
