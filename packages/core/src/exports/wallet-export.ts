export {
  createWalletExport,
  type WalletExportController,
  type WalletExportOptions,
  type WalletExportState,
} from '../controllers/settings/walletExport.ts'
