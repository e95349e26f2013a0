import type { NameCheck } from '@countersign/core'
import type { BannerTone } from '../../primitives/Banner.tsx'
import { visibleText } from '../../primitives/visibleText.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { nameCheckMessages } from './nameCheckMessages.ts'

const tones: { readonly [result in NameCheck['result']]: BannerTone } = {
  MATCHED: 'success',
  PARTIAL_MATCH: 'warning',
  NOT_MATCHED: 'danger',
  UNSUPPORTED: 'info',
  CHECKED_BY_RECEIVING_FI: 'info',
  PENDING: 'info',
}

/** Returns a function that says what the recipient's bank says about the name, and how it looks. */
export function useNameCheckBanner(): (check: NameCheck) => { tone: BannerTone; sentence: string; accept: string } {
  const messages = useMessages('nameCheck', nameCheckMessages)
  return ({ result, bankName }) => ({
    tone: tones[result],
    sentence:
      result === 'PARTIAL_MATCH' ? messages[result]({ name: bankName && visibleText(bankName) }) : messages[result],
    accept: messages.accept,
  })
}
