import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor':
    'Ní féidir leis an mbrabhsálaí seo é seo a dhéanamh. Úsáid brabhsálaí eile, nó deimhnigh ar bhealach eile.',
  BROWSER_UNSUPPORTED:
    'Ní féidir leis an mbrabhsálaí seo é seo a dhéanamh. Úsáid brabhsálaí atá cothrom le dáta, nó deimhnigh ar bhealach eile.',
  CONFLICT: 'Níor éirigh leis an uair seo. Bain triail eile as.',
  NETWORK_UNREACHABLE:
    'Níor deimhníodh aon rud, mar ní féidir linn ceangal a dhéanamh faoi láthair. Seiceáil do cheangal idirlín agus bain triail eile as.',
  PASSKEY_ALREADY_ENROLLED:
    'Tá paseochair agat cheana le haghaidh deimhnithe. Bain í sula gcuirfidh tú ceann eile leis.',
  SCA_CHALLENGE_EXPIRED: 'Níor deimhníodh aon rud. Tá an t-am istigh. Tosaigh arís.',
  SCA_LOGIN_INCOMPLETE: 'Táimid fós ag fíorú gur tusa atá ann. Bain triail eile as i gceann cúpla nóiméad.',
  SCA_NOT_APPLICABLE: 'Is féidir leat leanúint ar aghaidh gan é seo.',
  SCA_OUTCOME_UNKNOWN:
    'Níl a fhios againn fós ar deimhníodh é seo. Tá sé sábháilte deimhniú arís: ní dhéanfar aon rud faoi dhó.',
  SCA_PROOF_REFUSED: 'Níor oibrigh sé sin. Seiceáil é agus bain triail eile as.',
  SCA_SESSION_REQUIRED: 'Deimhnigh arís gur tusa atá ann.',
  TIMEOUT: 'Ní bhfuaireamar freagra in am. Bain triail eile as.',
}
