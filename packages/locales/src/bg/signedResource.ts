import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Зарежда се',
  tryAgain: 'Опитайте отново',
  errors: commonErrors,
}
