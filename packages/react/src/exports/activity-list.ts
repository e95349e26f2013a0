'use client'

export * as ActivityList from '../activity/activity-list/ActivityList.tsx'
export { ActivityListScreen } from '../activity/activity-list/ActivityListScreen.tsx'
export { useActivityList } from '../activity/activity-list/useActivityList.ts'
export { useWriteMovement } from '../activity/activity-list/useWriteMovement.ts'
export type { WrittenMovement } from '../activity/activity-list/writeMovement.ts'
