import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line that names a company whose product this library neither is nor needs. */
export type VendorMention = { file: string; line: number; text: string }

const root = join(import.meta.dirname, '../..')

// In halves, so that this list does not find itself.
const vendors = [
  ['turn', 'key'],
  ['light', 'spark'],
  ['pri', 'vy'],
  ['dynamic', '-labs'],
  ['web3', 'auth'],
]
const mention = new RegExp(vendors.map((halves) => halves.join('')).join('|'), 'i')

/** Lists every line of the given files, and every path, that names a vendor. */
export function findVendors(files: readonly string[], directory: string = root): VendorMention[] {
  return files.flatMap((file) => {
    const lines = readFileSync(join(directory, file), 'utf8').split('\n')
    const inText = lines.map((text, index) => ({ file, line: index + 1, text: text.trim() }))
    return [{ file, line: 0, text: file }, ...inText].filter(({ text }) => mention.test(text))
  })
}

/** Everything that is, or is about to be, in the repository, except the list of what is installed. */
export function repositoryFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0')
  return listed.split('\0').filter((file) => file && file !== 'pnpm-lock.yaml' && !deleted.includes(file))
}

if (import.meta.main) {
  const files = repositoryFiles()
  const mentions = findVendors(files)
  for (const { file, line, text } of mentions) console.error(`${file}:${line} names a vendor: ${text}`)
  console.log(`${files.length} files read, ${mentions.length} mentions of a vendor`)
  if (mentions.length > 0 || files.length === 0) process.exitCode = 1
}
