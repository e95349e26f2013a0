import { expect, test } from 'vitest'
import { completeManifest, findGaps, findLicenses, type Manifest } from './published.ts'

const home = 'https://code.example/team/wallet'
const manifest: Manifest = {
  name: '@countersign/core',
  version: '0.1.0',
  description: 'Signs.',
  keywords: ['wallet', 'passkey', 'payments'],
  license: 'MIT',
  engines: { node: '>=22.18' },
  publishConfig: { access: 'public', provenance: true },
}
const files = ['README.md', 'LICENSE', 'dist/sbom.cdx.json']
const complete = completeManifest(manifest, { home, directory: 'packages/core' })

test('a published manifest names the place that it was built from', () => {
  expect(complete).toMatchObject({
    repository: { url: 'git+https://code.example/team/wallet.git', directory: 'packages/core' },
    bugs: { url: 'https://code.example/team/wallet/issues' },
    homepage: 'https://code.example/team/wallet/tree/main/packages/core#readme',
  })
  expect(findGaps(complete, { files, version: '0.1.0' })).toEqual([])
})

test.each<[change: Partial<Manifest>, gap: string]>([
  [{ version: '0.2.0' }, 'its version is 0.2.0, not 0.1.0'],
  [{ description: '' }, 'it has no description'],
  [{ keywords: [] }, 'it has fewer than three keywords'],
  [{ license: 'UNLICENSED' }, 'it has no license'],
  [{ engines: {} }, 'it does not say which Node it needs'],
  [{ publishConfig: { provenance: true } }, 'it would not be public'],
  [{ publishConfig: { access: 'public' } }, 'it would be published without provenance'],
  [{ dependencies: { '@countersign/wire': 'workspace:*' } }, 'it depends on what is not published: @countersign/wire'],
])('a manifest with %o has a gap', (change, gap) => {
  expect(findGaps({ ...complete, ...change }, { files, version: '0.1.0' })).toEqual([gap])
})

test.each(files)('a tarball without %s has a gap', (file) => {
  const others = files.filter((other) => other !== file)
  expect(findGaps(complete, { files: others, version: '0.1.0' })).toEqual([`${file} is not in it`])
})

test('a license that may ask for more than its notice is listed, and so is an unknown one', () => {
  const licenses = ['MIT', 'Apache-2.0', 'MIT AND GPL-3.0-only', 'GPL-3.0-only', 'Unknown']
  expect(findLicenses(Object.fromEntries(licenses.map((license, index) => [license, [{ name: `${index}` }]])))).toEqual(
    ['2 has the license MIT AND GPL-3.0-only', '3 has the license GPL-3.0-only', '4 has the license Unknown'],
  )
})
