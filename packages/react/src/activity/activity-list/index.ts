export { activityListMessages } from './activityListMessages.ts'
export { useWriteMovement } from './useWriteMovement.ts'
export { signOf, type WrittenMovement } from './writeMovement.ts'
