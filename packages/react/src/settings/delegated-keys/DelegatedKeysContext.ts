import { definePartContext } from '../../primitives/definePartContext.ts'
import type { JourneyMessages } from '../../provider/Messages.ts'
import type * as SignedResource from '../signed-resource/index.ts'
import type { useDelegatedKeys } from './useDelegatedKeys.ts'

type DelegatedKeysContext = ReturnType<typeof useDelegatedKeys> & {
  messages: JourneyMessages['delegatedKeys']
  question: SignedResource.Question
  /** What the ids in the form begin with. */
  id: string
  /** The form was sent without a usable name. */
  nameMissing: boolean
  setNameMissing(missing: boolean): void
  /** The card that was chosen; without a choice, it is the first one. */
  cardId: string | undefined
  setCardId(cardId: string): void
}

export const [DelegatedKeysProvider, useDelegatedKeysContext] = definePartContext<DelegatedKeysContext>()
