import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

type CardValues = { brand: string | undefined; last4: string | undefined }

/** What the list of cards that can spend says. */
export const delegatedKeysMessages = {
  title: 'Cards that may spend',
  lead: 'A card listed here pays from your wallet without asking you each time. You can end that at any time.',
  none: 'No card may spend from this wallet by itself.',
  noCards: 'There is no card for this wallet that could be allowed.',
  allCardsAllowed: 'Every card of this wallet may spend already.',
  /** A card by what is known about it; `last4` are its last digits. */
  card: ({ brand, last4 }: CardValues) => [brand ?? 'Card', last4 && `•••• ${last4}`].filter(Boolean).join(' '),
  /** By the service's status. */
  statuses: {
    ACTIVE: 'May spend',
    PENDING: 'Was not finished and cannot spend',
    REVOKED: 'Can no longer spend',
  },
  otherStatus: 'Status unknown',
  since: ({ time }: { time: string }) => `since ${time}`,
  revoke: 'End',
  revokeQuestion: ({ name }: { name: ReactNode }) => (
    <>End this for {name}? The card can no longer pay from this wallet.</>
  ),
  confirmRevoke: 'Yes, end it',
  keep: 'Keep it',
  revoked: 'The card can no longer spend from this wallet.',
  createTitle: 'Allow another card',
  cardLabel: 'Card',
  nameLabel: 'Name',
  nameHint: 'So that you know it again, such as “Groceries”.',
  nameMissing: 'Please give it a name of at most 256 characters.',
  create: 'Allow this card',
  created: 'The card may spend from this wallet now.',
}

/** What can go wrong while a card is allowed to spend, or that is ended. */
export const delegatedKeysErrors = {
  ...changeErrors,
  CARD_NOT_MUTABLE: 'This card cannot be changed. Nothing was changed.',
  CONFLICT: 'This card may spend already. Nothing was changed.',
  FUNDING_SOURCE_INELIGIBLE: 'This card cannot spend from this wallet. Nothing was changed.',
} satisfies ErrorMessages
