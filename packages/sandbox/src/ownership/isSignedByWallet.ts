import { lookUp } from '@countersign/core/wire'
import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeBase58 } from '../crypto/base58.ts'
import { textToBytes } from '../crypto/encoding.ts'
import type { SignatureScheme } from './bitcoinSignature.ts'
import { isSignedByBitcoinAddress } from './bitcoinSignature.ts'
import { isSignedByEvmAddress } from './evmSignature.ts'

type Proof = { address: string; signature: string; scheme: SignatureScheme }
type Check = (message: string, proof: Proof) => boolean

/** The check of a signature, by account type. */
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

/** Returns whether wallets of this type can sign. The interface documents no signature format for TRON. */
export function canSign(accountType: string): boolean {
  return lookUp(checks, accountType) !== undefined
}

/** Returns whether a wallet signed exactly this message. */
export function isSignedByWallet(message: string, proof: Proof & { accountType: string }): boolean {
  try {
    return lookUp(checks, proof.accountType)?.(message, proof) ?? false
  } catch {
    // The signature or the address is malformed.
    return false
  }
}
