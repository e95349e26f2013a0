export * from '../controllers/wallets/walletHome.ts'
