import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import core from '../../packages/core/package.json' with { type: 'json' }
import { completeManifest, findGaps, findLicenses, findStrangers } from './published.ts'

const root = join(import.meta.dirname, '../..')

const files = ['README.md', 'LICENSE', 'dist/sbom.cdx.json']

test('a published manifest names the place that it was built from', () => {
  const home = 'https://code.example/team/wallet'

  expect(completeManifest({ license: 'MIT' }, { home, directory: 'packages/core' })).toEqual({
    license: 'MIT',
    repository: { type: 'git', url: 'git+https://code.example/team/wallet.git', directory: 'packages/core' },
    bugs: { url: 'https://code.example/team/wallet/issues' },
    homepage: 'https://code.example/team/wallet/tree/main/packages/core#readme',
  })
})

test('a tarball without a file, or with a dependency that no registry has, has a gap', () => {
  expect(findGaps({}, files)).toEqual([])
  expect(findGaps({ dependencies: { '@countersign/wire': 'workspace:*', valibot: '1.2.0' } }, ['README.md'])).toEqual([
    'it depends on what is not published: @countersign/wire',
    'LICENSE is not in it',
    'dist/sbom.cdx.json is not in it',
  ])
})

test.each(globSync('packages/*/package.json', { cwd: root }))(
  '%s says what a registry and an audit ask for',
  (file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))

    expect(manifest).toMatchObject({
      version: core.version,
      description: expect.stringMatching(/./),
      keywords: expect.arrayContaining([expect.any(String)]),
      license: 'MIT',
      engines: { node: expect.stringMatching(/./) },
      publishConfig: { access: 'public', provenance: true },
    })
    expect(manifest.keywords.length).toBeGreaterThan(2)
  },
)

test.each(globSync('packages/*/README.md', { cwd: root }))(
  '%s links to no file, since a registry shows it without them',
  (file) => {
    const links = readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)/g)

    expect([...links].filter(([, target = '']) => !/^(#|https:)/.test(target))).toEqual([])
  },
)

test('a license that may ask for more than its notice is listed, and so is an unknown one', () => {
  const licenses = ['MIT', 'Apache-2.0', 'MIT AND GPL-3.0-only', 'GPL-3.0-only', 'Unknown']
  expect(findLicenses(Object.fromEntries(licenses.map((license, index) => [license, [{ name: `${index}` }]])))).toEqual(
    ['2 has the license MIT AND GPL-3.0-only', '3 has the license GPL-3.0-only', '4 has the license Unknown'],
  )
})

test('a login page that carries another operation is found, minified or not, and what a login calls is not', () => {
  const login = 'const a=p(`/auth/credentials/{credentialId}/verify`,{}),b=d(`/auth/sessions/{sessionId}`,{})'

  expect(findStrangers(login)).toEqual([])
  expect(findStrangers(`${login},c=p(\`/quotes\`,{}),e=g("/quotes/{quoteId}")`)).toEqual(['createQuote', 'getQuote'])
  expect(findStrangers("const b = post('/cards/{cardId}/reveal', { access: 'opt-in' })")).toEqual(['revealCard'])
})
