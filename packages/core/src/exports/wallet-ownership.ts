export {
  createWalletOwnership,
  type WalletOwnershipController,
  type WalletOwnershipOptions,
  type WalletOwnershipState,
} from '../controllers/payees/walletOwnership.ts'
export type { OwnershipMethod, OwnWallet, SigningNetwork } from '../flows/payees/walletOwnership.ts'
