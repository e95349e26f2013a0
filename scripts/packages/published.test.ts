import { expect, test } from 'vitest'
import { completeManifest, findGaps, findLicenses, type Manifest, readHome } from './published.ts'

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

test.each([
  'https://code.example/team/wallet',
  'https://code.example/team/wallet.git',
  'https://token@code.example/team/wallet.git',
  'git@code.example:team/wallet.git',
  'ssh://git@code.example/team/wallet.git',
])('the remote %s is the same place', (address) => {
  expect(readHome(address)).toBe(home)
})

test('a folder on this machine is no place that others could find', () => {
  expect(readHome('/home/ada/wallet')).toBeUndefined()
})

test('a license that asks for more than its notice is listed, and so is a missing one', () => {
  const license = (id: string) => [{ license: { id } }]
  const components = [
    { name: 'base', group: '@noble', licenses: license('MIT') },
    { name: 'either', licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] },
    { name: 'both', licenses: [{ expression: 'MIT AND GPL-3.0-only' }] },
    { name: 'copyleft', licenses: license('GPL-3.0-only') },
    { name: 'silent' },
  ]
  expect(findLicenses({ components })).toEqual([
    'both has the license MIT AND GPL-3.0-only',
    'copyleft has the license GPL-3.0-only',
    'silent has the license (none)',
  ])
})
