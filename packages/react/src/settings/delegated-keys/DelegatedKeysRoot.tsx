import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../signed-resource/ManagedListRoot.tsx'
import { useQuestion } from '../signed-resource/useListQuestion.ts'
import { DelegatedKeysContext } from './DelegatedKeysContext.ts'
import { delegatedKeysErrors, delegatedKeysMessages } from './delegatedKeysMessages.tsx'
import { useDelegatedKeys } from './useDelegatedKeys.ts'

export type DelegatedKeysRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose cards are shown. */
  accountId: string
}

/** Holds the cards that may spend from a wallet by themselves for the parts inside. */
export const DelegatedKeysRoot = forwardRef<HTMLDivElement, DelegatedKeysRootProps>(
  function DelegatedKeysRoot(props, ref) {
    const { accountId, ...rest } = props
    const words = useMessages('delegatedKeys', delegatedKeysMessages)
    const keys = useDelegatedKeys({ accountId })
    const question = useQuestion(keys)
    const [nameMissing, setNameMissing] = useState(false)
    const { change } = keys.state
    const notice = change.status === 'done' && (change.input.type === 'create' ? words.created : words.revoked)
    return (
      <DelegatedKeysContext.Provider value={{ keys, question, nameMissing, setNameMissing }}>
        <ManagedListRoot
          {...rest}
          ref={ref}
          value={{ list: keys, title: words.title, errors: delegatedKeysErrors, notice }}
        />
      </DelegatedKeysContext.Provider>
    )
  },
)
