import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Įkeliama',
  tryAgain: 'Bandyti dar kartą',
  errors: commonErrors,
}
