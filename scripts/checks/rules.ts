import { listStale } from '../derive.ts'
import { checkColumns, listColumnFiles } from './columns.ts'
import { checkDoors } from './doors.ts'
import { repositoryFiles } from './files.ts'
import { findLongFunctions } from './functionLength.ts'
import { checkImports } from './importTable.ts'
import { findModuleState } from './moduleState.ts'
import { findOddWording } from './wording.ts'

/** Rules about the sources, each with a list of what breaks it. Their own tests read the real sources as well. */
const rules: { readonly [title: string]: () => string[] | Promise<string[]> } = {
  'Import table': async () => (await checkImports()).violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
  'One column per journey': () => checkColumns(listColumnFiles()),
  'Four doors': () => checkDoors().map(({ file, line, name }) => `${file}:${line} reads ${name} outside its door`),
  'No state in modules': () =>
    findModuleState().map(({ file, line, name }) => `${file}:${line} keeps ${name} in the module; pass it in`),
  'Length of functions': () =>
    findLongFunctions().map(({ file, name, lines }) => `${file}: ${name} has ${lines} lines, more than can be read`),
  'Plain English, and no name of a vendor': () =>
    findOddWording(repositoryFiles()).map(({ file, line, words }) => `${file}:${line} ${words}`),
  'Derived files': () => listStale().map((file) => `${file} is not what \`pnpm derive\` writes`),
}

for (const [title, find] of Object.entries(rules)) {
  const faults = await find()
  for (const fault of faults) console.error(fault)
  console.log(`${title}: ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}
