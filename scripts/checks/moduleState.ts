import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One variable that outlives a call: shared by every client on a page and every request on a server. */
export type ModuleState = { file: string; line: number; name: string }

const root = join(import.meta.dirname, '../..')

/** Lists every `let` and `var` at the top of a module in `packages/*\/src`. */
export function findModuleState(directory: string = root): ModuleState[] {
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: directory })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => statesOf(file, readFileSync(join(directory, file), 'utf8')))
}

function statesOf(file: string, code: string): ModuleState[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false)
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const)
    .map(({ declarationList }) => ({
      file,
      line: source.getLineAndCharacterOfPosition(declarationList.getStart(source)).line + 1,
      name: declarationList.declarations.map(({ name }) => name.getText(source)).join(', '),
    }))
}

if (import.meta.main) {
  const states = findModuleState()
  for (const { file, line, name } of states) console.error(`${file}:${line} keeps ${name} in the module; pass it in`)
  console.log(`${states.length} variables at the top of a module`)
  if (states.length > 0) process.exitCode = 1
}
