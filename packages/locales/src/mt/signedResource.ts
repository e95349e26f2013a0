import type { Settings } from '../areas.ts'
import { commonErrors } from './common.ts'

export const signedResource: Settings['signedResource'] = {
  loading: 'Qed jitgħabba',
  tryAgain: 'Erġa’ pprova',
  errors: commonErrors,
}
