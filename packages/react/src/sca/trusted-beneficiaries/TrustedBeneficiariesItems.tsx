import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { describePayee, shortenAccount } from '../../payment/payment-details/describePayee.ts'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { ItemDetails, ItemName, ManagedItems } from '../../settings/signed-resource/ManagedItems.tsx'
import { TrustItemContext, useTrustedBeneficiariesContext, useTrustItem } from './TrustedBeneficiariesContext.ts'
import { trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'

export type TrustedBeneficiariesItemsProps = ComponentPropsWithoutRef<'ul'>

/** The payees: a `<ul>` with `children` in each of its items. Renders nothing where there are none. */
export const TrustedBeneficiariesItems = forwardRef<HTMLUListElement, TrustedBeneficiariesItemsProps>(
  function TrustedBeneficiariesItems(props, ref) {
    const { list } = useTrustedBeneficiariesContext().beneficiaries.state
    if (list.status !== 'ready' || list.content.length === 0) return null
    return (
      <ManagedItems
        {...props}
        listRef={ref}
        items={list.content.map((item) => ({ ...item, id: item.payee.id }))}
        context={TrustItemContext}
        look={({ trusted }) => ({ 'data-trusted': trusted === undefined ? 'unknown' : String(trusted) })}
      />
    )
  },
)

/** Says what trust means, and that there are no payees where there are none. */
export const TrustedBeneficiariesExplanation = forwardRef<
  HTMLParagraphElement,
  Omit<ComponentPropsWithoutRef<'p'>, 'children'>
>(function TrustedBeneficiariesExplanation(props, ref) {
  const { list } = useTrustedBeneficiariesContext().beneficiaries.state
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const none = list.status === 'ready' && list.content.length === 0
  return (
    <p {...props} ref={ref}>
      {none ? words.none : words.lead}
    </p>
  )
})

/** Where a payment to a saved payee would go. */
const anAccount = { destinationType: 'ACCOUNT' } as const

/** What the payee around is called. */
export function usePayeeName(): string {
  const { payee } = useTrustItem()
  const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
  const { name, account } = describePayee(payee, anAccount)
  return name ?? (account && shortenAccount(account)) ?? words.unnamed
}

type SpanProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'>

/** Whose account it is. */
export const TrustedBeneficiariesName = forwardRef<HTMLSpanElement, SpanProps>(
  function TrustedBeneficiariesName(props, ref) {
    return (
      <ItemName {...props} ref={ref}>
        {usePayeeName()}
      </ItemName>
    )
  },
)

/** Which account it is, and whether it is trusted, as far as that is known here. */
export const TrustedBeneficiariesDetails = forwardRef<HTMLSpanElement, SpanProps>(
  function TrustedBeneficiariesDetails(props, ref) {
    const { payee, trusted } = useTrustItem()
    const words = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const { name, account } = describePayee(payee, anAccount)
    return (
      <ItemDetails {...props} ref={ref}>
        {name !== undefined && account && (
          <span>
            <OutsideText>{shortenAccount(account)}</OutsideText>
          </span>
        )}{' '}
        <span>{trusted === undefined ? words.unknown : trusted ? words.trusted : words.notTrusted}</span>
      </ItemDetails>
    )
  },
)
