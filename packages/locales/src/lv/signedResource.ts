import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Notiek ielāde',
  tryAgain: 'Mēģināt vēlreiz',
  errors: commonErrors,
}
