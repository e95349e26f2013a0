import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'A carregar',
  tryAgain: 'Tentar de novo',
  errors: commonErrors,
}
