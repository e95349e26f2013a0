import { formatMoney, type InternalAccount } from '@countersign/core/client'
import { type ReactNode, useId, useMemo } from 'react'
import { nameCurrency } from '../../../primitives/nameCurrency.ts'
import { useMessages } from '../../../provider/useMessages.ts'
import { useWalletContext } from '../../../provider/WalletProvider.tsx'
import { dollarWords, inCents, isDollar, OwnAccounts } from '../../../shared/payment-details/index.ts'
import { useCustodialAccounts } from '../../useWallets.ts'
import { useWalletScreen } from '../WalletScreenContext.ts'

/** Returns the accounts that the user can pay from and add money to here: this wallet, and what the service holds. */
export function useAccounts(): readonly InternalAccount[] {
  const { account } = useWalletScreen()
  const items = useCustodialAccounts().state.content?.items
  return useMemo(() => (account ? [account, ...(items ?? [])] : []), [account, items])
}

/** Whether it is not known yet which ones there are. Where they could not be read, another attempt hides nothing. */
export function useAreAccountsUnknown(): boolean {
  const { status, error } = useCustodialAccounts().state
  return status === 'loading' && !error
}

/** Names them for the parts inside, where money moves between them. */
export function OwnAccountNames({ children }: { children: ReactNode }) {
  const { locale } = useWalletContext()
  const accounts = useAccounts()
  const names = useMemo(
    () => new Map(accounts.map(({ id, balance }) => [id, nameCurrency(balance.currency.code, locale)])),
    [accounts, locale],
  )
  return <OwnAccounts.Provider value={names}>{children}</OwnAccounts.Provider>
}

/**
 * Returns a function that names an account. Coins that are worth a dollar are called that; any other coin has no name but
 * its code.
 */
export function useAccountName(): (account: InternalAccount) => string {
  const { locale } = useWalletContext()
  const { dollars } = useMessages('addMoney', dollarWords)
  return ({ balance: { currency } }) => (isDollar(currency.code) ? dollars : nameCurrency(currency.code, locale))
}

/** Returns a function that names an account with its balance. */
export function useAccountText(): (account: InternalAccount) => string {
  const { locale } = useWalletContext()
  const nameAccount = useAccountName()
  return (account) => {
    const name = nameAccount(account)
    const amount = formatMoney(inCents(account.balance), { locale })
    // The name of such a coin stands behind its amount.
    return name === account.balance.currency.code ? amount : `${name} · ${amount}`
  }
}

type AccountFieldProps = {
  label: string
  /** Of a paper about the past, today's balance is no part. */
  nameOnly?: boolean
}

/** Which account a page is about, for all pages. Renders nothing where the user has no other one. */
export function AccountField({ label, nameOnly }: AccountFieldProps) {
  const { chosenId, choose } = useWalletScreen()
  const nameAccount = useAccountName()
  const describe = useAccountText()
  const fieldId = useId()
  const accounts = useAccounts()
  if (accounts.length < 2) return null
  return (
    <div className="cs-account">
      <label className="cs-label" htmlFor={fieldId}>
        {label}
      </label>
      <select id={fieldId} className="cs-input" value={chosenId} onChange={({ target }) => choose(target.value)}>
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {nameOnly ? nameAccount(account) : describe(account)}
          </option>
        ))}
      </select>
    </div>
  )
}
