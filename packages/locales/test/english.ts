import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lazyMessages } from '../../react/src/primitives/lazyMessages.ts'
import { screenFailureMessages } from '../../react/src/primitives/screenFailureMessages.ts'
import { supportMessages } from '../../react/src/primitives/supportMessages.ts'

/** A message, or messages by name. */
export type Message = string | ((...values: never) => unknown) | { readonly [name: string]: Message }

/** The messages of a language by journey, with the sentences about errors under `errors`. */
export type Catalogue = { readonly [journey: string]: { readonly [name: string]: Message } }

const react = join(import.meta.dirname, '../../react/src')
const files = globSync(
  '{shared,payment,payees,activity,sca,session,settings,sign-in,wallets}/*/*{Messages,Errors}.{ts,tsx}',
  {
    cwd: react,
  },
)
const modules = await Promise.all(files.map((file) => import(join(react, file)) as Promise<Record<string, Message>>))

/** Messages that journeys build theirs from: no screen reads them under this name. */
const shared = ['otpLogin', 'change', 'passkey', 'common']

function collect(): Catalogue {
  const found: Record<string, Record<string, Message>> = {
    lazy: { ...lazyMessages },
    screenFailure: { ...screenFailureMessages },
    support: { ...supportMessages },
  }
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    const [, journey, kind] = /^(\w+)(Messages|Errors)$/.exec(name) ?? []
    if (!journey || shared.includes(journey)) continue
    const at = journey === 'sca' ? 'scaProof' : journey
    const entries = kind === 'Errors' ? { errors: value } : (value as Record<string, Message>)
    found[at] = { ...found[at], ...entries }
  }
  return found
}

/** Every message that the screens have in English. The files called `…Messages` are found, so that none is forgotten. */
export const english: Catalogue = collect()

/** The languages that are in the package, by the name of their entry point. */
export const tags: readonly string[] = globSync('*.ts', { cwd: join(import.meta.dirname, '../src/exports') })
  .map((file) => basename(file, '.ts'))
  .sort()

/** Reads one language of the package. */
export async function readLanguage(tag: string): Promise<Catalogue> {
  const entry = (await import(join(import.meta.dirname, `../src/exports/${tag}.ts`))) as Record<string, Catalogue>
  const language = entry[tag]
  if (!language) throw new Error(`packages/locales/src/exports/${tag}.ts has no export "${tag}".`)
  return language
}
