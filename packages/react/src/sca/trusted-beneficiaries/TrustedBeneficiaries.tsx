import type { SignedActionState, TrustedBeneficiariesState } from '@countersign/core'
import { useId } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { provide } from '../../primitives/provide.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { describePayee, joinDetails, namePayee, shortenAccount } from '../../shared/payment-details/index.ts'
import {
  TrustedBeneficiariesContextProvider,
  TrustItemProvider,
  useTrustedBeneficiariesContext,
  useTrustItem,
} from './TrustedBeneficiariesContext.ts'
import { trustedBeneficiariesErrors, trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'
import { useTrustedBeneficiaries } from './useTrustedBeneficiaries.ts'

export * from '../../settings/signed-resource/listParts.ts'

export {
  CancelButton,
  Changed,
  ChangedHeading,
  Proof,
  ProofHeading,
  ProofPayee,
  StartAgainButton,
} from './TrustedBeneficiariesProof.tsx'

type RootProps = {
  /** The wallet whose customer's payees are shown. */
  accountId: string
}

/** Holds the payees of a customer for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('trustedBeneficiaries', trustedBeneficiariesMessages)
    const beneficiaries = useTrustedBeneficiaries({ accountId })
    const { state, load, cancel } = beneficiaries
    const { list, change } = state
    const resource = {
      state: { list, change: toSignedAction(change) },
      load,
      dismiss: cancel,
      cancelSignIn: cancel,
    }
    const over = change.status !== 'idle' && change.status !== 'starting'
    const question = SignedResource.useQuestion(resource, { over })
    const context = { accountId, ...beneficiaries, messages, question, payeeId: useId() }
    return {
      value: {
        resource,
        messages,
        journey: 'trustedBeneficiaries' as const,
        errors: trustedBeneficiariesErrors,
        question,
        // What became of the trust is said beside its payee.
        notice: () => null,
      },
      wrap: provide(TrustedBeneficiariesContextProvider, context),
    }
  },
  ['accountId'],
)

/** Says what became of the trust in this payee, beside its button. Always in the page, so that it is announced. */
export const ItemNotice = definePart('section', () => {
  const { state, messages } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const { change } = state
  const name = <UntrustedText>{usePayeeName()}</UntrustedText>
  const isThis = change.status === 'done' && change.payee.id === id
  return { role: 'status', children: isThis && messages.done[change.wish]({ name }) }
})

/** Returns the change as the shared parts see it: while a proof is awaited, the change is at work. */
function toSignedAction(change: TrustedBeneficiariesState['change']): SignedActionState<unknown, unknown> {
  if (change.status === 'idle') return change
  const input = undefined
  return change.status === 'done' ? { status: 'done', input, result: undefined } : { status: 'working', input }
}

/** Says what trust means, or that there are no payees. */
export const Explanation = definePart('p', () => {
  const { state, messages } = useTrustedBeneficiariesContext()
  const { list } = state
  return { children: list.status === 'ready' && list.content.length === 0 ? messages.none : messages.lead }
})

/** The payees: a `<ul>` with `children` in each of its items. Renders nothing if the list is empty. */
export const Items = definePart(SignedResource.Items, () => {
  const { state, messages } = useTrustedBeneficiariesContext()
  const { list } = state
  if (list.status !== 'ready' || list.content.length === 0) return null
  const items = list.content.map((item) => ({ ...item, id: item.payee.id }))
  return {
    'aria-label': messages.title,
    items: SignedResource.describeItems(items, TrustItemProvider, ({ trusted }) => ({
      trusted: trusted === undefined ? 'unknown' : String(trusted),
    })),
  }
})

/** Returns what the payee around is called. */
const usePayeeName = () => namePayee(useTrustItem().payee)

/** A round with the initials of the holder. */
export const Initials = definePart('span', () => ({
  children: <Avatar name={usePayeeName()} id={useTrustItem().payee.id} />,
}))

/** The holder of the account. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: usePayeeName() }))

/** The bank and the end of the account, whether it is trusted, and a warning where the outcome of the last change is unknown. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages } = useTrustedBeneficiariesContext()
  const { payee, trusted, setAside } = useTrustItem()
  const { bank, account } = describePayee(payee)
  return {
    children: (
      <>
        <span>
          <UntrustedText>{joinDetails(bank, shortenAccount(account))}</UntrustedText>
        </span>{' '}
        {trusted && <strong>{messages.trusted}</strong>}
        {trusted === undefined && <span>{messages.unknown}</span>}
        {setAside && <strong>{messages.setAside}</strong>}
      </>
    ),
  }
})

/**
 * Asks whether to trust this payee, or ends the trust: that starts the proof at once, since nothing can be lost by it.
 * Renders nothing for a payee that is set aside.
 */
export const TrustButton = definePart(SignedResource.ItemButton, () => {
  const { untrust, messages, question } = useTrustedBeneficiariesContext()
  const { id, trusted = false, setAside } = useTrustItem()
  const own = useIsOwn()
  if (setAside && !trusted) return null
  function press() {
    if (!trusted && question.asked?.id !== id) return question.ask({ id, kind: 'trust' })
    question.close()
    if (trusted) void untrust(id)
  }
  return { own, onPress: press, text: trusted ? messages.stopTrusting : messages.trust }
})

/** Returns whether a change of the trust in the payee around has begun. */
function useIsOwn(): boolean {
  const { change } = useTrustedBeneficiariesContext().state
  const { id } = useTrustItem()
  return change.status !== 'idle' && change.payee.id === id
}

/** The question, with the answers as its children. Renders nothing while this payee is not asked about. */
export const Question = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useTrustedBeneficiariesContext()
  const name = <UntrustedText>{usePayeeName()}</UntrustedText>
  return { kind: 'trust', label: messages.trust, question: messages.trustQuestion({ name }) }
})

/** Answers the question with yes: begins the change. */
export const ConfirmButton = definePart(SignedResource.ChangeButton, () => {
  const { trust, messages } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  return { own: useIsOwn(), onPress: () => void trust(id), text: messages.trust }
})
