import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createSandbox } from './createSandbox.ts'
import { startSandboxServer } from './server.ts'

const cli = resolve(import.meta.dirname, 'cli.ts')
const run = promisify(execFile)

test('the server listens on this machine only and keeps the clock in its Date header', async () => {
  const sandbox = createSandbox({ now: () => Date.UTC(2026, 0, 5, 12) })
  const server = await startSandboxServer({ sandbox, port: 0 })
  try {
    expect(server.baseUrl).toBe(`http://127.0.0.1:${server.port}/2025-10-13`)
    const response = await fetch(`${server.baseUrl}/sandbox/clock`)
    expect(await response.json()).toEqual({ now: '2026-01-05T12:00:00.000Z' })
    expect(response.headers.get('Date')).toBe('Mon, 05 Jan 2026 12:00:00 GMT')
  } finally {
    await server.close()
  }
})

test('a busy port gives one clear sentence and a failing exit', async () => {
  const server = await startSandboxServer({ sandbox: createSandbox(), port: 0 })
  try {
    const attempt = run(process.execPath, [cli, '--', '--port', String(server.port)])
    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stderr: `Port ${server.port} is taken; stop what uses it or choose another one with --port.\n`,
    })
  } finally {
    await server.close()
  }
})

test.each([['--port', 'http'], ['--port', '70000'], ['--colour'], ['--rp-id', 'example.com']])(
  '%s %s explains the usage',
  async (...args) => {
    const attempt = run(process.execPath, [cli, ...args.filter((argument) => argument !== undefined)])
    await expect(attempt).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: pnpm sandbox') })
  },
)

test('the example walks the whole way with WebCrypto and the hpke package alone', async () => {
  const sandbox = createSandbox()
  const server = await startSandboxServer({ sandbox, port: 0 })
  try {
    const walk = resolve(import.meta.dirname, '../examples/walk.ts')
    const { stdout } = await run(process.execPath, [walk, server.baseUrl, sandbox.quorumPublicKeyHex])
    expect(stdout).toContain('Transaction COMPLETED, balance 149497487')
  } finally {
    await server.close()
  }
})
