import { fork } from 'node:child_process'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createSandbox } from '@countersign/sandbox'
import { startSandboxServer } from '@countersign/sandbox/node'
import type { RelayMessage, RelaySettings } from './relayProcess.ts'

export type RelayServer = {
  readonly port: number
  /** Ids of the service's events that it handled, in order. */
  readonly handled: readonly string[]
  readonly kill: () => Promise<void>
}

/** Starts one server of the platform, and resolves when it listens. */
export function startRelay(settings: RelaySettings): Promise<RelayServer> {
  const child = fork(join(import.meta.dirname, 'relayProcess.ts'), [JSON.stringify(settings)], { execArgv: [] })
  const handled: string[] = []
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
    child.on('message', (message: RelayMessage) => {
      if ('handled' in message) return void handled.push(message.handled)
      const kill = () =>
        new Promise<void>((killed) => {
          if (child.exitCode !== null || child.signalCode !== null) return killed()
          child.once('exit', () => killed())
          child.kill('SIGKILL')
        })
      resolve({ port: message.port, handled, kill })
    })
  })
}

/**
 * A plain proxy in front of several servers, which takes turns. A server that does not accept a connection is left out; a
 * request that was already with one that dies gets no response.
 */
export async function startFront(ports: readonly number[]) {
  const alive = [...ports]
  const served = new Map(ports.map((port) => [port, 0]))

  function pass(incoming: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const port = alive.shift()
    if (port === undefined) return void response.destroy()
    alive.push(port)
    const { method, url: path, headers } = incoming
    const outgoing = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      served.set(port, (served.get(port) ?? 0) + 1)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy())
      // A browser that gives up its stream of events gives up the one behind it.
      response.on('close', () => response.writableFinished || outgoing.destroy())
      answer.pipe(response)
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return void response.destroy()
      if (alive.includes(port)) alive.splice(alive.indexOf(port), 1)
      pass(incoming, response, body)
    })
    outgoing.end(body)
  }

  const front = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => pass(incoming, response, Buffer.concat(chunks)))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** How many requests each server answered. */
    served: () => [...served.values()],
    close: () => {
      front.closeAllConnections()
      front.close()
    },
  }
}

/** The sandbox on a port, and a caller with the platform's credentials. */
export async function startService({ origin }: { origin: string }) {
  const passkeys = { rpId: new URL(origin).hostname, origins: [origin] }
  const sandbox = createSandbox({ verification: 'at creation', passkeys })
  const { baseUrl, close } = await startSandboxServer({ sandbox, port: 0 })
  const { clientId, clientSecret } = sandbox.credentials
  const call = async <answer>(method: string, path: string, body?: unknown): Promise<answer> => {
    const headers = {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/json',
    }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await sandbox.fetch(new Request(baseUrl + path, init))
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as answer
  }
  return { sandbox, baseUrl, clientId, clientSecret, close, call }
}
