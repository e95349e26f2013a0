import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Ladataan',
  tryAgain: 'Yritä uudelleen',
  errors: commonErrors,
}
