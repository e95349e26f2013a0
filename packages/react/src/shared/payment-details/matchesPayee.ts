import type { ExternalAccount } from '@countersign/core'
import { describePayee } from './describePayee.ts'

/** Whether a payee is one that the user looks for: by a part of its name, its account or its bank. */
export function matchesPayee(payee: ExternalAccount, search: string): boolean {
  const wanted = foldName(search)
  const { name = '', account = '', bank = '' } = describePayee(payee)
  return wanted === '' || [name, account, bank].some((text) => foldName(text).includes(wanted))
}

/** Neither accents nor spaces nor the case decide whether a name is found, or is the same. */
export const foldName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
