import { useCallback } from 'react'
import { definePart } from '../../primitives/definePart.tsx'
import { QrCode as BaseQrCode } from '../../primitives/QrCode.tsx'
import { useDescription } from '../instructions/index.ts'
import { sendingAmount } from '../payment-details/index.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { writeTransferCode } from './writeTransferCode.ts'

/** Returns what a banking app reads from a code, where the chosen way is a transfer in euros. */
function useTransferCode(): string | undefined {
  const { funding } = useFundingInstructionsContext()
  const { state } = funding
  const fields = useDescription()?.fields
  if (state.status !== 'instructions' || !fields) return undefined
  return writeTransferCode(fields, sendingAmount(state.quote))
}

/** A code that banking apps in Europe read instead of typing. Renders nothing where the transfer cannot be written so. */
export const TransferCode = definePart(BaseQrCode, () => {
  const { messages } = useFundingInstructionsContext()
  const code = useTransferCode()
  const readText = useCallback(() => code, [code])
  return code === undefined
    ? null
    : {
        readText,
        label: messages.qrCode,
        wrap: (svg) => (
          <figure data-part="transfer-code">
            {svg}
            <figcaption>{messages.bankQrCode}</figcaption>
          </figure>
        ),
      }
})
