import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { nameCard } from '../nameCard.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What the list of cards that can spend says. */
export const delegatedKeysMessages = {
  title: 'Card access',
  lead: 'These cards pay from your wallet without asking you.',
  none: 'No card pays automatically yet.',
  noCards: 'You have no active card to allow.',
  allCardsAllowed: 'All your cards are allowed.',
  card: nameCard,
  /** By the service's status. */
  statuses: {
    ACTIVE: 'Allowed',
    REVOKED: 'Revoked',
  },
  otherStatus: 'Status unknown',
  since: ({ time }: { time: string }) => `since ${time}`,
  revoke: 'Revoke',
  revokeQuestion: ({ name }: { name: ReactNode }) => <>Stop {name} from spending from this wallet?</>,
  confirmRevoke: 'Revoke access',
  keep: 'Cancel',
  revoked: 'Card access revoked.',
  createTitle: 'Let a card pay automatically',
  cardLabel: 'Card',
  /** `amount`: the most that one purchase can take. `undefined`: the card has no limit. */
  limit: ({ amount }: { amount: string | undefined }) =>
    amount ? `Each purchase can take up to ${amount}.` : 'Each purchase can take all that is in your wallet.',
  nameLabel: 'What is it for?',
  nameHint: 'For example “Groceries”.',
  nameMissing: 'Say what it is for.',
  create: 'Allow this card',
  created: 'This card can now spend from your wallet.',
}

/** What can go wrong while a card is allowed to spend, or that is ended. */
export const delegatedKeysErrors = {
  ...changeErrors,
  CARD_NOT_MUTABLE: 'This card can’t be changed.',
  CONFLICT: 'This card is already allowed. Nothing was changed.',
  FUNDING_SOURCE_INELIGIBLE: 'This card can’t spend from this wallet. Nothing was changed.',
} satisfies ErrorMessages
