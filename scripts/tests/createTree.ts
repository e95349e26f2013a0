import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with planted files. */
export type Tree = { readonly root: string; write(file: string, text?: string): void }

/** Makes a folder that is gone after this test, or at the moment that `atEnd` registers, such as `afterAll`. */
export function createTree(atEnd: (remove: () => void) => void = onTestFinished, parent: string = tmpdir()): Tree {
  const root = mkdtempSync(join(parent, 'tree-'))
  atEnd(() => rmSync(root, { recursive: true }))
  return {
    root,
    write: (file, text = '') => {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    },
  }
}
