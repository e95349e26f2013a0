import { lookUp } from '@countersign/core/client'
import type { PayeeValues, AccountType as Type } from '@countersign/core/payee-form'
import { useWalletContext } from '../../provider/WalletProvider.tsx'
import { describeAccountType } from './describeAccountType.ts'
import { usePayeeFormContext } from './PayeeFormContext.ts'

/** Where an account is, as far as it says that, and its currency. */
export function AccountType({ accountType, values }: { accountType: string; values: PayeeValues }) {
  const { messages, choice } = usePayeeFormContext()
  const { locale } = useWalletContext()
  const read = (name: string) => lookUp(values, `accountInfo.${name}`)
  const country = read('country') || read('region') || read('iban')?.slice(0, 2)
  const { currency } = choice
  return <p className="cs-hint">{describeAccountType(accountType as Type, { locale, messages, country, currency })}</p>
}
