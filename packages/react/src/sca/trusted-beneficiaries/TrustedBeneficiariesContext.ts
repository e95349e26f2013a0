import type { TrustItem } from '@countersign/core'
import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type { Question } from '../../settings/signed-resource/index.ts'
import type { useTrustedBeneficiaries } from './useTrustedBeneficiaries.ts'

type TrustedBeneficiariesContext = ReturnType<typeof useTrustedBeneficiaries> & {
  accountId: string
  messages: JourneyMessages['trustedBeneficiaries']
  question: Question
  /** The id of the payee above the proof: only one change is made at a time. */
  payeeId: string
}

export const [TrustedBeneficiariesContextProvider, useTrustedBeneficiariesContext] =
  definePartContext<TrustedBeneficiariesContext>()

export const [TrustItemProvider, useTrustItem] = definePartContext<TrustItem & { id: string }>()
