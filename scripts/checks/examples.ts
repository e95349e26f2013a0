import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as core from '@countersign/core'
import * as crypto from '@countersign/core/crypto'
import ts from 'typescript'
import { root } from './files.ts'

/** They take no client, so their types are in their own signatures. */
const withoutClient = ['compareQuotes', 'createQuoteIntent']
const withoutParameters = ['listRememberedLogins', 'readPayeeStops', 'readSetAsidePayees', 'readStoppedPayments']
/** Their arguments are in their own signatures, and what they return has a name of its own. */
const withoutObject = ['createSealingKey', 'createSessionKey', 'isWalletError', 'stampPayload']

/** Lists the public functions and hooks that no example shows, and the types that they should export and do not. */
export function listUnshown(): string[] {
  const examples = readExamples('core')
  const unshown = [
    ...findWithoutExample([...listFunctions('core'), ...listFunctions('core.crypto')], examples),
    ...findWithoutExample(listHooks(), readExamples('react')),
  ]
  return [
    ...unshown.map((name) => `${name} has no example in test/examples/ of its package`),
    ...listUnnamed('core.flows', { types: 'core', others: withoutClient }),
    ...listUnnamed('core.crypto', { types: 'core.crypto', others: withoutObject }),
  ]
}

function listUnnamed(entry: string, { types, others }: { types: string; others: readonly string[] }): string[] {
  const names = listFunctions(entry).filter((name) => !others.includes(name))
  const exported = listPublicNames(types, 'type')
  const withParameters = names.filter((name) => !withoutParameters.includes(name))
  const unnamed = [
    ...findUnnamed(withParameters, 'Parameters', exported),
    ...findUnnamed(names, 'ReturnType', exported),
  ]
  return unnamed.map((name) => `${name} is not exported by ${types}`)
}

const values: Record<string, unknown> = { ...core, ...crypto }

/** The functions of an entry of the core. */
export function listFunctions(entry: string): string[] {
  return listPublicNames(entry, 'value').filter((name) => typeof values[name] === 'function')
}

export function listHooks(): string[] {
  return listPublicNames('react', 'value').filter((name) => /^use[A-Z]/.test(name))
}

/** Lists the public names of an entry, from its snapshot in `api/`. Kinds: `value`, `type`, and `value+type` for a class. */
function listPublicNames(entry: string, kind?: 'value' | 'type'): string[] {
  const lines = readFileSync(join(root, 'api', `${entry}.txt`), 'utf8')
    .trim()
    .split('\n')
  const exported = lines.map((line) => line.split(' ') as [kind: string, name: string])
  return exported.filter(([its]) => kind === undefined || its === kind).map(([, name]) => name)
}

/** Reads the examples of a package: modules that are compiled with everything else and never run. */
function readExamples(package_: 'core' | 'react'): string[] {
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
