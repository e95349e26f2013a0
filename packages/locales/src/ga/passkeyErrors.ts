import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Tá fuinneog eile le haghaidh paseochrach oscailte sa bhrabhsálaí seo. Críochnaigh nó dún í, agus bain triail eile as.',
  PASSKEY_FORBIDDEN_HERE:
    'Ní cheadaítear paseochracha anseo. Oscail an leathanach seo i gcluaisín dá chuid féin, nó úsáid bealach eile.',
  PASSKEY_INSECURE_PAGE: 'Teastaíonn leathanach slán (https) ó phaseochracha. Úsáid bealach eile.',
  PASSKEY_NOT_VERIFIED:
    'Níorbh fhéidir le do ghléas a fhíorú gur tusa atá ann. Socraigh glas scáileáin, nó úsáid bealach eile.',
  PASSKEY_TIMED_OUT: 'Thóg sé sin rófhada. Bain triail eile as, nó úsáid bealach eile.',
  PASSKEY_UNAVAILABLE: 'Níl aon phaseochair don sparán seo ar an ngléas seo. Úsáid gléas eile nó bealach eile.',
  PASSKEY_UNSUPPORTED: 'Ní thacaíonn an brabhsálaí seo le paseochracha. Úsáid bealach eile.',
  PASSKEY_WRONG_SITE:
    'Baineann an phaseochair seo le suíomh eile, agus stopamar dá bharr. Úsáid bealach eile agus déan teagmháil leis an bhfoireann tacaíochta.',
  BROWSER_UNSUPPORTED:
    'Ní féidir leis an mbrabhsálaí seo d’eochair a choinneáil slán. Úsáid brabhsálaí atá cothrom le dáta.',
} satisfies ErrorMessages
