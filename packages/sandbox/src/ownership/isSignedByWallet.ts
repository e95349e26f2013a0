import { lookUp } from '@countersign/core/wire'
import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeBase58 } from '../crypto/base58.ts'
import { textToBytes } from '../crypto/encoding.ts'
import type { SignatureScheme } from './bitcoinSignature.ts'
import { isSignedByBitcoinAddress } from './bitcoinSignature.ts'
import { isSignedByEvmAddress } from './evmSignature.ts'

type Proof = { address: string; signature: string; scheme: SignatureScheme }
type Check = (message: string, proof: Proof) => boolean

/** How the wallets of each network sign a message. */
const checks: Readonly<Record<string, Check>> = {
  ARBITRUM_WALLET: isSignedByEvmAddress,
  BASE_WALLET: isSignedByEvmAddress,
  ETHEREUM_WALLET: isSignedByEvmAddress,
  PLASMA_WALLET: isSignedByEvmAddress,
  POLYGON_WALLET: isSignedByEvmAddress,
  SOLANA_WALLET: (message, { address, signature }) =>
    ed25519.verify(decodeBase58(signature), textToBytes(message), decodeBase58(address)),
  SPARK_WALLET: isSignedByBitcoinAddress,
}

/** Whether the interface has a form of signature for wallets of this type. It names none for TRON. */
export function canSign(accountType: string): boolean {
  return lookUp(checks, accountType) !== undefined
}

/** Whether a wallet signed exactly this message. */
export function isSignedByWallet(message: string, proof: Proof & { accountType: string }): boolean {
  try {
    return lookUp(checks, proof.accountType)?.(message, proof) ?? false
  } catch {
    // Not a signature, or not an address that anything can be signed by.
    return false
  }
}
