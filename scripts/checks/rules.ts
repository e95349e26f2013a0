import { listStale } from '../derive.ts'
import { checkColumns } from './columns.ts'
import { checkImports } from './importTable.ts'
import { findModuleFaults } from './modules.ts'
import { findOddWording } from './wording.ts'

/** Rules about the sources, each with a list of what breaks it. Their own tests read the real sources as well. */
const rules: { readonly [title: string]: () => readonly string[] | Promise<readonly string[]> } = {
  'Import table': async () => (await checkImports()).violations,
  'One column per journey': checkColumns,
  'No state in modules, no long functions': findModuleFaults,
  'Plain English, and no name of a vendor': findOddWording,
  'Derived files': () => listStale().map((file) => `${file} is not what \`pnpm derive\` writes`),
}

for (const [title, find] of Object.entries(rules)) {
  const faults = await find()
  for (const fault of faults) console.error(fault)
  console.log(`${title}: ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}
