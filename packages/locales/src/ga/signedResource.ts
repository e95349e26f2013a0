import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Á lódáil',
  tryAgain: 'Bain triail eile as',
  errors: commonErrors,
}
