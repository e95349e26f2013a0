import { join, relative } from 'node:path'
import ts from 'typescript'
import { createDoorCheck } from './doors.ts'
import { lineOf, listModules, readTsConfig, root } from './files.ts'
import { createLookupCheck } from './lookups.ts'

/** Makes a check that looks at one node after another and says what is wrong with it. */
export type CreateNameCheck = (program: ts.Program) => (node: ts.Node, file: string) => string | undefined

/** Everything that runs in a browser or on a server. */
export function productSources(directory: string = root): string[] {
  return listModules(['packages/*/src', 'apps/*/{src,server}'], directory).map((file) => join(directory, file))
}

function readSources(directory: string): ts.Program {
  // Every file has a scope of its own, so that one file's variable never hides a global from another.
  const options = { ...readTsConfig().options, moduleDetection: ts.ModuleDetectionKind.Force }
  return ts.createProgram(productSources(directory), options)
}

/** Lists what only the meaning of a name shows: globals that are read outside their doors, and keys from outside. */
export function findNameFaults(directory: string = root, program: ts.Program = readSources(directory)): string[] {
  const checks = [createDoorCheck(program), createLookupCheck(program)]
  return productSources(directory).flatMap((path) => {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} is not part of the program.`)
    const file = relative(directory, path)
    const faults: string[] = []
    visit(source, (node) => {
      for (const check of checks) {
        const fault = check(node, file)
        if (fault !== undefined) faults.push(`${file}:${lineOf(source, node)} ${fault}`)
      }
    })
    return faults
  })
}

/** Visits what is left of a program when it runs. A class's `extends` is the one type node that is also evaluated. */
export function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  if (ts.isTypeNode(node)) {
    if (ts.isExpressionWithTypeArguments(node)) visit(node.expression, callback)
    return
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
  callback(node)
  ts.forEachChild(node, (child) => visit(child, callback))
}
