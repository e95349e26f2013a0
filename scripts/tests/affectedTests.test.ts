import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sortAffectedTests } from './affectedTests.ts'
import { countSteps, readImporters } from './importers.ts'

const flow = 'packages/core/src/flows/payment/pause.ts'
const poll = 'packages/core/src/flows/payment/pollPayment.ts'

function plant(files: { readonly [path: string]: string }): string {
  const tree = mkdtempSync(join(tmpdir(), 'importers-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  const exports = { './flows': './src/exports/flows.ts' }
  const manifest = JSON.stringify({ name: '@countersign/core', exports })
  for (const [path, text] of Object.entries({ ...files, 'packages/core/package.json': manifest })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tree
}

test('a change is followed through relative imports, names of packages, stars and lazy imports', () => {
  const tree = plant({
    [flow]: '',
    [poll]: "import {\n  pause,\n} from './pause.ts'\n",
    'packages/core/src/exports/flows.ts': "export * from '../flows/payment/pollPayment.ts'\n",
    'packages/react/src/payment/usePay.ts': "import { poll } from '@countersign/core/flows'\n",
    'packages/react/src/payment/Pay.tsx': "const load = () => import('./usePay.ts')\n",
  })

  expect([...countSteps([flow], readImporters(tree))]).toEqual([
    [flow, 0],
    [poll, 1],
    ['packages/core/src/exports/flows.ts', 2],
    ['packages/react/src/payment/usePay.ts', 3],
    ['packages/react/src/payment/Pay.tsx', 4],
  ])
})

test('a type that is imported carries no change', () => {
  const tree = plant({
    [flow]: '',
    [poll]: "import type { Pause } from './pause.ts'\nexport type { Pause } from './pause.ts'\n",
  })

  expect([...countSteps([flow], readImporters(tree)).keys()]).toEqual([flow])
})

test('tests of the same journey come first, then those of its area, then the nearest of the others', () => {
  const journey = 'packages/react/src/payment/funding/Funding.tsx'
  const steps = new Map([
    [journey, 0],
    ['packages/react/src/sca/sca-proof/ScaProof.test.tsx', 1],
    ['packages/react/src/payment/payment-result/PaymentResult.test.tsx', 2],
    ['packages/react/src/primitives/Banner.test.tsx', 3],
    ['packages/react/src/payment/funding/Funding.test.tsx', 4],
    ['packages/core/src/controllers/payment/funding.test.ts', 5],
  ])

  expect(sortAffectedTests([journey], steps)).toEqual([
    'packages/react/src/payment/funding/Funding.test.tsx',
    'packages/react/src/payment/payment-result/PaymentResult.test.tsx',
    'packages/core/src/controllers/payment/funding.test.ts',
    'packages/react/src/sca/sca-proof/ScaProof.test.tsx',
    'packages/react/src/primitives/Banner.test.tsx',
  ])
})

test('a test that was changed itself is among those that it affects', () => {
  const file = 'packages/core/src/flows/payment/pause.test.ts'

  expect(sortAffectedTests([file], countSteps([file], new Map()))).toEqual([file])
})
