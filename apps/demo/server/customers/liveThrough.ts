import {
  createQuote,
  defaultHeaderNames,
  executeQuote,
  fundInternalAccount,
  listExternalAccounts,
} from '@countersign/core/wire'
import { type CreateServiceClientOptions, createServiceClient } from '@countersign/platform/service'
import type { Sandbox } from '@countersign/sandbox'
import type { WalletCustomer } from './createWalletCustomer.ts'
import { testPayees } from './testPayees.ts'

const dayMs = 24 * 60 * 60_000
/** How many days ago the first users opened their wallets. */
const historyDays = 45

/** The clock of a sandbox that begins that long ago. */
export const beginEarlier = () => Date.now() - historyDays * dayMs

type Step = { daysAgo: number; who: string } & ({ receives: number } | { sends: number; to: string; note?: string })

/** What happened since then, in whole units of the wallet’s currency. */
const steps: readonly Step[] = [
  { daysAgo: 38.2, who: 'ada@example.com', sends: 120, to: 'Grace Okafor', note: 'Rent' },
  { daysAgo: 31.4, who: 'ada@example.com', receives: 1_450 },
  { daysAgo: 30.9, who: 'elena@example.com', receives: 1_800 },
  { daysAgo: 27.1, who: 'ada@example.com', sends: 85, to: 'Léa Fontaine-Albrecht' },
  { daysAgo: 19.6, who: 'ada@example.com', sends: 40, to: testPayees.returned },
  { daysAgo: 9.3, who: 'ada@example.com', sends: 120, to: 'Grace Okafor', note: 'Rent' },
  { daysAgo: 2.4, who: 'ada@example.com', receives: 1_450 },
  { daysAgo: 1.8, who: 'elena@example.com', receives: 1_800 },
  { daysAgo: 1.2, who: 'ada@example.com', sends: 25, to: 'ليلى حداد' },
]

type Parameters = { sandbox: Sandbox; service: CreateServiceClientOptions; people: ReadonlyMap<string, WalletCustomer> }

/** Gives the first users a history, and ends at the present. */
export async function liveThrough({ sandbox, service, people }: Parameters): Promise<void> {
  const backend = createServiceClient({ ...service, fetch: signing(service.fetch) })
  let left = historyDays
  for (const { daysAgo, who, ...step } of steps) {
    sandbox.clock.advance((left - daysAgo) * dayMs)
    left = daysAgo
    const person = people.get(who)
    if (!person) continue
    const { accountId, decimals, customerId } = person
    const units = (amount: number) => amount * 10 ** decimals
    if ('receives' in step) {
      await backend.call(fundInternalAccount, { path: { accountId }, body: { amount: units(step.receives) } })
      continue
    }
    const { data } = await backend.call(listExternalAccounts, { query: { customerId } })
    const payee = data.find(({ accountInfo }) => accountInfo.beneficiary?.fullName === step.to)
    if (!payee) throw new Error(`${who} has no payee ${step.to}`)
    const body = {
      source: { sourceType: 'ACCOUNT', accountId },
      destination: { destinationType: 'ACCOUNT', accountId: payee.id },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: BigInt(units(step.sends)),
      ...(step.note !== undefined && { remittanceInformation: step.note }),
    } as const
    const { id: quoteId } = await backend.call(createQuote, { body })
    await backend.call(executeQuote, { path: { quoteId } })
  }
  sandbox.clock.advance(left * dayMs)
}

type Send = NonNullable<CreateServiceClientOptions['fetch']>

/** Signs for a user whose key is in no browser: the sandbox takes this in the place of a signature. */
function signing(send: Send = fetch): Send {
  const signature = { [defaultHeaderNames.walletSignatureHeader]: 'sandbox-valid-signature' }
  return (url, init) => send(url, { ...init, headers: { ...init?.headers, ...signature } })
}
