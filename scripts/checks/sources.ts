import ts from 'typescript'
import { readTsConfig } from './files.ts'
import { findNameFaults, productSources } from './names.ts'
import { reportSnippets, snippetOptions } from './snippets.ts'

/**
 * What needs to know what a name in the sources means, in one program that reads them once: the four doors, keys from
 * outside, and examples in README files and docs. It asks for a few types only, so it says nothing about the rest; `tsc`
 * checks them all.
 */
function createProgram(examples: readonly string[]): ts.Program {
  const options = { ...readTsConfig().options, ...snippetOptions }
  return ts.createProgram([...productSources(), ...examples], options)
}

const verdicts: boolean[] = []
verdicts.push(
  reportSnippets((files) => {
    const program = createProgram(files)
    const faults = findNameFaults(undefined, program)
    for (const fault of faults) console.error(fault)
    console.log(`${productSources().length} modules read, ${faults.length} faults`)
    verdicts.push(faults.length === 0, productSources().length > 400)
    return program
  }),
)
// `tsc` is silent about files that its settings leave out.
const { fileNames } = readTsConfig()
console.log(`${fileNames.length} files whose types are checked`)
if (fileNames.length < 1000 || !verdicts.every(Boolean)) process.exitCode = 1
