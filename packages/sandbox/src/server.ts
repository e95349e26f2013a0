import { serve } from '@hono/node-server'
import { isAllowedHost } from './allowedHosts.ts'
import { ServiceError } from './http/responses.ts'
import { sandboxBasePath } from './router.ts'
import type { Sandbox } from './sandbox.ts'

export type StartSandboxServerParameters = {
  sandbox: Sandbox
  /** 0 takes any free port. */
  port: number
  /** Default: `127.0.0.1`. The control endpoints need no credentials, so think before opening it to others. */
  host?: string
  /** Names that clients may call it by, besides `localhost`, IP addresses and `host`. Default: none. */
  allowedHosts?: readonly string[]
}

export type SandboxServer = {
  /** The base URL of the service for clients. */
  baseUrl: string
  port: number
  close(): Promise<void>
}

/**
 * Serves a sandbox on a port of this machine and resolves once it listens.
 *
 * @throws the listener's error, with `code` `EADDRINUSE` when the port is taken: choose another one.
 */
export function startSandboxServer(parameters: StartSandboxServerParameters): Promise<SandboxServer> {
  const { sandbox, port, host = '127.0.0.1' } = parameters
  const allowedHosts = [host, ...(parameters.allowedHosts ?? [])]
  const fetch = async (request: Request) =>
    isAllowedHost(request.url, { allowedHosts }) ? sandbox.fetch(request) : hostRefusal()
  // What happens by itself, such as a payment that completes, is announced without waiting for the next request.
  const clockwork = setInterval(() => sandbox.clock.catchUp(), 200)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) => {
      server.off('error', reject)
      resolve({
        baseUrl: `http://${host}:${address.port}${sandboxBasePath}`,
        port: address.port,
        close: () => {
          clearInterval(clockwork)
          return new Promise((closed) => server.close(() => closed()))
        },
      })
    })
    server.once('error', (error) => {
      clearInterval(clockwork)
      reject(error)
    })
  })
}

function hostRefusal(): Response {
  const message = 'The sandbox is not served under this host name; allow it with --allow-host or allowedHosts'
  const { answer } = new ServiceError({ status: 403, code: 'FORBIDDEN', message })
  return Response.json(answer.body, { status: answer.status })
}
