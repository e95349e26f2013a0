import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '../..')

/** The settings of TypeScript for this repository, and the files that they name. */
export function readTsConfig(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, root)
}

/** Everything that is, or is about to be, in a repository. */
export function repositoryFiles(directory: string = root): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const listed = execFileSync('git', args, { cwd: directory, encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  return listed.filter((file) => file && existsSync(join(directory, file)))
}

/** The modules below some folders, without their tests, as paths from the directory. */
export function listModules(folders: string | string[], directory: string = root): string[] {
  const patterns = [folders].flat().map((folder) => `${folder}/**/*.{ts,tsx}`)
  return globSync(patterns, { cwd: directory }).filter((file) => !/\.test\.tsx?$/.test(file))
}

/** The number of the line that a node begins on. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}
