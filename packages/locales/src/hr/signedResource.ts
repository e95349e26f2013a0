import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Učitavanje',
  tryAgain: 'Pokušaj ponovno',
  errors: commonErrors,
}
