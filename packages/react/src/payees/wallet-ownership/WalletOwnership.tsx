import type { OwnershipMethod, WalletOwnershipOptions } from '@countersign/core'
import { useId, useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { copyText } from '../../primitives/clipboard/copyText.ts'
import { definePart } from '../../primitives/definePart.tsx'
import { ErrorMessage as BaseErrorMessage } from '../../primitives/ErrorMessage.tsx'
import { Heading as BaseHeading } from '../../primitives/Heading.tsx'
import { provide } from '../../primitives/provide.tsx'
import { SecretLink } from '../../primitives/SecretLink.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { UntrustedText } from '../../primitives/UntrustedText.tsx'
import { useLatest } from '../../provider/useLatest.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { nameNetwork } from '../../shared/payment-details/index.ts'
import { type InjectedWallet, signWithInjectedWallet, useInjectedWallets } from './injectedWallets.ts'
import { useWalletOwnership } from './useWalletOwnership.ts'
import {
  type AboutMessage,
  useWalletOwnershipContext,
  WalletOwnershipContextProvider,
} from './WalletOwnershipContext.ts'
import { walletOwnershipErrors, walletOwnershipMessages } from './walletOwnershipMessages.ts'

export {
  CopyButton,
  CopyNotice,
  Deadline,
  Field,
  Form,
  Label,
  Message,
  SignButtons,
  SignNotice,
  SubmitButton,
} from './WalletOwnershipSignature.tsx'

const steps = {
  loading: 'start',
  unavailable: 'start',
  ready: 'start',
  starting: 'start',
  signing: 'sign',
  proving: 'sign',
  checking: 'check',
  expired: 'expired',
  proven: 'done',
} as const

/** Holds the proof that a wallet is the user's own, for the parts inside. `data-status`: how far it is. */
export const Root = definePart(
  'div',
  ({ payeeId }: WalletOwnershipOptions) => {
    const messages = useMessages('walletOwnership', walletOwnershipMessages)
    const ownership = useWalletOwnership({ payeeId })
    const id = useId()
    const { state } = ownership
    const latest = useLatest(ownership)
    const { message, wallet: own } = 'message' in state ? state : {}
    const wallets = useInjectedWallets(own?.network === 'evm')
    // What was said about the message before is over with it.
    const [last, setLast] = useState<AboutMessage>({ message })
    const about = last.message === message ? last : { message }

    async function signWith(wallet: InjectedWallet): Promise<void> {
      if (!own || message === undefined) return
      setLast({ message, asked: { id: wallet.id } })
      const outcome = await signWithInjectedWallet(wallet, { message, address: own.address })
      setLast({ message, ...(typeof outcome === 'string' && { asked: { id: wallet.id, outcome } }) })
      const { state: now, submitSignature } = latest.current
      // Meanwhile the message may have been replaced, or the user may have left.
      if (typeof outcome === 'object' && now.status === 'signing' && now.message === message)
        await submitSignature(outcome.signature)
    }

    const context = {
      ...ownership,
      messages,
      step: steps[state.status],
      isStopped: state.error?.action === 'contact-support',
      id,
      wallets,
      ...about,
      signWith: (wallet: InjectedWallet) => void signWith(wallet),
      copy: () => {
        if (message !== undefined) void copyText(message).then((copied) => setLast({ ...about, copied }))
      },
    }
    return {
      state: { status: state.status },
      wrap: provide(WalletOwnershipContextProvider, context),
    }
  },
  ['payeeId'],
)

/** Names the step and takes the focus when it changes. */
export const Heading = definePart(BaseHeading, () => {
  const { step, messages } = useWalletOwnershipContext()
  return { step, children: messages.titles[step] }
})

/** Explains the step. Renders nothing where the wallet could not be read. */
export const Explanation = definePart('p', () => {
  const { state, step, messages } = useWalletOwnershipContext()
  return state.status === 'unavailable' ? null : { children: messages.leads[step] }
})

/** Says that the wallet is being read, that a check was not passed, or that there is no way to confirm it here. */
export const Notice = definePart('p', () => {
  const { state, messages } = useWalletOwnershipContext()
  if (state.status === 'loading')
    return { role: 'status', children: <span data-part="announcement">{messages.loading}</span> }
  const isMute = state.status === 'ready' && state.methods.length === 0
  const wasNotPassed = state.status === 'ready' && state.wasNotPassed
  return { role: 'status', children: isMute ? messages.noWay : wasNotPassed && messages.checkFailed }
})

/** The address that is confirmed, with its network. Renders nothing before it is read. */
export const Summary = definePart('dl', () => {
  const { state, messages } = useWalletOwnershipContext()
  if (!('wallet' in state)) return null
  const { address, payee } = state.wallet
  return {
    children: (
      <div data-row="field">
        <dt>
          {messages.address} · <UntrustedText>{nameNetwork(payee.accountInfo.accountType) ?? ''}</UntrustedText>
        </dt>
        <dd>
          <UntrustedText>{address}</UntrustedText>
        </dd>
      </div>
    ),
  }
})

/** Says what went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const ErrorMessage = definePart(BaseErrorMessage, () => {
  const { state, messages, id } = useWalletOwnershipContext()
  return {
    id: `${id}-error`,
    journey: 'walletOwnership' as const,
    sentences: walletOwnershipErrors,
    error: state.error,
    invalid: state.status === 'signing' && state.isMistyped && messages.mistyped,
  }
})

/** Leads to support where an error calls for it and the provider has a `supportUrl`. Renders nothing otherwise. */
export const SupportLink = definePart(BaseSupportLink, () => {
  return useWalletOwnershipContext().isStopped ? {} : null
})

/** Reads the wallet again. Renders nothing where it could be read, or is gone. */
export const RetryButton = definePart(Button, () => {
  const { state, load, messages } = useWalletOwnershipContext()
  if (state.status !== 'unavailable' || state.error.httpStatus === 404) return null
  return { onPress: () => void load(), text: messages.tryAgain }
})

type StartOptions = { method: OwnershipMethod }

/** Begins one way to confirm it. Renders nothing where that way is not open. */
export const StartButton = definePart(
  Button,
  ({ method }: StartOptions) => {
    const { state, start, messages } = useWalletOwnershipContext()
    if ((state.status !== 'ready' && state.status !== 'starting') || !state.methods.includes(method)) return null
    return {
      busy: state.status === 'starting',
      onPress: () => void start(method),
      children: messages.titles[method === 'LIVENESS' ? 'check' : 'sign'],
    }
  },
  ['method'],
)

/** Opens the hosted check in a tab of its own, which cannot reach back into this one. Renders nothing at other steps. */
export const CheckLink = definePart(SecretLink, () => {
  const { openLink, step, messages } = useWalletOwnershipContext()
  if (step !== 'check') return null
  return {
    readHref: openLink,
    target: '_blank',
    rel: 'noopener noreferrer',
    text: messages.openCheck,
  }
})

/** Begins the same way again. Renders nothing before its time was over. */
export const AgainButton = definePart(Button, () => {
  const { refresh, step, messages } = useWalletOwnershipContext()
  if (step !== 'expired') return null
  return { onPress: () => void refresh(), text: messages.again }
})

/** Returns to the choice of a way. Renders nothing where nothing was begun. */
export const BackButton = definePart(Button, () => {
  const { state, back, step, messages } = useWalletOwnershipContext()
  if (step === 'start' || step === 'done') return null
  return {
    unavailable: state.status === 'proving',
    onPress: back,
    text: messages.otherWay,
  }
})
