import type { Settings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors, inWords } from './common.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

/** A card by what is known about it. */
const card = ({ brand = 'Cárta', last4 }: { brand: string | undefined; last4: string | undefined }) =>
  last4 ? `${brand} dar críoch ${last4}` : brand

const nothingSaved = 'Níor sábháladh aon rud.'
const nothingChanged = 'Níor athraíodh aon rud.'
const waysChanged = 'Athraíodh do bhealaí le logáil isteach.'

export const settings: Settings = {
  ...base,
  signedResource,
  cardFreeze: {
    title: 'Cártaí',
    lead: 'Diúltaítear d’íocaíochtaí nua le cárta reoite. Is féidir leat é a dhíreo am ar bith.',
    none: 'Níl aon chárta ann don sparán seo.',
    card,
    freeze: 'Reoigh',
    unfreeze: 'Díreoigh',
    states: {
      ACTIVE: 'Gníomhach',
      CLOSED: 'Dúnta',
      FROZEN: 'Reoite',
      PENDING_KYC: 'Ag fanacht le fíorú d’aitheantais',
      PROCESSING: 'Á ullmhú',
    },
    otherState: 'Stádas anaithnid',
    frozen: 'Tá an cárta reoite.',
    unfrozen: 'Níl an cárta reoite a thuilleadh.',
    outcomeUnknown:
      'Níorbh fhéidir linn an t-athrú a dheimhniú. Seiceáil an cárta anseo sula mbainfidh tú triail eile as.',
    errors: {
      ...changeErrors,
      CARD_ALREADY_CLOSED: `${nothingChanged} Tá an cárta seo dúnta.`,
      CARD_NOT_MUTABLE: `${nothingChanged} Tá an cárta seo dúnta.`,
      INVALID_STATE_TRANSITION: `${nothingChanged} Ní féidir an cárta seo a reo ná a dhíreo faoi láthair.`,
    },
  },
  contactChange: {
    title: 'Ríomhphost agus teileafón',
    email: 'Seoladh ríomhphoist',
    phone: 'Uimhir theileafóin',
    none: 'Níor tugadh aon cheann',
    change: 'Athraigh',
    add: 'Cuir leis',
    newEmail: 'Seoladh ríomhphoist nua',
    newPhone: 'Uimhir theileafóin nua',
    repeatEmail: 'Cuir isteach an seoladh nua arís',
    repeatPhone: 'Cuir isteach an uimhir nua arís',
    emailHint: 'Seolfar cóid chuig an seoladh seo in áit an tseanseolta.',
    phoneHint: 'Le cód na tíre, mar shampla +353. Seolfar cóid trí théacs chuig an uimhir seo.',
    emailInvalid: 'Cuir isteach seoladh ríomhphoist, mar shampla ainm@example.com.',
    phoneInvalid: 'Cuir isteach an uimhir le cód na tíre, mar shampla +353 85 012 3456.',
    emailDiffers: 'Ní hionann an dá sheoladh. Seiceáil an bhfuil botún cló ann.',
    phoneDiffers: 'Ní hionann an dá uimhir. Seiceáil an bhfuil botún cló ann.',
    save: 'Sábháil',
    cancel: 'Cealaigh',
    saved: {
      email: ({ contact }) => <>Do sheoladh ríomhphoist anois: {contact}. Seoltar cóid ansin feasta.</>,
      phone: ({ contact }) => <>D’uimhir theileafóin anois: {contact}.</>,
    },
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED: `${nothingSaved} Níor deimhníodh é seo in am. Tosaigh arís.`,
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED: `${nothingSaved} Ní mór an ceann nua a dheimhniú le cód sula gcuirfear in áit an tseanchinn é.`,
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `${nothingSaved} ${waysChanged} Bain triail eile as.`,
      EMAIL_OTP_CREDENTIAL_SYNC_FAILED: `${nothingSaved} Níorbh fhéidir linn do logáil isteach a bhogadh chuig an seoladh nua. Déan teagmháil leis an bhfoireann tacaíochta.`,
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: `${nothingSaved} Tá an seoladh ríomhphoist seo in úsáid cheana.`,
      INVALID_INPUT: `${nothingSaved} Níor glacadh leis seo. Seiceáil an bhfuil botún cló ann.`,
      SMS_OTP_CREDENTIAL_SET_CHANGED: `${nothingSaved} ${waysChanged} Bain triail eile as.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: `${nothingSaved} Tá an uimhir theileafóin seo in úsáid cheana.`,
    },
  },
  credentialList: {
    title: 'Bealaí le logáil isteach',
    kinds: {
      EMAIL_OTP: 'Cód ar ríomhphost',
      SMS_OTP: 'Cód trí théacs',
      PASSKEY: 'Paseochair',
      OAUTH: 'Cuntas nasctha',
    },
    otherKind: 'Bealach eile',
    current: 'In úsáid don seisiún seo',
    lastUsed: ({ time }) => `Úsáid is déanaí anseo: ${time}`,
    addedOn: ({ time }) => `Curtha leis: ${time}`,
    remove: 'Bain',
    removeQuestion: ({ name }) => (
      <>
        {name} a bhaint? Ní bheidh tú in ann logáil isteach leis a thuilleadh, agus logálfar amach na gléasanna a
        d’úsáid é.
      </>
    ),
    confirmRemove: 'Bain',
    keep: 'Cealaigh',
    lastOne: 'Seo an t-aon bhealach atá agat le logáil isteach. Cuir ceann eile leis sula mbainfidh tú é.',
    removed: {
      EMAIL_OTP: 'Baineadh an ríomhphost.',
      SMS_OTP: 'Baineadh an uimhir theileafóin.',
      PASSKEY: 'Baineadh an phaseochair.',
      OAUTH: 'Baineadh an cuntas nasctha.',
    },
    removedOther: 'Baineadh an bealach le logáil isteach.',
    added: {
      EMAIL_OTP: 'Is féidir leat logáil isteach le ríomhphost anois.',
      SMS_OTP: 'Is féidir leat logáil isteach le téacs anois.',
      PASSKEY: 'Cuireadh an phaseochair leis.',
      OAUTH: 'Nascadh an cuntas.',
    },
    addTitle: 'Cuir bealach eile leis',
    addEmailCode: 'Cuir cóid ríomhphoist leis',
    addPhoneCode: 'Cuir cóid trí théacs leis',
    phoneMissing:
      'Chun cóid a fháil trí théacs, cuir uimhir theileafóin leis faoi “Ríomhphost agus teileafón” ar dtús.',
    addPasskey: 'Cuir paseochair leis',
    addOidc: ({ providerName }) => <>Nasc {providerName}</>,
    codeTitles: { EMAIL_OTP: 'Fíoraigh do sheoladh ríomhphoist', SMS_OTP: 'Fíoraigh d’uimhir theileafóin' },
    submitCode: 'Fíoraigh',
    skipCode: 'Níos déanaí',
    unverified: 'Gan fíorú fós',
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED: `${nothingChanged} Níor deimhníodh é seo in am. Tosaigh arís.`,
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED: 'Deimhnigh é seo le cód ar dtús: logáil isteach leis uair amháin.',
      EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS: 'Tá cóid ríomhphoist in úsáid agat cheana chun logáil isteach.',
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `Níor nuashonraíodh aon rud. ${waysChanged} Seiceáil an liosta agus bain triail eile as.`,
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'Tá an seoladh ríomhphoist seo in úsáid cheana chun logáil isteach.',
      INVALID_INPUT:
        'Teastaíonn seoladh ríomhphoist nó uimhir theileafóin le haghaidh cód. Cuir leis é faoi “Ríomhphost agus teileafón” ar dtús.',
      LAST_CREDENTIAL: 'Seo an t-aon bhealach atá agat le logáil isteach. Cuir ceann eile leis sula mbainfidh tú é.',
      OIDC_TOKEN_REFUSED: `${nothingChanged} Níorbh fhéidir an cuntas sin a fhíorú. Bain triail eile as.`,
      OTHER_CREDENTIAL_REQUIRED: `${nothingChanged} Logáil isteach ar bhealach eile chun an ceann seo a bhaint.`,
      PASSKEY_ALREADY_HERE: 'Tá paseochair don sparán seo ar an ngléas seo cheana.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Tá an phaseochair seo in úsáid agat cheana chun logáil isteach.',
      SMS_OTP_CREDENTIAL_ALREADY_EXISTS: 'Tá cóid trí théacs in úsáid agat cheana chun logáil isteach.',
      SMS_OTP_CREDENTIAL_SET_CHANGED: `Níor nuashonraíodh aon rud. ${waysChanged} Seiceáil an liosta agus bain triail eile as.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'Tá an uimhir theileafóin seo in úsáid cheana chun logáil isteach.',
    },
  },
  delegatedKeys: {
    title: 'Rochtain cártaí',
    lead: 'Íocann na cártaí seo ó do sparán gan fiafraí díot gach uair. Is féidir leat é sin a stopadh am ar bith.',
    none: 'Níl aon chárta ag íoc uaidh féin fós.',
    noCards: 'Níl aon chárta gníomhach ann a d’fhéadfá a cheadú.',
    allCardsAllowed: 'Tá do chuid cártaí go léir ceadaithe.',
    card,
    statuses: {
      ACTIVE: 'Ceadaithe',
      REVOKED: 'Baineadh an rochtain',
    },
    otherStatus: 'Stádas anaithnid',
    since: ({ time }) => `ó ${time}`,
    revoke: 'Bain an rochtain',
    revokeQuestion: ({ name }) => (
      <>An rochtain “{name}” a bhaint? Ní bheidh an cárta seo in ann íoc ón sparán seo a thuilleadh.</>
    ),
    confirmRevoke: 'Bain an rochtain',
    keep: 'Cealaigh',
    revoked: 'Baineadh rochtain an chárta.',
    createTitle: 'Lig do chárta íoc uaidh féin',
    cardLabel: 'Cárta',
    limit: ({ amount }) =>
      amount
        ? `Is féidir suas le ${amount} a chaitheamh ar gach ceannachán.`
        : 'Is féidir le gach ceannachán gach a bhfuil i do sparán a thógáil.',
    nameLabel: 'Cad lena aghaidh é?',
    nameHint: 'Mar shampla “Grósaera”.',
    nameMissing: 'Abair cad lena aghaidh é.',
    create: 'Ceadaigh an cárta seo',
    created: 'Is féidir leis an gcárta seo íoc ó do sparán anois.',
    errors: {
      ...changeErrors,
      CARD_NOT_MUTABLE: `${nothingChanged} Ní féidir an cárta seo a athrú.`,
      CONFLICT: `${nothingChanged} Tá an cárta seo ceadaithe cheana.`,
      FUNDING_SOURCE_INELIGIBLE: `${nothingChanged} Ní féidir leis an gcárta seo íoc ón sparán seo.`,
    },
  },
  sessionList: {
    title: 'Gléasanna',
    current: 'An gléas seo',
    others: 'Gléasanna eile',
    other: 'Gléas eile',
    openedBy: {
      EMAIL_OTP: ({ name }) => <>Logáilte isteach le cód a seoladh chuig {name}</>,
      SMS_OTP: ({ name }) => <>Logáilte isteach le cód a seoladh chuig {name}</>,
      PASSKEY: ({ name }) => <>Logáilte isteach leis an bpaseochair {name}</>,
      OAUTH: ({ name }) => <>Logáilte isteach leis an gcuntas {name}</>,
    },
    openedOtherwise: ({ name }) => <>Logáilte isteach: {name}</>,
    since: ({ time }) => `Gníomhach ó ${time}`,
    end: 'Logáil amach',
    endCurrent: 'Logáil amach',
    ended: 'Logáladh amach an gléas sin.',
    endedWallet:
      'Ní féidir airgead a sheoladh ón ngléas sin a thuilleadh. Fanfaidh a bhfuil air le feiceáil go dtí go logálfaidh duine éigin amach ann.',
    walletOnly:
      'Má logálann tú gléas eile amach, stopfar íocaíochtaí uaidh. Fanfaidh a bhfuil air, d’iarmhéid mar shampla, le feiceáil go dtí go logálfaidh duine éigin amach ann.',
    endedCurrent: 'Tá tú logáilte amach ar an ngléas seo.',
    endOthers: 'Logáil gach ceann eile amach',
    endOthersQuestion: 'Logáil gach gléas eile amach? Fanann an gléas seo logáilte isteach.',
    keep: 'Cealaigh',
    endedOthers: 'Logáladh amach gach gléas eile.',
    endedOthersWallet:
      'Ní féidir airgead a sheoladh ó na gléasanna eile a thuilleadh. Fanfaidh a bhfuil orthu le feiceáil go dtí go logálfaidh duine éigin amach iontu.',
    none: 'Níl aon ghléas logáilte isteach sa sparán seo.',
    errors: { ...changeErrors, REFERENCE_NOT_FOUND: 'Tá an gléas sin logáilte amach cheana.' },
  },
  walletExport: {
    ...temporarySecret,
    title: 'Focail aisghabhála',
    lead: 'Osclaíonn na focail seo do sparán áit ar bith, fiú mura mbeimidne ann a thuilleadh. Léigh é seo ar dtús.',
    warnings: [
      'Is féidir le duine ar bith a gheobhaidh na focail seo gach rud sa sparán seo a thógáil, agus ní féidir é sin a chealú.',
      'Ní iarrfaidh an fhoireann tacaíochta na focail ort choíche. Má iarrann duine ar bith ort iad, is iarracht é ar ghoid uait.',
      'Níl aon duine eile ag féachaint ar an scáileán seo, agus níl sé á roinnt ná á thaifeadadh.',
    ],
    start: 'Taispeáin m’fhocail',
    readyTitle: 'Scríobh síos na focail seo',
    readyLead: 'Scríobh síos in ord iad, ar pháipéar. Ná sábháil iad i ngrianghraf ná i gcomhad.',
    wordsLabel: 'Focail aisghabhála',
    reveal: 'Nocht na focail',
    hide: 'Folaigh na focail',
    moreTime: 'Tuilleadh ama',
    shown: 'Tá na focail ar an scáileán anois.',
    hidden: 'Tá na focail folaithe.',
    copy: 'Cóip do bhainisteoir pasfhocal',
    copyWaits:
      'B’fhéidir go bhfuil na focail fós sa ghearrthaisce. Cliceáil áit ar bith ar an leathanach seo chun í a ghlanadh.',
    copyRefused: 'Ní cheadaíonn an brabhsálaí seo cóipeáil. Scríobh síos na focail.',
    clearsIn: 'Folófar é seo i gceann',
    finish: 'Tá siad scríofa síos agam',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tá na focail folaithe anois.' : `Folófar na focail i gceann ${inWords(seconds)}.`,
    checkTitle: 'Seiceáil do chuid focal',
    checkLead: 'Cuir isteach dhá cheann de na focail, chun a chinntiú gur scríobh tú síos i gceart iad.',
    checkLabel: ({ number }) => `Focal ${number}`,
    checkWrong: 'Níl sé sin ceart. Féach ar do pháipéar agus bain triail eile as.',
    check: 'Seiceáil',
    back: 'Taispeáin na focail arís',
    checkedTitle: 'Tá do chuid focal sábháilte',
    checked: 'Coinnigh an páipéar in áit shábháilte. Níl aon chóip de na focail againne.',
    clearedTitle: 'Tá na focail folaithe',
    cleared: 'Tá an t-am istigh. Níl aon chóip de na focail againne.',
    again: 'Taispeáin arís iad',
    errors: {
      ...changeErrors,
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      TIMEOUT: 'Ní bhfuaireamar freagra in am. Bain triail eile as.',
      WALLET_ENVELOPE_UNTRUSTED:
        'Níor osclaíomar na focail seo, ar mhaithe le do shlándáil: níorbh fhéidir linn a fhíorú gur le do sparán iad. Déan teagmháil leis an bhfoireann tacaíochta.',
    },
  },
  walletPrivacy: {
    title: 'Príobháideachas',
    label: 'Sparán príobháideach',
    hint: 'Ceileann an socrú seo d’iarmhéid agus d’íocaíochtaí ar dhaoine a bhfuil seoladh do sparáin acu. Is féidir leat é seo a athrú am ar bith.',
    on: 'Ar siúl',
    off: 'As',
    turnedOn: 'Tá an sparán seo socraithe mar sparán príobháideach.',
    turnedOff: 'Níl an sparán seo socraithe mar sparán príobháideach a thuilleadh.',
    errors: changeErrors,
  },
}
