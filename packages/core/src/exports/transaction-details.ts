export * from '../controllers/activity/transactionDetails.ts'
