export * from '../controllers/settings/cardFreeze.ts'
