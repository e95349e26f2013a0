import { type InternalAccount, lookUp } from '@countersign/core'

/** One way to send money to the wallet from outside. */
export type ReceivingWay = {
  name: string
  /** An address of a network takes one currency only, while a bank asks for a reference. */
  isBank: boolean
  fields: readonly ReceivingField[]
}

export type ReceivingField = { field: string; label: string; value: string }

/** Returns how money can be sent to the wallet; none where the service does not say. */
export function describeReceiving({ fundingPaymentInstructions = [] }: InternalAccount): readonly ReceivingWay[] {
  return fundingPaymentInstructions.flatMap(({ accountOrWalletInfo }) => {
    const { accountType } = accountOrWalletInfo
    const fields = Object.entries(accountOrWalletInfo).flatMap(([field, value]) => {
      const label = lookUp(labels, field)
      return label !== undefined && typeof value === 'string' && value !== '' ? [{ field, label, value }] : []
    })
    const isBank = accountType.endsWith('_ACCOUNT')
    return fields.length === 0 ? [] : [{ name: lookUp(networks, accountType) ?? 'Bank transfer', isBank, fields }]
  })
}

/** By the service's type of account. */
const networks: { readonly [accountType: string]: string } = {
  SPARK_WALLET: 'Spark',
  BITCOIN_L1: 'Bitcoin',
  SOLANA_WALLET: 'Solana',
  ETHEREUM_WALLET: 'Ethereum',
  BASE_WALLET: 'Base',
  POLYGON_WALLET: 'Polygon',
  TRON_WALLET: 'Tron',
  PLASMA_WALLET: 'Plasma',
}

/** What the sender has to know; other fields name the way itself. */
const labels: { readonly [field: string]: string } = {
  accountHolderName: 'Account holder',
  address: 'Address',
  iban: 'IBAN',
  swiftCode: 'BIC',
  bankName: 'Bank',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  reference: 'Reference',
}
