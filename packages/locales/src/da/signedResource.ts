import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Hentes',
  tryAgain: 'Prøv igen',
  errors: commonErrors,
}
