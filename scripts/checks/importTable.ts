import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** One import that the import table refuses. */
export type ImportViolation = { rule: string; from: string; to: string }

const root = join(import.meta.dirname, '../..')

/**
 * Follows every import below `directory` and checks it against the import table in `.dependency-cruiser.cjs`.
 *
 * @returns the violations, and how many modules were read: a reader that cannot parse reads none and finds nothing.
 */
export async function checkImports(
  directory: string = root,
): Promise<{ violations: ImportViolation[]; moduleCount: number }> {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'))
  const folders = ['packages', 'apps', 'e2e'].filter((folder) => existsSync(join(directory, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: directory, outputType: 'json' }, undefined, {
    tsConfig: extractTsConfig(join(root, 'tsconfig.json')),
  })
  const { modules, summary } = JSON.parse(String(output)) as ICruiseResult
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    moduleCount: modules.filter(({ source }) => /^(packages|apps|e2e)\//.test(source)).length,
  }
}

if (import.meta.main) {
  const { violations, moduleCount } = await checkImports()
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  console.log(`${moduleCount} modules read, ${violations.length} imports refused`)
  if (violations.length > 0 || moduleCount < 40) process.exitCode = 1
}
