import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')
const wire = join(root, 'packages/core/src/wire/')

/** What a page of ours consists of. A function of the core that is only exported for hosts is no part of it. */
const components = [
  'packages/core/src/{controllers,session}/**/*.ts',
  'packages/core/src/createWalletClient.ts',
  'packages/react/src/exports/*.ts',
]

/**
 * Finds the operations that a component of the library calls: bundles all components, and reads which descriptions of
 * `wire/` a page would load, at once or later.
 *
 * @returns the names of what is used there, each with the file that it stands in.
 */
export async function findCalledOperations(): Promise<readonly { readonly file: string; readonly name: string }[]> {
  const files = globSync(components, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: files.map((file) => join(root, file)),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([file]) => file.startsWith(wire))
    .flatMap(([file, { renderedExports }]) => renderedExports.map((name) => ({ file, name })))
}
