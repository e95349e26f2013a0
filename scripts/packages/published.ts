import { operations } from '@countersign/core/wire'

export type Manifest = { readonly dependencies?: Readonly<Record<string, string>> }

/** The manifest as it is published: it names the place that it was built from, which only a release knows. */
export function completeManifest<manifest>(
  manifest: manifest,
  { home, directory }: Record<'home' | 'directory', string>,
) {
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${home}.git`, directory },
    bugs: { url: `${home}/issues` },
    homepage: `${home}/tree/main/${directory}#readme`,
  }
}

/** Lists what a published package must not lack. The test beside this reads the rest of the manifests. */
export function findGaps({ dependencies = {} }: Manifest, files: readonly string[]): string[] {
  const local = Object.entries(dependencies).filter(([, range]) => /^(workspace|file|link):/.test(range))
  const needed = ['README.md', 'LICENSE', 'dist/sbom.cdx.json']
  return [
    ...local.map(([name]) => `it depends on what is not published: ${name}`),
    ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is not in it`),
  ]
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

/** What a login page may call: to sign in, and after that to keep the session and hear of changes. */
const ofLogin = [
  ...['startLogin', 'challengeCredential', 'verifyCredential'],
  ...['listSessions', 'refreshSession', 'revokeSession', 'streamEvents'],
] as const

/** Lists the other operations in the code of a login page: one import in the wrong place brings one in unnoticed. */
export function findStrangers(code: string): string[] {
  const texts = new Set([...code.matchAll(/["'`](\/[^"'`]*)["'`]/g)].map(([, text]) => text))
  // A path that a login calls, too, tells nothing.
  for (const name of ofLogin) texts.delete(operations[name].path)
  return Object.values(operations)
    .filter(({ path }) => texts.has(path))
    .map(({ name }) => name)
}
