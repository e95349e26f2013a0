import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listStale, writeLists, writeNewEntries } from './journeyLists.ts'
import { createTree } from './tests/createTree.ts'

const root = join(import.meta.dirname, '..')

/** A copy of what the lists are written from. */
function copyTree(): string {
  const { root: tree } = createTree()
  const files = globSync(['packages/{core,react}/package.json', 'packages/{core,react}/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
  for (const file of files) cpSync(join(root, file), join(tree, file))
  return tree
}

test('the lists of the journeys are current, and no journey lacks an entry point', () => {
  expect(listStale()).toEqual([])
  expect(writeNewEntries()).toEqual({})
})

test('an entry point that is in no list is reported, and written into each', () => {
  const tree = copyTree()
  for (const name of ['core', 'react'])
    writeFileSync(join(tree, `packages/${name}/src/exports/card-limit.ts`), 'export const limit = 1\n')
  const lists = writeLists(tree)

  expect(listStale(tree)).toHaveLength(4)
  for (const name of ['core', 'react']) {
    expect(lists[`packages/${name}/src/exports/index.ts`]).toContain("export * from './card-limit.ts'")
    expect(JSON.parse(lists[`packages/${name}/package.json`] ?? '')).toMatchObject({
      exports: { './card-limit': './src/exports/card-limit.ts' },
      publishConfig: {
        exports: { './card-limit': { types: './dist/card-limit.d.ts', default: './dist/card-limit.js' } },
      },
    })
  }
})

test('messages that no list has are reported', () => {
  const tree = copyTree()
  const file = 'packages/react/src/provider/defaultMessages.ts'
  const without = readFileSync(join(tree, file), 'utf8').replace(/.*walletPrivacyMessages.*\n/g, '')
  writeFileSync(join(tree, file), without)

  expect(listStale(tree)).toEqual([file])
})

test('a journey without entry points gets both', () => {
  const tree = copyTree()
  for (const name of ['core', 'react']) rmSync(join(tree, `packages/${name}/src/exports/wallet-privacy.ts`))

  expect(writeNewEntries(tree)).toEqual({
    'packages/core/src/exports/wallet-privacy.ts': "export * from '../controllers/settings/walletPrivacy.ts'\n",
    'packages/react/src/exports/wallet-privacy.ts': `'use client'

export * as WalletPrivacy from '../settings/wallet-privacy/WalletPrivacy.tsx'
export { WalletPrivacyScreen } from '../settings/wallet-privacy/WalletPrivacyScreen.tsx'
export { useWalletPrivacy } from '../settings/wallet-privacy/useWalletPrivacy.ts'
`,
  })
})
