export { useContactChange } from './useContactChange.ts'
