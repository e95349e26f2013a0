import { useId } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { definePartContext } from '../../primitives/definePartContext.ts'
import { provide } from '../../primitives/provide.tsx'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import * as SignedResource from '../signed-resource/index.ts'
import { useWalletPrivacy } from './useWalletPrivacy.ts'
import { walletPrivacyErrors, walletPrivacyMessages } from './walletPrivacyMessages.ts'

export { ErrorMessage, Heading, Notice, RetryButton, UnavailableMessage } from '../signed-resource/index.ts'

type WalletPrivacyContext = ReturnType<typeof useWalletPrivacy> & {
  messages: JourneyMessages['walletPrivacy']
  /** What the ids that tie the switch to its label and hint begin with. */
  id: string
}

const [Provider, useWalletPrivacyContext] = definePartContext<WalletPrivacyContext>()

type RootProps = {
  /** The wallet whose setting is shown. */
  accountId: string
}

/** Holds the privacy setting of a wallet for the parts inside. */
export const Root = definePart(
  SignedResource.Root,
  ({ accountId }: RootProps) => {
    const messages = useMessages('walletPrivacy', walletPrivacyMessages)
    const privacy = useWalletPrivacy({ accountId })
    const id = useId()
    const { change } = privacy.state
    const notice = () => change.status === 'done' && (change.input ? messages.turnedOn : messages.turnedOff)
    return {
      value: {
        resource: privacy,
        messages,
        journey: 'walletPrivacy' as const,
        errors: walletPrivacyErrors,
        notice,
      },
      wrap: provide(Provider, { ...privacy, messages, id }),
    }
  },
  ['accountId'],
)

/** Names the setting. */
export const Label = definePart('span', () => {
  const { id, messages } = useWalletPrivacyContext()
  return { id: `${id}label`, children: messages.label }
})

/** Says what the setting does, and no more than that. */
export const Hint = definePart('p', () => {
  const { id, messages } = useWalletPrivacyContext()
  return { id: `${id}hint`, children: messages.hint }
})

/** The switch. It turns only when the service has confirmed. Renders nothing before the setting is read. */
export const Switch = definePart(SignedResource.ChangeButton, () => {
  const { state, change, messages, id } = useWalletPrivacyContext()
  const { list } = state
  if (list.status !== 'ready') return null
  const { privateEnabled } = list.content
  return {
    own: true,
    role: 'switch',
    'aria-checked': privateEnabled,
    'aria-labelledby': `${id}label`,
    'aria-describedby': `${id}hint`,
    onPress: () => void change(!privateEnabled),
    children: privateEnabled ? messages.on : messages.off,
  }
})

/** The setting as a whole, once it is read: arranges the label, the switch and the hint. */
export const Setting = definePart('div', () => {
  const { list } = useWalletPrivacyContext().state
  return list.status === 'ready' ? {} : null
})
