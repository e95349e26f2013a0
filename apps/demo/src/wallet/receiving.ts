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
      if (unlisted.has(field) || typeof value !== 'string' || value === '') return []
      return [{ field, label: lookUp(labels, field) ?? field, value }]
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

/** Names the way itself, or is meant for a signer. */
const unlisted = new Set(['accountType', 'assetType', 'network', 'payloadToSign'])

/** What the sender has to know. A field without a name here is shown under its own, because a bank may ask for it. */
const labels: { readonly [field: string]: string } = {
  accountHolderName: 'Account holder',
  accountNumber: 'Account number',
  address: 'Address',
  bankName: 'Bank',
  clabeNumber: 'CLABE',
  iban: 'IBAN',
  reference: 'Reference',
  routingNumber: 'Routing number',
  sortCode: 'Sort code',
  swiftCode: 'BIC',
  vpa: 'UPI address',
}
