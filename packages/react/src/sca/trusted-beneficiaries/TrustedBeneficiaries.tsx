import type { ExternalAccount, SignedActionState, TrustedBeneficiariesState } from '@countersign/core'
import { type ReactNode, useId } from 'react'
import { describePayee, shortenAccount } from '../../payment/payment-details/index.ts'
import { Avatar } from '../../primitives/Avatar.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import {
  TrustedBeneficiariesContextProvider,
  TrustItemProvider,
  useTrustedBeneficiariesContext,
  useTrustItem,
} from './TrustedBeneficiariesContext.ts'
import { trustedBeneficiariesErrors, trustedBeneficiariesMessages } from './trustedBeneficiariesMessages.tsx'
import { useTrustedBeneficiaries } from './useTrustedBeneficiaries.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../../settings/signed-resource/index.ts'

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
    const context = { accountId, beneficiaries, messages, question, payeeId: useId() }
    return {
      value: {
        resource,
        messages,
        journey: 'trustedBeneficiaries' as const,
        errors: trustedBeneficiariesErrors,
        question,
        // What became of a payee that is still there is said beside its switch.
        notice: () => change.status === 'done' && change.wish === 'remove' && describeDone(change, messages),
      },
      wrap: (root) => <TrustedBeneficiariesContextProvider value={context}>{root}</TrustedBeneficiariesContextProvider>,
    }
  },
  ['accountId'],
)

type Done = Extract<TrustedBeneficiariesState['change'], { status: 'done' }>

function describeDone({ wish, payee }: Done, messages: JourneyMessages['trustedBeneficiaries']): ReactNode {
  return messages.done[wish]({ name: <UntrustedText>{namePayee(payee) ?? messages.unnamed}</UntrustedText> })
}

/** Says what became of the trust in this payee, beside its switch. Always in the page, so that it is announced. */
export const ItemNotice = definePart('section', () => {
  const { beneficiaries, messages } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem().payee
  const { change } = beneficiaries.state
  const isThis = change.status === 'done' && change.wish !== 'remove' && change.payee.id === id
  return { role: 'status', children: isThis && describeDone(change, messages) }
})

/** Returns the change as the shared parts see it: while a proof is awaited, the change is at work. */
function toSignedAction(change: TrustedBeneficiariesState['change']): SignedActionState<unknown, unknown> {
  if (change.status === 'idle') return change
  const input = undefined
  return change.status === 'done' ? { status: 'done', input, result: undefined } : { status: 'working', input }
}

/** Says what trust means, or that there are no payees. */
export const Explanation = definePart('p', () => {
  const { beneficiaries, messages } = useTrustedBeneficiariesContext()
  const { list } = beneficiaries.state
  return { children: list.status === 'ready' && list.content.length === 0 ? messages.none : messages.lead }
})

/** The payees: a `<ul>` with `children` in each of its items. Renders nothing if the list is empty. */
export const Items = definePart(SignedResource.Items, () => {
  const { beneficiaries, messages } = useTrustedBeneficiariesContext()
  const { list } = beneficiaries.state
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
function usePayeeName(): string {
  const { messages } = useTrustedBeneficiariesContext()
  return namePayee(useTrustItem().payee) ?? messages.unnamed
}

function namePayee(payee: ExternalAccount): string | undefined {
  const { name, account } = describePayee(payee)
  return name ?? (account && shortenAccount(account))
}

/** A round with the initials of the holder. */
export const Initials = definePart('span', () => ({
  children: <Avatar name={usePayeeName()} id={useTrustItem().payee.id} />,
}))

/** The holder of the account. */
export const Name = definePart(SignedResource.ItemName, () => ({ name: usePayeeName() }))

/** The account, and a warning where the outcome of the last change is unknown. */
export const Details = definePart(SignedResource.ItemDetails, () => {
  const { messages } = useTrustedBeneficiariesContext()
  const { payee, trusted, setAside } = useTrustItem()
  const { name, account } = describePayee(payee)
  return {
    children: (
      <>
        {name !== undefined && account && (
          <span>
            <UntrustedText>{shortenAccount(account)}</UntrustedText>
          </span>
        )}
        {trusted === undefined && <span>{messages.unknown}</span>}
        {setAside && <strong>{messages.setAside}</strong>}
      </>
    ),
  }
})

/**
 * The switch for paying this payee without a code. It turns only when the service has confirmed: switching it on asks a
 * question first, and switching it off starts the proof at once, since nothing can be lost by it. Renders nothing for a
 * payee that is set aside.
 */
export const Switch = definePart(SignedResource.ItemButton, ({ children }) => {
  const { beneficiaries, messages, question } = useTrustedBeneficiariesContext()
  const { id, trusted = false, setAside } = useTrustItem()
  const own = useIsOwn('trust', 'untrust')
  const isAsked = useAskedWish() === 'trust'
  if (setAside && !trusted) return null
  function press() {
    if (!trusted && !isAsked) return question.ask({ id, kind: 'trust' })
    question.close()
    if (trusted) void beneficiaries.untrust(id)
  }
  return { own, role: 'switch', 'aria-checked': trusted, onPress: press, children: children ?? messages.switchLabel }
})

/** Asks whether to remove the payee. */
export const RemoveButton = definePart(SignedResource.AskButton, ({ children }) => {
  const { messages } = useTrustedBeneficiariesContext()
  return { kind: 'remove', children: children ?? messages.remove }
})

/** Returns whether a change of the payee around has begun. */
function useIsOwn(...wishes: readonly string[]): boolean {
  const { change } = useTrustedBeneficiariesContext().beneficiaries.state
  const { id } = useTrustItem()
  return change.status !== 'idle' && change.payee.id === id && wishes.includes(change.wish)
}

/** Returns what the payee around is asked about, while it is. */
function useAskedWish(): 'trust' | 'remove' | undefined {
  const { asked } = useTrustedBeneficiariesContext().question
  const { id } = useTrustItem()
  if (asked?.id !== id) return undefined
  return asked.kind === 'trust' ? 'trust' : 'remove'
}

/** The question, with the answers as its children. Renders nothing while this payee is not asked about. */
export const Question = definePart(SignedResource.ItemQuestion, () => {
  const { messages } = useTrustedBeneficiariesContext()
  const name = <UntrustedText>{usePayeeName()}</UntrustedText>
  const wish = useAskedWish()
  if (!wish) return null
  const question = wish === 'trust' ? messages.trustQuestion({ name }) : messages.removeQuestion({ name })
  return { kind: wish, label: messages[wish], question }
})

/** Answers the question with yes: begins the change. */
export const ConfirmButton = definePart(SignedResource.ChangeButton, ({ children }) => {
  const { beneficiaries, messages } = useTrustedBeneficiariesContext()
  const { id } = useTrustItem()
  const wish = useAskedWish() ?? 'trust'
  return {
    own: useIsOwn('trust', 'remove'),
    state: { tone: wish === 'remove' ? 'danger' : undefined },
    onPress: () => void beneficiaries[wish](id),
    children: children ?? (wish === 'trust' ? messages.confirmTrust : messages.confirmRemove),
  }
})

/** Answers the question with no. */
export const KeepButton = definePart(SignedResource.KeepButton, ({ children }) => {
  const { messages } = useTrustedBeneficiariesContext()
  return { children: children ?? messages.keep }
})
