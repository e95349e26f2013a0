export * from '../controllers/activity/activityList.ts'
