import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Načítava sa',
  tryAgain: 'Skúsiť znova',
  errors: commonErrors,
}
