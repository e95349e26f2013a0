import { isPull } from '@countersign/core/client'
import { useState } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { definePart } from '../../primitives/definePart.tsx'
import { SupportLink as BaseSupportLink } from '../../primitives/SupportLink.tsx'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { usePaymentDetails } from '../../shared/payment-details/index.ts'
import { isUnsent } from './PaymentOutcome.ts'
import { usePaymentOutcome, usePhase } from './PaymentOutcomeContext.ts'
import { usePaymentResultWords } from './paymentResultMessages.ts'
import { printReceipt } from './printReceipt.ts'
import { shareText, useCanShare } from './shareText.ts'
import { summarizeReceipt } from './summarizeReceipt.ts'

/** Checks an unknown payment again by your `onClick`, and says so. Renders nothing once the outcome is known. */
export const CheckAgainButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = usePaymentResultWords()
  const [pressed, setPressed] = useState(false)
  if (status !== 'unknown') return null
  return {
    onPress: () => setPressed(true),
    children: messages.checkAgain,
    wrap: (button) => (
      <>
        <p role="status" data-part="checking">
          {pressed && messages.checking}
        </p>
        {button}
      </>
    ),
  }
})

/** Opens the browser's print dialog for the receipt alone. Renders nothing for a payment that was not carried out. */
export const PrintButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = usePaymentResultWords()
  return status === 'unknown' || status === 'failed' ? null : { onPress: printReceipt, children: messages.print }
})

type ShareOptions = {
  /** Shares the receipt in a way of your own. */
  onShare?: (() => void) | undefined
}

/**
 * Shares the receipt as text, without account numbers, in the browser's own dialog. If the browser has no such dialog,
 * the text is copied. Renders nothing while the outcome is unknown.
 */
export const ShareButton = definePart(
  Button,
  ({ onShare }: ShareOptions) => {
    const outcome = usePaymentOutcome()
    const phase = usePhase()
    const messages = usePaymentResultWords()
    const details = usePaymentDetails()
    const { locale } = useWalletContext()
    const canShare = useCanShare()
    const [copied, setCopied] = useState<boolean>()
    if (outcome.status === 'unknown') return null
    async function share(): Promise<void> {
      setCopied(undefined)
      setCopied(await shareText(summarizeReceipt(outcome, { phase, messages, details, locale })))
    }
    return {
      onPress: onShare ?? (() => void share()),
      children: onShare || canShare ? messages.share : messages.copy,
      wrap: (button) => (
        <>
          {button}
          <span role="status" data-part="copied">
            {copied !== undefined && (copied ? messages.copied : messages.copyFailed)}
          </span>
        </>
      ),
    }
  },
  ['onShare'],
)

/** Leaves the receipt by your `onClick`. Renders nothing while the outcome is unknown. */
export const DoneButton = definePart(Button, () => {
  const { status } = usePaymentOutcome()
  const messages = usePaymentResultWords()
  return status === 'unknown' ? null : { children: messages.done }
})

/**
 * Begins another payment like this one by your `onClick`. Renders nothing until this one has arrived or failed, and for
 * money that is taken from a bank account.
 */
export const SendAgainButton = definePart(Button, () => {
  const outcome = usePaymentOutcome()
  const phase = usePhase()
  const messages = usePaymentResultWords()
  if (isPull(outcome.quote) || (phase !== 'received' && phase !== 'failed')) return null
  return { children: messages[isUnsent(outcome) ? 'tryAgain' : 'sendAgain'] }
})

/** Leads to your support, for a payment that failed. Renders nothing for others. */
export const SupportLink = definePart(BaseSupportLink, () => (usePaymentOutcome().status === 'failed' ? {} : null))
