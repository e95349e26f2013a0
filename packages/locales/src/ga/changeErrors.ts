import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Níor síníodh aon rud agus níor athraíodh aon rud.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Briseadh an ceangal: níl a fhios againn an ndearnadh an t-athrú. Seiceáil anseo ar dtús.',
  TIMEOUT: 'Ní bhfuaireamar freagra in am: níl a fhios againn an ndearnadh an t-athrú. Seiceáil anseo ar dtús.',
  SIGNED_REQUEST_EXPIRED: 'Níor athraíodh aon rud, mar thóg sé seo rófhada. Bain triail eile as.',
  PAYLOAD_INVALID: `${nothingSigned} Níorbh fhéidir linn a fhíorú cad a bhí le síniú. Déan teagmháil leis an bhfoireann tacaíochta.`,
  PAYLOAD_MISMATCH: `${nothingSigned} Iarradh orainn rud a shíniú nár iarr tusa. Déan teagmháil leis an bhfoireann tacaíochta.`,
  REFERENCE_NOT_FOUND: 'Níor athraíodh aon rud. Níl sé seo ann a thuilleadh.',
  INVALID_INPUT: 'Níor athraíodh aon rud. Níor glacadh leis seo.',
}
