/** What few payments need: why one was stopped, and what changed. */

export { ChangesTable } from '../../shared/payment-details/ChangesTable.tsx'
export { SecurityStop } from './SecurityStop.tsx'
