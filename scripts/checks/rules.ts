import { checkDerived } from '../derive.ts'
import { listUndescribed } from '../derived/themeTable.ts'
import { checkColumns, listColumnFiles } from './columns.ts'
import { listFunctions, listUnshown } from './examples.ts'
import { repositoryFiles } from './files.ts'
import { checkImports } from './importTable.ts'
import { findLastingDecisions, findOddWording } from './wording.ts'

/** What a rule has read, as a number of files or names, and what breaks it. */
type Verdict = { readonly read: number; readonly faults: readonly string[] }

/** Rules about the sources. Their own tests plant what breaks them. */
const rules: { readonly [title: string]: () => Verdict | Promise<Verdict> } = {
  'Import table': checkImports,
  'One column per journey': () => ({ read: listColumnFiles().length, faults: checkColumns() }),
  'Plain English, and no name of a vendor': () => ({ read: repositoryFiles().length, faults: findOddWording() }),
  'A time to revisit for each decision': findLastingDecisions,
  'An example for each public function, and names for its types': () => ({
    read: listFunctions('core').length,
    faults: listUnshown(),
  }),
  'A meaning for each class name': listUndescribed,
  'Derived files': checkDerived,
}

for (const [title, find] of Object.entries(rules)) {
  const { read, faults } = await find()
  for (const fault of faults) console.error(fault)
  console.log(`${title}: ${read} read, ${faults.length} faults`)
  // What reads nothing finds nothing.
  if (faults.length > 0 || read < 40) process.exitCode = 1
}
