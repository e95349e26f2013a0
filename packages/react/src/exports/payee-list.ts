'use client'

export * as PayeeList from '../payees/payee-list/PayeeList.tsx'
export { PayeeListScreen } from '../payees/payee-list/PayeeListScreen.tsx'
export { usePayeeList } from '../payees/payee-list/usePayeeList.ts'
