import ts from 'typescript'
import { lineOf, parsePackages } from './files.ts'

/** One variable that outlives a call: shared by every client on a page and every request on a server. */
export type ModuleState = { file: string; line: number; name: string }

/** Lists every `let` and `var` at the top of a module in `packages/*\/src`. */
export function findModuleState(directory?: string): ModuleState[] {
  return parsePackages(directory).flatMap(({ file, source }) =>
    source.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const)
      .map(({ declarationList }) => ({
        file,
        line: lineOf(source, declarationList),
        name: declarationList.declarations.map(({ name }) => name.getText(source)).join(', '),
      })),
  )
}
