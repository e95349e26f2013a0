import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Se încarcă',
  tryAgain: 'Încercați din nou',
  errors: commonErrors,
}
