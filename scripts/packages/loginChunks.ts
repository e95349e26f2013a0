import { operations, payeeForms } from '@countersign/core/wire'

/** What a page may call until someone is signed in, and to keep the session and hear of changes after that. */
const operationsOfLogin = [
  ...['startLogin', 'challengeCredential', 'verifyCredential'],
  ...['listSessions', 'refreshSession', 'revokeSession', 'streamEvents'],
] as const

const pathsOfLogin = operationsOfLogin.map((name) => operations[name].path)
/** A path that a login calls, too, tells nothing. */
const otherOperations = Object.values(operations).filter(({ path }) => !(pathsOfLogin as string[]).includes(path))

/**
 * Returns what a chunk of a login page must not carry: descriptions of other operations, and the types of the payee
 * table. Descriptions are dropped one by one, so a single import in the wrong place brings one in unnoticed.
 */
export function findStrangers(code: string): string[] {
  const texts = new Set([...code.matchAll(/["'`](\/[^"'`]*)["'`]/g)].map(([, text]) => text))
  const words = new Set(code.match(/\b[A-Z]+_(ACCOUNT|WALLET)\b/g))
  return [
    ...otherOperations.filter(({ path }) => texts.has(path)).map(({ name }) => name),
    ...Object.keys(payeeForms).filter((accountType) => words.has(accountType)),
  ]
}
