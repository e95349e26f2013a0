import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useId, useMemo } from 'react'
import { useMessages } from '../../provider/useMessages.ts'
import { ManagedListRoot } from '../signed-resource/ManagedListRoot.tsx'
import { useWalletPrivacy } from './useWalletPrivacy.ts'
import { WalletPrivacyContext } from './WalletPrivacyContext.ts'
import { walletPrivacyErrors, walletPrivacyMessages } from './walletPrivacyMessages.ts'

export type WalletPrivacyRootProps = ComponentPropsWithoutRef<'div'> & {
  /** The wallet whose setting is shown. */
  accountId: string
}

/** Holds the privacy setting of a wallet for the parts inside. */
export const WalletPrivacyRoot = forwardRef<HTMLDivElement, WalletPrivacyRootProps>(
  function WalletPrivacyRoot(props, ref) {
    const { accountId, ...rest } = props
    const words = useMessages('walletPrivacy', walletPrivacyMessages)
    const privacy = useWalletPrivacy({ accountId })
    const id = useId()
    const ids = useMemo(() => ({ label: `${id}label`, hint: `${id}hint` }), [id])
    const { change } = privacy.state
    const notice = change.status === 'done' && (change.input ? words.turnedOn : words.turnedOff)
    return (
      <WalletPrivacyContext.Provider value={{ privacy, ids }}>
        <ManagedListRoot
          {...rest}
          ref={ref}
          value={{ list: privacy, title: words.title, errors: walletPrivacyErrors, notice }}
        />
      </WalletPrivacyContext.Provider>
    )
  },
)
