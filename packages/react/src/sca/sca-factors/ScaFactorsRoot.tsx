import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../../settings/signed-resource/ManagedListRoot.tsx'
import { useQuestion } from '../../settings/signed-resource/useListQuestion.ts'
import { type InlineScaSignIn, useInlineScaSignIn } from '../sca-sign-in/index.ts'
import { ScaFactorsContext } from './ScaFactorsContext.ts'
import { scaFactorsErrors, scaFactorsMessages } from './scaFactorsMessages.tsx'
import { useAddingFactors } from './useAddingFactors.ts'
import type { ScaFactorsBinding } from './useScaFactors.ts'
import { useScaFactors } from './useScaFactors.ts'
import type { ScaPasskeyEnrollBinding } from './useScaPasskeyEnroll.ts'
import { useScaPasskeyEnroll } from './useScaPasskeyEnroll.ts'

export type ScaFactorsRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose customer confirms with them. */
  accountId: string
}

/** Holds what a person confirms with for the parts inside. */
export const ScaFactorsRoot = forwardRef<HTMLDivElement, ScaFactorsRootProps>(function ScaFactorsRoot(props, ref) {
  const { accountId, ...rest } = props
  const words = useMessages('scaFactors', scaFactorsMessages)
  const list = useScaFactors({ accountId })
  const passkey = useScaPasskeyEnroll()
  const question = useQuestion(list)
  const adding = useAddingFactors(list, passkey)
  const stepUp = useStepUp(list, passkey)
  const { list: read, change } = list.state
  const added = adding.added && (adding.added === 'TOTP' ? words.totpAdded : words.passkeyAdded)
  const ask = (id: string) => {
    adding.forget()
    question.ask(id)
  }
  const value = {
    accountId,
    list,
    question: { ...question, ask },
    passkey,
    adding,
    stepUp,
    notNeeded: read.status === 'unavailable' && read.error.code === 'SCA_NOT_APPLICABLE',
  }
  return (
    <ScaFactorsContext.Provider value={value}>
      <ManagedListRoot
        {...rest}
        ref={ref}
        value={{
          list,
          title: words.title,
          errors: scaFactorsErrors,
          notice: change.status === 'done' ? words.removed : !adding.addingTotp && added,
          error: passkey.state.status === 'idle' ? passkey.state.error : undefined,
        }}
      />
    </ScaFactorsContext.Provider>
  )
})

/** The login of the region for whatever was refused for want of it. */
function useStepUp(list: ScaFactorsBinding, passkey: ScaPasskeyEnrollBinding): InlineScaSignIn {
  const { list: read, change } = list.state
  const ofChange = change.status === 'idle' ? change.error : undefined
  const ofList = read.status === 'unavailable' ? read.error : ofChange
  const ofPasskey = passkey.state.status === 'idle' ? passkey.state.error : undefined
  const forPasskey = ofPasskey?.action === 'sca-sign-in'
  return useInlineScaSignIn(forPasskey ? ofPasskey : ofList, forPasskey ? passkey.resume : list.resume)
}
