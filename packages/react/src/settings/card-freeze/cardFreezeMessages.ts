import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { nameCard } from '../nameCard.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What the list of cards that can be frozen says. */
export const cardFreezeMessages = {
  title: 'Cards',
  lead: 'Payments with a frozen card are declined until you unfreeze it.',
  none: 'There are no cards for this wallet.',
  card: nameCard,
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  /** By the service's state. */
  states: {
    ACTIVE: 'Active',
    CLOSED: 'Closed',
    FROZEN: 'Frozen',
    PENDING_KYC: 'Waiting for your identity check',
    PROCESSING: 'Being prepared',
  },
  otherState: 'Status unknown',
  frozen: 'The card is frozen.',
  unfrozen: 'The card is no longer frozen.',
  outcomeUnknown: 'We couldn’t confirm the change. Check the card before you try again.',
}

/** What can go wrong while a card is frozen or unfrozen. */
export const cardFreezeErrors = {
  ...changeErrors,
  CARD_ALREADY_CLOSED: 'This card is closed. Nothing was changed.',
  CARD_NOT_MUTABLE: 'This card is closed. Nothing was changed.',
  INVALID_STATE_TRANSITION: 'This card can’t be frozen or unfrozen now. Nothing was changed.',
} satisfies ErrorMessages
