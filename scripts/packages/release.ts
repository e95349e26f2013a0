import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packSteps } from '../build.ts'
import { run } from '../programs.ts'
import { requireSteps } from '../steps.ts'
import { completeManifest, findGaps, findLicenses, type Licenses, type Manifest } from './published.ts'

/**
 * Makes the tarballs of a release in `.cache/release` and checks them, and publishes nothing: `release.yml` publishes
 * exactly these files. Each holds the list of what it depends on.
 */
const root = join(import.meta.dirname, '../..')
const packs = join(root, '.cache/packs')
const release = join(root, '.cache/release')
const pnpm = process.env.npm_execpath ?? 'pnpm'

/** The place of the sources, which a statement of provenance is compared with: only the run that publishes knows it. */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
const home = server && repository ? `${server}/${repository}` : undefined

/** Stands in for it elsewhere, so that everything else can be tried. It is never published. */
const placeholder = 'https://git.example/countersign'

/** Completes one package and packs it again. Returns what is wrong with it. */
function finish(file: string, home: string): string[] {
  const folder = join(release, basename(file, '.tgz'))
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', file, '-C', folder])
  const place = join(folder, 'package')
  const manifestFile = join(place, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest & { name: string }
  const directory = `packages/${manifest.name.replace('@countersign/', '')}`
  const complete = completeManifest(manifest, { home, directory })
  writeFileSync(manifestFile, `${JSON.stringify(complete, null, 2)}\n`)
  const sbom = readFileSync(join(release, `${basename(file).replace(/-\d.*$/, '')}.cdx.json`), 'utf8')
  writeFileSync(join(place, 'dist/sbom.cdx.json'), sbom)
  run('npm', ['pack', place, '--ignore-scripts', '--silent', '--pack-destination', release])
  const files = run('tar', ['-tzf', join(release, basename(file))]).split('\n')
  rmSync(folder, { recursive: true })
  const inside = files.map((path) => path.replace(/^package\//, ''))
  const lost = run('tar', ['-tzf', file])
    .split('\n')
    .filter((path) => !files.includes(path))
  return [...lost.map((path) => `${path} was lost when it was packed again`), ...findGaps(complete, inside)]
}

/** What stands in the workflow that publishes, and in the changelog. */
function checkRepository(version: string): string[] {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const needed = { 'id-token: write': workflow, '--provenance': workflow, '.cache/release/': workflow }
  return [
    ...Object.entries(needed)
      .filter(([text, where]) => !where.includes(text))
      .map(([text]) => `release.yml has no \`${text}\``),
    ...(changelog.includes(`\n## ${version}`) ? [] : [`CHANGELOG.md says nothing about ${version}`]),
  ]
}

if (!process.argv.includes('--packed')) await requireSteps(packSteps)
rmSync(release, { recursive: true, force: true })
mkdirSync(release, { recursive: true })
const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--prod', '--exclude-peers']
run(pnpm, [...sbom, '--split', '--out', join(release, '%s.cdx.json'), '--filter', './packages/*'], { cwd: root })

const { version } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8')) as { version: string }
const files = globSync('*.tgz', { cwd: packs }).sort()
let faults = 0
for (const file of files) {
  const found = finish(join(packs, file), home ?? placeholder)
  for (const fault of found) console.error(`${file}: ${fault}`)
  faults += found.length
  console.log(`${file}: ${found.length} faults`)
}
const licenses = run(pnpm, ['licenses', 'list', '--prod', '--json', '--filter', './packages/*'], { cwd: root })
for (const fault of [...findLicenses(JSON.parse(licenses) as Licenses), ...checkRepository(version)]) {
  console.error(fault)
  faults += 1
}
if (!home) console.log('Outside of the release workflow the tarballs name a placeholder. Do not publish these.')
console.log(`${files.length} tarballs with their lists of dependencies in .cache/release, ${faults} faults`)
if (faults > 0 || files.length !== globSync('packages/*', { cwd: root }).length) process.exitCode = 1
