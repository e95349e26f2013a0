import { definePart } from '../../primitives/definePart.tsx'
import { provide } from '../../primitives/provide.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../../settings/signed-resource/index.ts'
import { ScaFactorsContextProvider, useScaFactorsContext } from './ScaFactorsContext.ts'
import { scaFactorsErrors, scaFactorsMessages } from './scaFactorsMessages.tsx'
import { useAddingFactors } from './useAddingFactors.ts'
import { useScaFactors } from './useScaFactors.ts'

type RootProps = {
  /** The wallet whose customer confirms with these factors. */
  accountId: string
}

/** Holds the factors that a customer confirms with for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('scaFactors', scaFactorsMessages)
    const list = useScaFactors({ accountId })
    const adding = useAddingFactors(list)
    const asking = SignedResource.useQuestion(list)
    const question: SignedResource.Question = {
      ...asking,
      ask: (item) => {
        adding.forget()
        asking.ask(item)
      },
    }
    const { list: read, change } = list.state
    const { state: passkey } = adding.passkey
    const added = () => adding.added && (adding.added === 'TOTP' ? messages.totpAdded : messages.passkeyAdded)
    const notNeeded = read.status === 'unavailable' && read.error.code === 'SCA_NOT_APPLICABLE'
    const context = { ...list, messages, question, adding, notNeeded }
    return {
      value: {
        resource: list,
        messages,
        journey: 'scaFactors' as const,
        errors: scaFactorsErrors,
        question,
        notice: () => (change.status === 'done' ? messages.removed : !adding.addingTotp && added()),
        error: passkey.error,
      },
      wrap: provide(ScaFactorsContextProvider, context),
    }
  },
  ['accountId'],
)

/** Says that this customer needs no factor. Renders nothing otherwise. */
export const Explanation = definePart('p', () => {
  const { messages, notNeeded } = useScaFactorsContext()
  return notNeeded ? { children: messages.notNeeded } : null
})
