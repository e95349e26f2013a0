import ts from 'typescript'
import { readTsConfig } from './files.ts'
import { productSources, reportLookups } from './lookups.ts'
import { reportSnippets, snippetOptions } from './snippets.ts'

/**
 * What needs to know what a name in the sources means, in one program that reads them once: keys from outside, and examples in README files and docs. It asks for a few types only, so it says nothing about the rest;
 * `tsc` checks them all.
 */
function createProgram(examples: readonly string[]): ts.Program {
  const options = { ...readTsConfig().options, ...snippetOptions }
  return ts.createProgram([...productSources(), ...examples], options)
}

/** `tsc` is silent about files that its settings leave out. */
function reportChecked(): boolean {
  const { fileNames } = readTsConfig()
  console.log(`${fileNames.length} files whose types are checked`)
  return fileNames.length > 1000
}

const verdicts = [reportChecked()]
const examples = reportSnippets((files) => {
  const program = createProgram(files)
  verdicts.push(reportLookups(program))
  return program
})
if (!examples || !verdicts.every(Boolean)) process.exitCode = 1
