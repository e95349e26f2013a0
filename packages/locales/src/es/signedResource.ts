import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  errors: commonErrors,
}
