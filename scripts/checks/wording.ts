import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from './vendors.ts'

/** One line written in the project's old dialect instead of plain English. */
export type OddWording = { file: string; line: number; words: string }

const root = join(import.meta.dirname, '../..')

/** What a native reader would stumble over, with the plain way to say it. */
const dialect: readonly { words: RegExp; instead: string }[] = [
  { words: /\b(nobody|somebody|anybody|everybody)\b/i, instead: 'name the user, the customer or the browser' },
  { words: /\b(whoever|whatever|whomever)\b/i, instead: 'name the subject of the sentence' },
  { words: /\b(goes|go|went|going) on\b/i, instead: 'continue' },
  { words: /\b(is|are) none\b/i, instead: 'is not a, does not exist' },
  { words: /\bany more\b/i, instead: 'no longer' },
  { words: /\bfrom now on\b/i, instead: 'leave it out, or name the moment' },
  { words: /\banew\b/i, instead: 'again, or new' },
  { words: /\bheld against\b/i, instead: 'compared with' },
  // Also in the middle of a name.
  {
    words: /[Ee]nrol(?!l)[A-Za-z]*|([Nn]ormal|[Aa]uthor)is(e[ds]?|ing|ation)|[Bb]ehaviours?|[Cc]olours?/,
    instead: 'American spelling',
  },
]

/** A line that may stay, for a reason. */
type Exception = { file: string; line: RegExp; reason: string }

/** Lines that need the word: an assertion forbids it, or it is an example. */
const exceptions: readonly Exception[] = [
  {
    file: 'packages/react/src/sca/sca-proof/scaMessages.test.ts',
    line: /expect\(String\(errors\.CONFLICT\)\)\.not\.toMatch\(/,
    reason: 'The assertion keeps the words off the screen.',
  },
  {
    file: 'packages/react/src/settings/signed-resource/settingsMessages.test.tsx',
    line: /expect\(text\)\.not\.toMatch\(\/anonym\|/,
    reason: 'The assertion keeps the word off the screen.',
  },
  {
    file: 'packages/react/src/settings/wallet-privacy/WalletPrivacy.test.tsx',
    line: /expect\(description\?\.textContent\)\.not\.toMatch\(\/anonymous\|/,
    reason: 'The assertion keeps the word off the screen.',
  },
  {
    file: 'packages/sandbox/src/server.test.ts',
    line: /\['--colour'\]/,
    reason: 'An example of an option that does not exist.',
  },
]

const readable = /\.(md|tsx?|css|ya?ml|html)$/
/** Release notes are history, and this check names what it looks for. */
const skipped = /^(scripts\/checks\/wording\.|CHANGELOG|packages\/[^/]+\/CHANGELOG)/

/** The files with the texts that customers read. */
const onScreen = /^(packages\/react|apps\/demo)\/src\/(?!.*\.test\.).*\.tsx?$/
const comment = /\/\*.*?\*\/|^\s*(\/?\*|\/\/).*|\s\/\/ .*/g
const straightApostrophe = /\w+'(ll|t|s|re|ve|d|m)\b/

/** Returns the first word of a line on screen that has a straight apostrophe: every text there has the curly one. */
function findStraightApostrophe(file: string, text: string): string | undefined {
  return onScreen.test(file) ? straightApostrophe.exec(text.replace(comment, ''))?.[0] : undefined
}

/** Lists every line of the given files that is written in the old dialect, or on screen with a straight apostrophe. */
export function findOddWording(
  files: readonly string[],
  directory: string = root,
  allowed: readonly Exception[] = exceptions,
): OddWording[] {
  return files
    .filter((file) => readable.test(file) && !skipped.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(directory, file), 'utf8').split('\n')
      return lines.flatMap((text, index) => {
        if (allowed.some((exception) => exception.file === file && exception.line.test(text))) return []
        const straight = findStraightApostrophe(file, text)
        const odd = dialect.flatMap(({ words, instead }) => {
          const found = words.exec(text)
          return found ? [{ file, line: index + 1, words: `“${found[0]}”; better: ${instead}` }] : []
        })
        return straight === undefined
          ? odd
          : [...odd, { file, line: index + 1, words: `“${straight}”; better: ${straight.replace("'", '’')}` }]
      })
    })
}

if (import.meta.main) {
  const files = repositoryFiles()
  const found = findOddWording(files)
  for (const { file, line, words } of found) console.error(`${file}:${line} ${words}`)
  console.log(`${files.length} files read, ${found.length} odd sentences`)
  if (found.length > 0 || files.length === 0) process.exitCode = 1
}
