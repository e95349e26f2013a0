import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeBase58 } from '../../../crypto/base58.ts'
import { textToBytes } from '../../../crypto/encoding.ts'
import type { SignatureScheme } from './bitcoinSignature.ts'
import { isSignedByBitcoinAddress } from './bitcoinSignature.ts'
import { isSignedByEvmAddress } from './evmSignature.ts'
import type { SigningWallet } from './signingWallets.ts'
import { canSign } from './signingWallets.ts'

type Proof = { address: string; signature: string; scheme: SignatureScheme }
type Check = (message: string, proof: Proof) => boolean

/** The check of a signature, by account type. */
const checks: Readonly<Record<SigningWallet, Check>> = {
  ARBITRUM_WALLET: isSignedByEvmAddress,
  BASE_WALLET: isSignedByEvmAddress,
  ETHEREUM_WALLET: isSignedByEvmAddress,
  PLASMA_WALLET: isSignedByEvmAddress,
  POLYGON_WALLET: isSignedByEvmAddress,
  SOLANA_WALLET: (message, { address, signature }) =>
    ed25519.verify(decodeBase58(signature), textToBytes(message), decodeBase58(address)),
  SPARK_WALLET: isSignedByBitcoinAddress,
}

/** Returns whether a wallet signed exactly this message. */
export function isSignedByWallet(message: string, proof: Proof & { accountType: string }): boolean {
  try {
    return canSign(proof.accountType) && checks[proof.accountType](message, proof)
  } catch {
    // The signature or the address is malformed.
    return false
  }
}
