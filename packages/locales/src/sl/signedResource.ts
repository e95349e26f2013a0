import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Nalaganje',
  tryAgain: 'Poskusi znova',
  errors: commonErrors,
}
