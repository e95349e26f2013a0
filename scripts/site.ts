import { spawn } from 'node:child_process'
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { onFreePort } from '../apps/demo/server/listen.ts'
import { programPath } from './programs.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'apps/docs')
const siteFolder = join(site, 'dist')

/** Where the site is served. */
export const sitePort = 4400

/** Runs a program of the site to its end. */
function run(program: string, ...args: string[]): Promise<void> {
  const path = [join(site, 'node_modules/.bin'), join(root, 'node_modules/.bin'), programPath()].join(':')
  const env = { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: site, stdio: ['ignore', 'inherit', 'inherit'], env })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))))
  })
}

/** Writes the pages from documents and code, and builds the site: a folder of files for any static host. */
export async function buildSite(): Promise<void> {
  // What was rendered before stays as it was, even if the settings have changed since.
  rmSync(join(site, '.cache'), { recursive: true, force: true })
  await run('node', 'generator/main.ts')
  await run('astro', 'build')
  await run('node', 'generator/offline.ts')
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** Serves the built site as a static host does. Port 0: any that is free. */
export async function serveSite(port: number): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // No file of the site has a name that an address would escape.
    const path = normalize(pathname)
    const wanted = join(siteFolder, path.endsWith('/') ? `${path}index.html` : path)
    const isFile = existsSync(wanted) && statSync(wanted).isFile()
    const file = isFile ? wanted : join(siteFolder, '404.html')
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(isFile ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  const address = server.address()
  const chosen = typeof address === 'object' && address ? address.port : port
  return { url: `http://localhost:${chosen}`, close: () => server.close() }
}

if (import.meta.main) {
  const started = performance.now()
  if (!process.argv.includes('--no-build')) await buildSite()
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(0)} s: ${siteFolder}`)
  if (!process.argv.includes('--no-serve'))
    console.log(`\n  Site   ${(await onFreePort(sitePort, serveSite)).url}\n\n  Stop with Ctrl+C.\n`)
}
