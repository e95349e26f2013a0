import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Wordt geladen',
  tryAgain: 'Opnieuw proberen',
  errors: commonErrors,
}
