import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles, root } from './files.ts'

type Rule = { readonly words: RegExp; readonly instead: string }

/** What a native reader would stumble over, with the plain way to say it. */
const dialect: readonly Rule[] = [
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
const readable = /\.(md|tsx?|css|ya?ml|html)$/
/** Release notes are history, and this check names what it looks for. */
const skipped = /^(scripts\/checks\/wording\.|CHANGELOG|packages\/[^/]+\/CHANGELOG)/

/**
 * Companies whose product this library neither is nor needs: in no file, and in no path. In halves, so that this list does
 * not find itself.
 */
const vendors = ['turn_key', 'light_spark', 'pri_vy', 'dynamic_-labs', 'web3_auth'].join('|').replaceAll('_', '')
const noVendors: Rule = { words: new RegExp(vendors, 'i'), instead: 'no name of a vendor' }
/** A list of what is installed. */
const installed = 'pnpm-lock.yaml'

/** Lines that need the word: an assertion keeps it off the screen, or it is an option that does not exist. */
const exceptions: ReadonlyMap<string, RegExp> = new Map([
  ['packages/react/src/sca/sca-proof/scaMessages.test.ts', /expect\(String\(errors\.CONFLICT\)\)\.not\.toMatch\(/],
  ['packages/react/src/settings/signed-resource/settingsMessages.test.tsx', /expect\(text\)\.not\.toMatch\(\/anonym\|/],
  [
    'packages/react/src/settings/wallet-privacy/WalletPrivacy.test.tsx',
    /expect\(description\?\.textContent\)\.not\.toMatch\(\/anonymous\|/,
  ],
  ['packages/sandbox/src/server.test.ts', /\['--colour'\]/],
])

/** Lists every line of the given files that is written in the old dialect, or names a vendor; a path counts as line 0. */
export function findOddWording(files: readonly string[] = repositoryFiles(), directory: string = root): string[] {
  return files
    .filter((file) => file !== installed)
    .flatMap((file) => {
      const rules = [noVendors, ...(readable.test(file) && !skipped.test(file) ? dialect : [])]
      const lines = readFileSync(join(directory, file), 'utf8').split('\n')
      const found = lines.flatMap((text, index) =>
        exceptions.get(file)?.test(text)
          ? []
          : rules.flatMap((rule) => findIn(rule, text)).map((fault) => `${file}:${index + 1} ${fault}`),
      )
      return [...findIn(noVendors, file).map((fault) => `${file}:0 ${fault}`), ...found]
    })
}

/** Lists the decisions that do not say when to revisit them. `read`: how many there are. */
export function findLastingDecisions(directory: string = root): { read: number; faults: string[] } {
  const files = globSync(['ARCHITECTURE.md', 'docs/decisions/*.md'], { cwd: directory })
  const entries = files.flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split(/\n(?=\*\*|#)/)
      .filter((entry) => entry.startsWith('**'))
      .map((entry) => ({ file, entry })),
  )
  const lasting = entries.filter(({ entry }) => !/\bRevisit\b/.test(entry))
  return {
    read: entries.length,
    faults: lasting.map(({ file, entry }) => `${file}: ${entry.split('**')[1]} When to revisit it is missing.`),
  }
}

function findIn({ words, instead }: Rule, text: string): string[] {
  const [found] = words.exec(text) ?? []
  return found === undefined ? [] : [`“${found}”; better: ${instead}`]
}
