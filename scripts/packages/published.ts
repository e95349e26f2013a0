/** What the manifest of a published package says. */
export type Manifest = {
  name: string
  version: string
  description?: string
  keywords?: readonly string[]
  license?: string
  engines?: { node?: string }
  publishConfig?: { access?: string; provenance?: boolean }
  dependencies?: Readonly<Record<string, string>>
}

/** The manifest as it is published: it names the place that it was built from, which only a release knows. */
export function completeManifest(manifest: Manifest, { home, directory }: Record<'home' | 'directory', string>) {
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${home}.git`, directory },
    bugs: { url: `${home}/issues` },
    homepage: `${home}/tree/main/${directory}#readme`,
  }
}

/** Lists what a reader of the package's page, or a tool that audits it, would miss. */
export function findGaps(manifest: Manifest, packed: { files: readonly string[]; version: string }): string[] {
  const { files, version } = packed
  const { description, keywords = [], license, engines, publishConfig } = manifest
  const local = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => /^(workspace|file|link):/.test(range))
  const gaps: [isMissing: boolean, gap: string][] = [
    [manifest.version !== version, `its version is ${manifest.version}, not ${version}`],
    [!description, 'it has no description'],
    [keywords.length < 3, 'it has fewer than three keywords'],
    [license !== 'MIT', 'it has no license'],
    [!engines?.node, 'it does not say which Node it needs'],
    [publishConfig?.access !== 'public', 'it would not be public'],
    [publishConfig?.provenance !== true, 'it would be published without provenance'],
    [local.length > 0, `it depends on what is not published: ${local.map(([name]) => name).join(', ')}`],
    ...['README.md', 'LICENSE', 'dist/sbom.cdx.json'].map((file): [boolean, string] => [
      !files.includes(file),
      `${file} is not in it`,
    ]),
  ]
  return gaps.filter(([isMissing]) => isMissing).map(([, gap]) => gap)
}

/** Licenses that ask for nothing but their notice. */
const permissive = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'BlueOak-1.0.0']

/** Packages by their license, as `pnpm licenses list --json` writes them. */
export type Licenses = { readonly [license: string]: readonly { name: string }[] }

/** Lists the packages whose license is unknown, or may ask for more than its notice. */
export function findLicenses(licenses: Licenses): string[] {
  return Object.entries(licenses)
    .filter(([license]) => !permissive.includes(license))
    .flatMap(([license, packages]) => packages.map(({ name }) => `${name} has the license ${license}`))
}
