import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../checks/files.ts'
import { createTree } from '../tests/createTree.ts'
import { writeLists, writeNewEntries } from './journeyLists.ts'

/** A copy of what the lists are written from. */
function copyTree(): string {
  const { root: tree } = createTree()
  const files = globSync(['packages/{core,react}/package.json', 'packages/{core,react}/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
  for (const file of files) cpSync(join(root, file), join(tree, file))
  return tree
}

test('a new entry point is written into each list', () => {
  const tree = copyTree()
  for (const name of ['core', 'react'])
    writeFileSync(join(tree, `packages/${name}/src/exports/card-limit.ts`), 'export const limit = 1\n')
  const lists = writeLists(tree)

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

test('messages are listed with those of their journey', () => {
  expect(writeLists()['packages/react/src/provider/defaultMessages.ts']).toContain(
    '  walletPrivacy: typeof walletPrivacyMessages\n',
  )
})

test('a journey without an entry point gets it', () => {
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
