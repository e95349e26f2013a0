import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../../settings/signed-resource/ManagedListRoot.tsx'
import { asManagedList } from './asManagedList.ts'
import type { TrustQuestion } from './TrustedBeneficiariesContext.ts'
import { TrustedBeneficiariesContext } from './TrustedBeneficiariesContext.ts'
import { trustedBeneficiariesErrors, trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'
import { useTrustedBeneficiaries } from './useTrustedBeneficiaries.ts'

export type TrustedBeneficiariesRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose customer's payees are shown. */
  accountId: string
}

/** Holds the payees of a customer for the parts inside. */
export const TrustedBeneficiariesRoot = forwardRef<HTMLDivElement, TrustedBeneficiariesRootProps>(
  function TrustedBeneficiariesRoot(props, ref) {
    const { accountId, ...rest } = props
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const beneficiaries = useTrustedBeneficiaries({ accountId })
    const { change } = beneficiaries.state
    const [asked, setAsked] = useState<TrustQuestion>()
    // The question is over once what it led to is under way or done.
    if (asked && change.status !== 'idle' && change.status !== 'starting') setAsked(undefined)
    const ask = (question: TrustQuestion | undefined) => {
      if (change.status !== 'idle' && change.status !== 'done') return
      // What was said about the change before is no longer about this.
      beneficiaries.cancel()
      setAsked(question)
    }
    const notice = change.status === 'done' && words.done[change.wish]
    return (
      <TrustedBeneficiariesContext.Provider value={{ accountId, beneficiaries, asked, ask }}>
        <ManagedListRoot
          {...rest}
          ref={ref}
          value={{
            list: asManagedList(beneficiaries),
            title: words.title,
            errors: trustedBeneficiariesErrors,
            notice,
          }}
        />
      </TrustedBeneficiariesContext.Provider>
    )
  },
)
