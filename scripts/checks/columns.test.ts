import { expect, test } from 'vitest'
import { checkColumns } from './columns.ts'

const journey = [
  'packages/react/src/settings/wallet-export/useWalletExport.ts',
  'packages/core/src/controllers/settings/walletExport.ts',
  'packages/core/src/flows/settings/walletExport.ts',
  'e2e/settings/walletExport.spec.ts',
]

test.each(journey)('a journey without %s breaks it', (file) => {
  const others = [
    'packages/react/src/settings/wallet-export/WalletExport.tsx',
    ...journey.filter((one) => one !== file),
  ]
  expect(checkColumns(others)).toEqual([`settings/wallet-export: ${file} is missing`])
})

test.each(['packages/core/src/controllers/settings/seedPhrase.ts', 'e2e/settings/seedPhrase.spec.ts'])(
  'a name that no folder of components has breaks it: %s',
  (file) => {
    expect(checkColumns([...journey, file])).toEqual([`${file}: no folder of this name in packages/react/src`])
  },
)

test('the same name in another area breaks it', () => {
  const moved = journey.map((file) => file.replace('controllers/settings', 'controllers/session'))
  expect(checkColumns(moved)).toHaveLength(2)
})
