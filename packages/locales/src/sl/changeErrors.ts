import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nič ni bilo podpisano in nič ni bilo spremenjeno.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'Povezava se je prekinila: ne vemo, ali je bila sprememba izvedena. Preden poskusite znova, preverite tukaj.',
  TIMEOUT:
    'Odgovora nismo prejeli pravočasno: ne vemo, ali je bila sprememba izvedena. Preden poskusite znova, preverite tukaj.',
  SIGNED_REQUEST_EXPIRED: 'Nič ni bilo spremenjeno, ker je trajalo predolgo. Poskusite znova.',
  PAYLOAD_INVALID: `${nothingSigned} Nismo mogli preveriti, kaj bi bilo podpisano. Obrnite se na podporo.`,
  PAYLOAD_MISMATCH: `${nothingSigned} V podpis smo prejeli nekaj drugega, kot ste zahtevali. Obrnite se na podporo.`,
  REFERENCE_NOT_FOUND: 'Nič ni bilo spremenjeno. To ne obstaja več.',
  INVALID_INPUT: 'Nič ni bilo spremenjeno. Vnos ni bil sprejet.',
}
