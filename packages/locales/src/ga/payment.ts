import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'Tá an t-ainm ag teacht leis an gcuntas.',
    titles: {
      PARTIAL_MATCH: 'Níl an t-ainm go hiomlán ceart',
      NOT_MATCHED: 'Ní hionann an t-ainm',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `De réir bhanc an íocaí, is é seo an t-ainm atá ar an gcuntas: ${name}.`
        : 'De réir bhanc an íocaí, tá ainm cosúil leis ar an gcuntas seo.',
    NOT_MATCHED:
      'De réir bhanc an íocaí, tá ainm eile ar an gcuntas seo. Má thug duine éigin na sonraí seo duit, seiceáil iad leis an duine sin ar bhealach eile: d’fhéadfaí airgead a sheoltar chuig an gcuntas mícheart a chailleadh.',
    UNSUPPORTED:
      'Ní féidir an t-ainm a sheiceáil don chineál seo cuntais. Cinntigh go bhfuil sonraí an chuntais ceart.',
    CHECKED_BY_RECEIVING_FI: 'Seiceálfaidh banc an íocaí an t-ainm nuair a thiocfaidh an íocaíocht.',
    PENDING: 'Táimid ag seiceáil an ainm le banc an íocaí. Beidh tú in ann an íocaíocht a sheoladh i gceann nóiméid.',
    accept: 'Sheiceáil mé na sonraí agus ba mhaith liom an t-airgead a sheoladh chuig an gcuntas seo.',
  },
  quoteConfirmation: {
    loadingTitle: 'Luachan á fháil',
    unavailableTitle: 'Níorbh fhéidir linn luachan a fháil',
    notFoundTitle: 'Níor aimsíodh an íocaíocht',
    unreadableTitle: 'Ní féidir d’íocaíocht a sheiceáil faoi láthair',
    unreadable: 'B’fhéidir gur seoladh í cheana. Ná híoc arís.',
    reviewTitle: 'Seiceáil agus seol',
    addTitle: 'Seiceáil agus cuir isteach',
    changedTitle: 'Athraíodh an luachan',
    expiredTitle: 'Chuaigh an luachan seo as feidhm',
    authorizingTitle: 'Deimhnigh an íocaíocht',
    expired: 'Níor seoladh aon rud. Bíonn luachan bailí ar feadh cúpla nóiméad.',
    authorizing: ({ time }) =>
      time
        ? `Níor seoladh fós í. Deimhnigh faoi ${time}. Mura ndéanann tú sin, ní sheolfar í agus beidh an t-airgead ar fáil arís.`
        : 'Níor seoladh fós í. Tá do dheimhniú ag teastáil.',
    abandonedTitle: 'Stopamar an íocaíocht seo',
    abandoned:
      'Níor seoladh aon rud. Athraíodh sonraí na híocaíochta tar éis duit iad a sheiceáil, agus ní féidir í a dheimhniú dá bharr.',
    checkedTitle: 'Táimid ag seiceáil d’íocaíochta',
    checked: ({ time }) =>
      `B’fhéidir gur seoladh í cheana. Ná híoc arís. Athraíodh sonraí na híocaíochta tar éis duit iad a sheiceáil.${time ? ` Murar seoladh í, beidh an t-airgead ar fáil arís ó ${time}.` : ''}`,
    replacedTitle: 'Cuireadh íocaíocht eile in áit an chinn seo',
    replaced: 'Thosaigh tú an íocaíocht seo arís i gcluaisín eile, agus ní féidir an ceann seo a dheimhniú dá bharr.',
    outcomeUnknownTitle: 'Táimid ag seiceáil do dheimhnithe',
    outcomeUnknown:
      'Dheimhnigh tú í, ach ní bhfuaireamar freagra fós. Táimid fós ag seiceáil, agus feicfidh tú an toradh ar an leathanach seo.',
    lockedTitle: 'An iomarca iarrachtaí ar theip orthu',
    locked: ({ time }) =>
      time
        ? `Beidh tú in ann íocaíochtaí a dheimhniú arís ó ${time}.`
        : 'Beidh tú in ann íocaíochtaí a dheimhniú arís ar ball.',
    lockedTooLong: ({ time }) =>
      time
        ? `Rachaidh an íocaíocht seo as feidhm. Beidh tú in ann í a sheoladh arís tar éis ${time}.`
        : 'Rachaidh an íocaíocht seo as feidhm. Beidh tú in ann í a sheoladh arís ar ball.',
    suspendedTitle: 'Tá do chuntas faoi ghlas',
    suspended:
      'Déan teagmháil leis an bhfoireann tacaíochta chun do chuntas a dhíghlasáil; ní dhíghlasálfar uaidh féin é.',
    continue: 'Deimhnigh an íocaíocht',
    startAgain: 'Tosaigh arís',
    done: 'Dún',
    switchingTitle: 'Fan nóiméad',
    switching: 'Níor seoladh aon rud fós. Táimid ag ullmhú d’íocaíochta le deimhniú.',
    switched: 'Níor seoladh aon rud. Seiceáil an íocaíocht, agus seol ansin í.',
    followingTitle: 'Céim amháin eile don íocaíocht seo',
    following: 'Deimhnigh gur tusa atá ann chun stádas na híocaíochta seo a fheiceáil. Ná híoc arís.',
    confirm: ({ amount }) => `Seol ${amount}`,
    add: ({ amount }) => `Cuir ${amount} isteach`,
    edit: 'Cuir in eagar',
    cancel: 'Cealaigh',
    requote: 'Faigh luachan nua',
    tryAgain: 'Bain triail eile as',
    heldUntil: ({ time }) => `Luachan bailí go dtí ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Chuaigh an luachan as feidhm.' : `Tá an luachan bailí go ceann ${inWords(seconds)} eile.`,
    signInTitle: 'Logáil isteach chun an íocaíocht a sheoladh',
    signInAndSend: ({ amount }) => `Logáil isteach agus seol ${amount}`,
    signInCancel: 'Ní anois',
    errors: {
      ...commonErrors,
      none: 'Níor seoladh aon rud. Níor oibrigh sé sin.',
      retry: 'Níor seoladh aon rud. Níor oibrigh sé sin. Bain triail eile as.',
      AMOUNT_OUT_OF_RANGE: 'Níor seoladh aon rud. Tá an méid seo róbheag nó rómhór don íocaí seo.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Níor seoladh aon rud. Tá an t-íocaí seo fós á sheiceáil. Bain triail eile as ar ball.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Níor seoladh aon rud. Tá sé seo níos mó ná mar is féidir leat a sheoladh inniu.',
      DOCUMENTS_REQUIRED:
        'Níor seoladh aon rud. Teastaíonn doiciméid don chuspóir seo: déan teagmháil leis an bhfoireann tacaíochta.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Níor seoladh aon rud. Deimhnigh ar dtús i liosta na n-íocaithe gur leat an sparán seo.',
      INSUFFICIENT_BALANCE: 'Níor seoladh aon rud. Níl dóthain airgid i do sparán.',
      INSUFFICIENT_FUNDS: 'Níor seoladh aon rud. Níl dóthain airgid i do sparán.',
      INVALID_AMOUNT: 'Níor seoladh aon rud. Téigh siar agus athraigh an méid.',
      INVALID_BANK_ACCOUNT: 'Níor seoladh aon rud. Níl sonraí cuntais an íocaí bailí.',
      INVALID_STATE_TRANSITION: 'Ní féidir an íocaíocht seo a sheoladh a thuilleadh. Faigh luachan nua.',
      INVALID_INPUT:
        'Níor seoladh aon rud. Ní féidir linn an íocaíocht seo a dhéanamh. Téigh siar agus seiceáil an méid agus an t-íocaí.',
      NETWORK_UNREACHABLE: 'Níor seoladh aon rud. Seiceáil do cheangal idirlín agus bain triail eile as.',
      NOT_APPROVED: 'Níor ceadaíodh an íocaíocht seo. Déan teagmháil leis an tacaíocht.',
      OPERATION_IN_PROGRESS:
        'B’fhéidir go bhfuil do dheimhniú fós ar an mbealach. Fan go mbeidh an t-am istigh, agus bain triail eile as ansin.',
      PAYLOAD_INVALID:
        'Níor síníodh aon rud agus níor seoladh aon rud: níorbh fhéidir linn a fhíorú cad a bhí le síniú. Déan teagmháil leis an bhfoireann tacaíochta sula mbainfidh tú triail eile as.',
      PAYLOAD_MISMATCH:
        'Níor síníodh aon rud agus níor seoladh aon rud: ní hionann an rud a iarradh ort a shíniú agus an íocaíocht atá anseo. Déan teagmháil leis an bhfoireann tacaíochta sula mbainfidh tú triail eile as.',
      QUOTE_CHANGED: 'Níor seoladh aon rud. Athraíodh an luachan idir an dá linn. Seiceáil na sonraí nua.',
      QUOTE_EXPIRED: 'Níor seoladh aon rud. Chuaigh an luachan seo as feidhm.',
      QUOTE_NOT_FOUND: 'Níorbh fhéidir linn an íocaíocht seo a aimsiú. Tosaigh ceann nua.',
      QUOTE_NOT_SIGNABLE: 'Níor seoladh aon rud. Ní féidir an íocaíocht seo a dhéanamh ón sparán seo.',
      QUOTE_RATE_UNAVAILABLE: 'Níor seoladh aon rud. Níl an luachan seo ar fáil a thuilleadh.',
      REFERENCE_NOT_FOUND:
        'Níor seoladh aon rud. Níorbh fhéidir linn an t-íocaí ná an íocaíocht seo a aimsiú. Tosaigh ceann nua.',
      SELF_PAYMENT: 'Níor seoladh aon rud. Ní féidir leat airgead a sheoladh chuig do sparán féin.',
      SESSION_EXPIRED: 'Tá do sheisiún thart. Logáil isteach arís chun an íocaíocht a sheoladh.',
      TIMEOUT: 'Níor seoladh aon rud. Ní bhfuaireamar freagra in am. Bain triail eile as.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED:
        'Níor seoladh aon rud. Tá sé seo níos mó ná mar is féidir leat a sheoladh in aon iarraidh amháin.',
      VELOCITY_LIMIT_EXCEEDED:
        'Níor seoladh aon rud. Sheol tú a lán le tamall gearr anuas. Bain triail eile as ar ball.',
    },
  },
}
