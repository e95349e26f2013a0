import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { lookUp } from '@countersign/core/wire'
import type { Handler } from 'hono'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Serves the built page from memory: nothing but the files of the build can be asked for. Every other path is one of
 * the wallet's own screens and gets the page itself.
 *
 * @throws `Error` when the page has not been built.
 */
export async function createPages(parameters: { directory: string }): Promise<Handler> {
  const { directory } = parameters
  const files = await readFiles(directory)
  const page = files.get('/index.html')
  if (!page) throw new Error(`There is no page in ${directory}. Build it first: start without --no-build.`)

  return (c) => {
    const file = files.get(c.req.path)
    // The address of a payment to `$grace@wallet.example` looks like that of a file; only its reader says which it is.
    const isPage = extname(c.req.path) === '' || c.req.header('accept')?.includes('text/html') === true
    if (!file && !isPage) return c.text('Not found', 404)
    const { type, bytes } = file ?? page
    // Names in assets/ carry a hash of their content.
    const immutable = file !== undefined && c.req.path.startsWith('/assets/')
    c.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Content-Type', type)
    return c.body(bytes)
  }
}

type PageFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

async function readFiles(directory: string): Promise<Map<string, PageFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, PageFile]> => {
      const type = lookUp(contentTypes, extname(path)) ?? 'application/octet-stream'
      return [`/${relative(directory, path)}`, { type, bytes: new Uint8Array(await readFile(path)) }]
    }),
  )
  return new Map(files)
}
