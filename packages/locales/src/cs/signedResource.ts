import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Načítání',
  tryAgain: 'Zkusit znovu',
  errors: commonErrors,
}
