export {
  createWalletExport,
  type WalletExportCheck,
  type WalletExportController,
  type WalletExportOptions,
  type WalletExportState,
} from '../controllers/settings/walletExport.ts'
