import { join } from 'node:path'
import ts from 'typescript'
import { reportLookups } from './lookups.ts'

const root = join(import.meta.dirname, '../..')

/** Checks the types of everything, and the rule about lookups with what is known by then. */
function checkTypes(): boolean {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault: ts.Diagnostic) => report([fault]) }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, host)
  if (!config) return false
  const { fileNames, options, errors } = config
  const program = ts.createProgram(fileNames, options)
  const faults = [...errors, ...ts.getPreEmitDiagnostics(program)]
  report(faults)
  console.log(`${fileNames.length} files, ${faults.length} faults`)
  const lookups = reportLookups(program)
  return fileNames.length > 1000 && faults.length === 0 && lookups
}

function report(faults: readonly ts.Diagnostic[]): void {
  const { getCurrentDirectory } = ts.sys
  const host = { getCurrentDirectory, getCanonicalFileName: (name: string) => name, getNewLine: () => '\n' }
  if (faults.length > 0) console.error(ts.formatDiagnostics(faults, host))
}

if (!checkTypes()) process.exitCode = 1
