import type { NameCheck } from '@countersign/core'
import { lookUp } from '@countersign/core/client'
import type { ReactNode } from 'react'
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
export function useNameCheckBanner(): (check: NameCheck) => { tone: BannerTone; said: ReactNode; accept: string } {
  const messages = useMessages('nameCheck', nameCheckMessages)
  return ({ result, bankName }) => {
    const title = lookUp(messages.titles, result)
    const sentence =
      result === 'PARTIAL_MATCH' ? messages[result]({ name: bankName && visibleText(bankName) }) : messages[result]
    return {
      tone: tones[result],
      said: (
        <>
          {title && (
            <p>
              <strong>{title}</strong>
            </p>
          )}
          <p>{sentence}</p>
        </>
      ),
      accept: messages.accept,
    }
  }
}
