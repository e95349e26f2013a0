export { activityListMessages } from './activityListMessages.ts'
export { MovementRows } from './MovementRows.tsx'
export { useWriteMovement } from './useWriteMovement.ts'
export { signOf, type WrittenMovement } from './writeMovement.ts'
