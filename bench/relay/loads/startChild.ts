import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Memory, Question } from './relay.ts'

/** Starts a file in a process of its own. Resolves with its address once it listens, and with what else it tells. */
export async function startChild<told = unknown>(
  file: string,
  { parameters = [], flags = [] }: { parameters?: string[]; flags?: string[] } = {},
): Promise<{ child: ChildProcess; url: string; told: told }> {
  const child = fork(resolve(import.meta.dirname, file), parameters, { execArgv: ['--expose-gc', ...flags] })
  const [told] = (await once(child, 'message')) as [told & { port: number }]
  return { child, url: `http://127.0.0.1:${told.port}`, told }
}

/**
 * Bundles the relay into plain JavaScript, as a server runs the published package: from TypeScript, Node's own compiler
 * takes 40 MB in each process.
 */
export async function bundleRelay(): Promise<string> {
  const outfile = join(import.meta.dirname, '../../../.cache/bench/relay.mjs')
  const entryPoints = [join(import.meta.dirname, 'relay.ts')]
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' })
  return outfile
}

/** Starts one server of a platform in front of a service. */
export async function startRelay(
  serviceUrl: string,
  { timeoutMs = 15_000, flags = [], file = 'relay.ts' }: { timeoutMs?: number; flags?: string[]; file?: string } = {},
) {
  const { child, url } = await startChild(file, { parameters: [serviceUrl, String(timeoutMs)], flags })
  const ask = async <answered>(question: Question): Promise<answered> => {
    child.send(question)
    const [message] = (await once(child, 'message')) as [{ answered: answered }]
    return message.answered
  }
  return {
    url,
    readMemory: () => ask<Memory>({ ask: 'memory' }),
    countSockets: () => ask<number>({ ask: 'sockets' }),
    announce: (customers: readonly string[]) => ask({ ask: 'announce', customers }),
    know: (customers: Extract<Question, { ask: 'know' }>['customers']) => ask({ ask: 'know', customers }),
    end: () => child.disconnect(),
  }
}

export type Exchange = { status: number; text: string; cookies: readonly string[] }

/** A browser's end of many connections that are used again. */
export function createCaller({ url }: { url: string }, { connections }: { connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { host } = new URL(url)
  const call = (method: string, path: string, parameters: { headers?: Record<string, string>; body?: unknown }) =>
    new Promise<Exchange>((resolve, reject) => {
      const text = parameters.body === undefined ? '' : JSON.stringify(parameters.body)
      const headers = {
        ...(method !== 'GET' && { origin: url, 'content-type': 'application/json' }),
        ...(text && { 'content-length': Buffer.byteLength(text) }),
        ...parameters.headers,
      }
      const request = send(`http://${host}/api/wallet${path}`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(text)
    })
  return { call, close: () => agent.destroy() }
}

/** The id of a customer by number. */
export const customerOf = (number: number) => `Customer:${uuidOf(number)}`

export const uuidOf = (number: number) => `0190f0a0-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Runs work for the numbers from 0, so many at the same time. */
export async function forEachNumber(
  count: number,
  { atOnce, work }: { atOnce: number; work: (number: number) => Promise<void> },
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

export const inMb = (bytes: number) => bytes / 1_000_000
