import type { InternalAccount } from '@countersign/core'
import { UntrustedText } from '@countersign/react'
import { BackLink } from '../shell/BackLink.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { ReadError } from '../shell/ReadError.tsx'
import { LoadingRows } from '../wallet/LoadingRows.tsx'
import { groupIban } from '../wallet/payees.ts'
import { describeReceiving, type ReceivingField, type ReceivingWay } from '../wallet/receiving.ts'
import { useRefreshOnArrival, useWalletData } from '../wallet/WalletData.tsx'

/** Where to send money so that it arrives in this wallet. */
export function AddMoneyPage() {
  const { wallet } = useWalletData()
  useRefreshOnArrival()
  return (
    <div className="column">
      <BackLink to="/">Home</BackLink>
      <PageHeading title="Add money" />
      {wallet.value ? (
        <Ways wallet={wallet.value} />
      ) : (
        <section className="panel" aria-label="Account details">
          {wallet.error ? <ReadError read={wallet} /> : <LoadingRows count={2} label="Loading your account details" />}
        </section>
      )}
    </div>
  )
}

function Ways({ wallet }: { wallet: InternalAccount }) {
  const ways = describeReceiving(wallet)
  const { code } = wallet.balance.currency
  if (ways.length === 0)
    return (
      <section className="panel">
        <p className="empty">There are no account details for this wallet yet. Try again later.</p>
      </section>
    )
  return ways.map((way) => (
    <section key={`${way.name} ${way.fields[0]?.value}`} className="panel receiving" aria-label={way.name}>
      <h2>{way.name}</h2>
      <p>{leadOf(way, code)}</p>
      <dl>
        {way.fields.map((field) => (
          <Field key={field.field} {...field} />
        ))}
      </dl>
      <p>The money shows up in your balance as soon as it arrives.</p>
    </section>
  ))
}

function leadOf({ name, isBank, fields }: ReceivingWay, currency: string): string {
  if (!isBank) return `Send only ${currency} on ${name} to this address. Anything else may be lost.`
  return fields.some(({ field }) => field === 'reference')
    ? `Transfer ${currency} from your bank to this account. Include the reference so we can match it.`
    : `Transfer ${currency} from your bank to this account.`
}

function Field({ field, label, value }: ReceivingField) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>
          <UntrustedText>{field === 'iban' ? groupIban(value) : value}</UntrustedText>
        </span>
        <CopyButton text={value} what={label} />
      </dd>
    </div>
  )
}
