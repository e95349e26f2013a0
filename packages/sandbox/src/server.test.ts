import { execFile } from 'node:child_process'
import { get } from 'node:http'
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

/**
 * Sends a request under another name than the address of the connection, as a page does whose name was pointed here.
 */
function askAs(host: string, parameters: { port: number; path?: string }): Promise<{ status: number; text: string }> {
  const { port, path = '/sandbox/inbox' } = parameters
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` }
    get({ host: '127.0.0.1', port, path, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: (await response.toArray()).join('') })
    }).once('error', reject)
  })
}

test('nothing is served under a name that an attacker could point at this machine', async () => {
  const sandbox = createSandbox()
  const server = await startSandboxServer({ sandbox, port: 0, allowedHosts: ['sandbox', 'Build.Example'] })
  const { port } = server
  try {
    for (const path of ['/sandbox/inbox', '/2025-10-13/sandbox/clock', '/2025-10-13/customers'])
      for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example']) {
        const { status, text } = await askAs(host, { port, path })
        expect({ host, path, status }).toEqual({ host, path, status: 403 })
        expect(JSON.parse(text)).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('--allow-host') })
      }
    const served = ['localhost', `localhost:${port}`, 'a.localhost', '127.0.0.1', '[::1]', '192.168.0.7:80']
    for (const host of [...served, 'sandbox:4010', 'SANDBOX', 'build.example'])
      expect({ host, status: (await askAs(host, { port })).status }).toEqual({ host, status: 200 })
  } finally {
    await server.close()
  }
})

test('a configured host name is served', async () => {
  const server = await startSandboxServer({ sandbox: createSandbox(), port: 0, host: 'localhost' })
  try {
    expect((await fetch(`${server.baseUrl}/sandbox/clock`)).status).toBe(200)
  } finally {
    await server.close()
  }
})

test('a large body is refused before it is read to its end', async () => {
  const server = await startSandboxServer({ sandbox: createSandbox(), port: 0 })
  const headers = {
    authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}`,
    'content-type': 'application/json',
  }
  const chunk = new Uint8Array(64 * 1024).fill(120)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
  try {
    for (const path of ['/customers', '/sandbox/clock'])
      for (const body of [endless, 'x'.repeat(1024 * 1024 + 1)]) {
        const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
        const answer = await fetch(server.baseUrl + path, init).catch(() => undefined)
        // The connection may be cut while the body is still being sent.
        expect([undefined, 413]).toContain(answer?.status)
      }
    expect((await fetch(`${server.baseUrl}/sandbox/clock`)).status).toBe(200)
  } finally {
    await server.close()
  }
})

test('a busy port prints one clear sentence and exits with a failure', async () => {
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
    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: countersign-sandbox'),
    })
  },
)

test('the example completes login and payment with WebCrypto and the hpke package alone', async () => {
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
