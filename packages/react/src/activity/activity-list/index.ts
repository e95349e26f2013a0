export { activityListMessages } from './activityListMessages.ts'
export { MovementRows } from './MovementRows.tsx'
export { useWriteMovement } from './useWriteMovement.ts'
export { signOf } from './writeMovement.ts'
