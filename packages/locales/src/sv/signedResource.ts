import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Laddar',
  tryAgain: 'Försök igen',
  errors: commonErrors,
}
