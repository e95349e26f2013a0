import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'F’dan il-brawżer hemm talba oħra għal passkey. Lestiha jew agħlaqha, imbagħad erġa’ pprova.',
  PASSKEY_FORBIDDEN_HERE:
    'Il-passkeys mhumiex permessi hawn. Iftaħ din il-paġna f’tab għaliha, jew ipprova b’mod ieħor.',
  PASSKEY_INSECURE_PAGE: 'Il-passkeys jeħtieġu paġna sikura (https). Ipprova b’mod ieħor.',
  PASSKEY_NOT_VERIFIED:
    'L-apparat ma setax jivverifika l-identità tiegħek. Attiva l-lock tal-iskrin, jew ipprova b’mod ieħor.',
  PASSKEY_TIMED_OUT: 'Dan dam wisq. Erġa’ pprova, jew ipprova b’mod ieħor.',
  PASSKEY_UNAVAILABLE:
    'Fuq dan l-apparat m’hemmx passkey għal din il-kartiera. Uża apparat ieħor, jew ipprova b’mod ieħor.',
  PASSKEY_UNSUPPORTED: 'Il-passkeys ma jaħdmux f’dan il-brawżer. Ipprova b’mod ieħor.',
  PASSKEY_WRONG_SITE:
    'Din il-passkey hija ta’ sit ieħor, u għalhekk waqafna. Ipprova b’mod ieħor u kkuntattja lill-appoġġ.',
  BROWSER_UNSUPPORTED: 'Dan il-brawżer ma jistax iżomm iċ-ċavetta tiegħek sikura. Uża brawżer aġġornat.',
} satisfies ErrorMessages
