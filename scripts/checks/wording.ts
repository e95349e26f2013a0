import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.ts'

/** One line written in the project's old dialect instead of plain English, or with the name of a vendor. */
export type OddWording = { file: string; line: number; words: string }

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

/**
 * Companies whose product this library neither is nor needs: in no file, and in no path. In halves, so that this list does
 * not find itself.
 */
const vendors = [
  ['turn', 'key'],
  ['light', 'spark'],
  ['pri', 'vy'],
  ['dynamic', '-labs'],
  ['web3', 'auth'],
].map((halves) => halves.join(''))
const noVendors = { words: new RegExp(vendors.join('|'), 'i'), instead: 'no name of a vendor' }
/** A list of what is installed. */
const installed = 'pnpm-lock.yaml'

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

/**
 * Lists every line of the given files that is written in the old dialect, or on screen with a straight apostrophe, or that
 * names a vendor; a path counts as line 0.
 */
export function findOddWording(
  files: readonly string[],
  directory: string = root,
  allowed: readonly Exception[] = exceptions,
): OddWording[] {
  return files
    .filter((file) => file !== installed)
    .flatMap((file) => {
      const rules = [noVendors, ...(readable.test(file) && !skipped.test(file) ? dialect : [])]
      const lines = readFileSync(join(directory, file), 'utf8').split('\n')
      const inPath = findIn(noVendors, file).map((words) => ({ file, line: 0, words }))
      const inText = lines.flatMap((text, index) => {
        if (allowed.some((exception) => exception.file === file && exception.line.test(text))) return []
        const straight = findStraightApostrophe(file, text)
        const curly = straight ? [`“${straight}”; better: ${straight.replace("'", '’')}`] : []
        const odd = [...rules.flatMap((rule) => findIn(rule, text)), ...curly]
        return odd.map((words) => ({ file, line: index + 1, words }))
      })
      return [...inPath, ...inText]
    })
}

function findIn({ words, instead }: { words: RegExp; instead: string }, text: string): string[] {
  const [found] = words.exec(text) ?? []
  return found === undefined ? [] : [`“${found}”; better: ${instead}`]
}
