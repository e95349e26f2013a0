import { globSync } from 'node:fs'
import ts from 'typescript'
import { readTsConfig, root } from './files.ts'
import { findNameFaults, productSources } from './names.ts'
import { readAsModules, readPages, snippetOptions } from './snippets.ts'

/**
 * What needs to know what a name in the sources means, in one program that reads them once: the four doors, keys from
 * outside, and examples in README files and docs. It asks for a few types only, so it says nothing about the rest; `tsc`
 * checks them all.
 */
const { options: ours, fileNames } = readTsConfig()
const options = { ...ours, ...snippetOptions }
const modules = productSources()
const snippets = readPages()
const projects = globSync('examples/*/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/.next'] })
const examples = readAsModules(snippets, { options, projects })
const program = ts.createProgram([...modules, ...examples.files], options, examples.host)
const faults = [...findNameFaults(undefined, program), ...examples.listFaults(program)]

for (const fault of faults) console.error(fault)
const shown = snippets.filter(({ from }) => from).length
console.log(
  `${modules.length} modules and ${snippets.length} examples read, ${shown} of them from ${projects.length} files; ${fileNames.length} files whose types \`tsc\` checks; ${faults.length} faults`,
)
// What reads nothing finds nothing, and `tsc` is silent about files that its settings leave out.
const isComplete = modules.length > 400 && fileNames.length > 1000 && shown > 0 && snippets.length > shown
if (faults.length > 0 || !isComplete || projects.length === 0) process.exitCode = 1
