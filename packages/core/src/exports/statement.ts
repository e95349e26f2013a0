export * from '../controllers/activity/statement.ts'
