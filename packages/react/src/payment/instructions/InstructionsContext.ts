import type { Money, PaymentInstruction } from '@countersign/core'
import { useId, useState } from 'react'
import { copyText } from '../../primitives/clipboard/copyText.ts'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { fundingMessages } from '../funding/fundingMessages.ts'
import { nameWays } from './describeInstruction.ts'

type InstructionsContext = {
  /** The ways to send the money; none before they are known. */
  ways: readonly PaymentInstruction[]
  /** What each is called. */
  names: readonly string[]
  messages: JourneyMessages['funding']
  accountHolderName: string | undefined
  /** How much is sent; zero where the payer decides. */
  paid: Money | undefined
  /** The index of the way that is shown. */
  chosen: number
  choose(index: number): void
  /** What the ids of fields begin with. */
  id: string
  /** Whether the last copy succeeded. */
  copied: boolean | undefined
  /** Says whether something was copied. `undefined`: nothing was. */
  reportCopy(copied: boolean | undefined): void
  copy(text: string): void
}

export const [InstructionsContextProvider, useInstructionsContext] = definePartContext<InstructionsContext>()

type InstructionsOptions = {
  ways: readonly PaymentInstruction[]
  /** Another subject has ways of its own, and begins with its first. */
  subject: string | undefined
  accountHolderName: string | undefined
  paid: Money | undefined
}

/** Holds which way to send the money is shown, and what became of the last copy. */
export function useInstructions({ ways, subject, accountHolderName, paid }: InstructionsOptions): InstructionsContext {
  const messages = useMessages('funding', fundingMessages)
  const id = useId()
  const [choice, setChoice] = useState<{ subject: string | undefined; index: number }>()
  const [copied, reportCopy] = useState<boolean>()
  return {
    ways,
    names: nameWays(ways, messages),
    messages,
    accountHolderName,
    paid,
    chosen: choice?.subject === subject ? (choice?.index ?? 0) : 0,
    choose: (index) => {
      reportCopy(undefined)
      setChoice({ subject, index })
    },
    id,
    copied,
    reportCopy,
    copy: (text) => {
      reportCopy(undefined)
      void copyText(text).then(reportCopy)
    },
  }
}
