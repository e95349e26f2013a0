import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Betöltés',
  tryAgain: 'Próbálja újra',
  errors: commonErrors,
}
