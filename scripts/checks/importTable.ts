import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { root } from './files.ts'

/**
 * Follows every import below `directory` and checks it against the import table in `.dependency-cruiser.cjs`.
 *
 * @returns what breaks it, and how many modules were read: a reader that cannot parse reads none and finds nothing.
 */
export async function checkImports(directory: string = root): Promise<{ read: number; faults: string[] }> {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'))
  const folders = ['packages', 'apps', 'e2e'].filter((folder) => existsSync(join(directory, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: directory, outputType: 'json' }, undefined, {
    tsConfig: extractTsConfig(join(root, 'tsconfig.json')),
  })
  const { modules, summary } = JSON.parse(String(output)) as ICruiseResult
  const ofRules = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return {
    faults: [...ofRules, ...findFolderPairs(modules)],
    read: modules.filter(({ source }) => /^(packages|apps|e2e)\//.test(source)).length,
  }
}

/** Packages whose folders may import each other in one direction only. */
const packagesWithFloors = ['core', 'react', 'platform', 'sandbox']

/** Lists the folders of a package that import each other, by value: neither can be understood without the other. */
function findFolderPairs(modules: readonly IModule[]): string[] {
  const imports = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => /^type-(only|import)$/.test(type)))
        .map(({ resolved }) => ({ from: folderOf(source), to: folderOf(resolved) }))
        .flatMap(({ from, to }) => (from && to && from !== to ? `${from} ${to}` : [])),
    ),
  )
  return [...imports].flatMap((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && imports.has(`${to} ${from}`) ? [`no-folder-pairs: ${from} → ${to}`] : []
  })
}

/** The folder of a package that a module stands in. An area is one, and what stands beside all folders is in none. */
function folderOf(module: string): string | undefined {
  const [, package_, folder] = /^packages\/(\w+)\/src\/(areas\/\w+|\w+)\//.exec(module) ?? []
  const isTest = /\.test\.tsx?$/.test(module)
  return package_ && packagesWithFloors.includes(package_) && !isTest ? `${package_}/${folder}` : undefined
}
