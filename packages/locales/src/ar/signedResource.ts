import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'جارٍ التحميل',
  tryAgain: 'إعادة المحاولة',
  errors: commonErrors,
}
