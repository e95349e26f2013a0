import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { type ExternalAccount, externalAccountSchema } from '../../wire/externalAccounts.ts'
import { quoteSchema } from '../../wire/quotes.ts'
import { canConfirm, type ShownState } from './quoteConfirmationState.ts'

const quote = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const payee = v.parse(externalAccountSchema, wireExamples.getExternalAccount?.[200])
const shown = { quote, payee, changes: [], isAltered: false, isReplacement: false, mayBeSent: false }

const consenting: readonly ShownState[] = [
  { status: 'review', ...shown },
  { status: 'signing-in', credentialId: undefined, ...shown },
  { status: 'sca-signing-in', before: 'paying', ...shown },
]
const others: readonly ShownState[] = [
  { status: 'sca-signing-in', before: 'requoting', ...shown },
  { status: 'sca-signing-in', before: 'following', ...shown },
  { status: 'expired', ...shown },
  { status: 'signing', ...shown },
  { status: 'unknown', ...shown },
  { status: 'failed', ...shown },
]

test.each<[string, boolean, ExternalAccount['beneficiaryVerificationStatus']?, string?]>([
  ['no answer of the bank', true],
  ['a name that fits', true, 'MATCHED'],
  ['a name that fits after a doubt was accepted', true, 'MATCHED', 'ExternalAccount:other NOT_MATCHED '],
  ['a check that still runs', false, 'PENDING'],
  ['a doubt', false, 'NOT_MATCHED'],
  ['a doubt that was accepted', true, 'NOT_MATCHED', `${payee.id} NOT_MATCHED `],
  ['a doubt after another one was accepted', false, 'NOT_MATCHED', 'ExternalAccount:other NOT_MATCHED '],
])(
  'with %s about the name, a user who sees the payment can agree to it: %s',
  (_what, expected, result, acceptedName) => {
    const named = { payee: { ...payee, beneficiaryVerificationStatus: result }, acceptedName }

    for (const state of [...consenting, ...others])
      expect([state.status, canConfirm({ ...state, ...named })]).toEqual([
        state.status,
        expected && consenting.includes(state),
      ])
  },
)
