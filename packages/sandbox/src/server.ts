import { serve } from '@hono/node-server'
import { sandboxBasePath } from './http/router.ts'
import type { Sandbox } from './sandbox.ts'

export type StartSandboxServerParameters = {
  sandbox: Sandbox
  /** 0 takes any free port. */
  port: number
  /** Default: `127.0.0.1`. The control endpoints need no credentials, so think before opening it to others. */
  host?: string
}

export type SandboxServer = {
  /** What clients use as the service's base URL. */
  baseUrl: string
  port: number
  close(): Promise<void>
}

/**
 * Serves a sandbox on a port of this machine and answers once it listens.
 *
 * @throws the listener's error, with `code` `EADDRINUSE` when the port is taken: choose another one.
 */
export function startSandboxServer(parameters: StartSandboxServerParameters): Promise<SandboxServer> {
  const { sandbox, port, host = '127.0.0.1' } = parameters
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: sandbox.fetch, port, hostname: host }, (address) => {
      server.off('error', reject)
      resolve({
        baseUrl: `http://${host}:${address.port}${sandboxBasePath}`,
        port: address.port,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
    server.once('error', reject)
  })
}
