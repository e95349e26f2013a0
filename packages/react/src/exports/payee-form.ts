'use client'

export * as PayeeForm from '../payees/payee-form/PayeeForm.tsx'
export { PayeeFormScreen } from '../payees/payee-form/PayeeFormScreen.tsx'
export { type UsePayeeFormOptions, usePayeeForm } from '../payees/payee-form/usePayeeForm.ts'
