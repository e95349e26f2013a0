export { useWriteMovement } from './useWriteMovement.ts'
