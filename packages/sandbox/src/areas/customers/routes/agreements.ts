import type { Route } from '../../../context.ts'
import { agreements, endUserTerms } from '../agreements.ts'

export const listAgreements: Route<'listAgreements'> = () => ({ status: 200, body: { data: agreements } })

export const getEndUserTerms: Route<'getEndUserTerms'> = () => ({ status: 200, body: endUserTerms })
