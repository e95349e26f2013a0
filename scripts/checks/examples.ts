import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './files.ts'

/** Lists the public names of an entry, from its snapshot in `api/`. Kinds: `value`, `type`, and `value+type` for a class. */
export function listPublicNames(entry: string, kind?: 'value' | 'type'): string[] {
  const lines = readFileSync(join(root, 'api', `${entry}.txt`), 'utf8')
    .trim()
    .split('\n')
  const exported = lines.map((line) => line.split(' ') as [kind: string, name: string])
  return exported.filter(([its]) => kind === undefined || its === kind).map(([, name]) => name)
}

/** Reads the examples of a package: modules that are compiled with everything else and never run. */
export function readExamples(package_: 'core' | 'react'): string[] {
  const files = globSync(`packages/${package_}/test/examples/*.{ts,tsx}`, { cwd: root })
  return files.map((file) => readFileSync(join(root, file), 'utf8'))
}

/** Returns those functions that no source calls by their name. */
export function findWithoutExample(functions: readonly string[], sources: readonly string[]): string[] {
  const called = new Set(sources.flatMap(listCalls))
  return functions.filter((name) => !called.has(name))
}

/** Returns the names of types that functions should export, and do not. */
export function findUnnamed(functions: readonly string[], suffix: string, exported: readonly string[]): string[] {
  const names = functions.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}${suffix}`)
  return names.filter((name) => !exported.includes(name))
}

function listCalls(source: string): string[] {
  const calls: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.push(node.expression.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('example.tsx', source, ts.ScriptTarget.ESNext))
  return calls
}
