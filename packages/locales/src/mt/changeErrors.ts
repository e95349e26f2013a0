import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Ma ġie ffirmat xejn u ma nbidel xejn.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'Il-konnessjoni nqatgħet: ma nafux jekk il-bidla saritx. Iċċekkja hawn qabel ma terġa’ tipprova.',
  TIMEOUT: 'Ma rċevejniex tweġiba fil-ħin: ma nafux jekk il-bidla saritx. Iċċekkja hawn qabel ma terġa’ tipprova.',
  SIGNED_REQUEST_EXPIRED: 'Ma nbidel xejn, għax dan dam wisq. Erġa’ pprova.',
  PAYLOAD_INVALID: `Ma stajniex nivverifikaw x’kien se jiġi ffirmat. ${nothingSigned} Ikkuntattja lill-appoġġ.`,
  PAYLOAD_MISMATCH: `Dak li ntlabna niffirmaw mhuwiex dak li tlabt int. ${nothingSigned} Ikkuntattja lill-appoġġ.`,
  REFERENCE_NOT_FOUND: 'Dan m’għadux hemm. Ma nbidel xejn.',
  INVALID_INPUT: 'Dan ma ġiex aċċettat. Ma nbidel xejn.',
}
