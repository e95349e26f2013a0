'use client'

export * as Statement from '../activity/statement/Statement.tsx'
export { StatementScreen } from '../activity/statement/StatementScreen.tsx'
export { useStatement } from '../activity/statement/useStatement.ts'
