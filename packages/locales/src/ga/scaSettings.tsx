import type { ScaSettings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors, digits } from './common.ts'
import { scaErrors } from './scaErrors.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

export const scaSettings: ScaSettings = {
  ...base,
  signedResource,
  scaFactors: {
    title: 'Conas a dheimhníonn tú íocaíochtaí',
    notNeeded: 'Ní gá duit íocaíochtaí a dheimhniú ar an mbealach seo, agus níl aon rud le socrú anseo.',
    kinds: { SMS_OTP: 'Teileafón', TOTP: 'Aip fíordheimhnithe', PASSKEY: 'Paseochair' },
    otherKind: 'Bealach eile',
    details: {
      SMS_OTP: 'Cóid trí théacs · Ar\u00a0siúl i\u00a0gcónaí',
      TOTP: 'Le haghaidh logála isteach agus íocaithe iontaofa, ach ní le haghaidh íocaíochtaí',
      PASSKEY: 'Méarlorg, aghaidh nó glas scáileáin',
    },
    remove: 'Bain',
    removeQuestion: () => 'An phaseochair seo a bhaint? Ní bheidh tú in ann íocaíochtaí a dheimhniú léi a thuilleadh.',
    confirmRemove: 'Bain',
    keep: 'Cealaigh',
    removed: 'Baineadh an phaseochair.',
    lost: 'Caillte?',
    lostQuestion: () =>
      'Chun ceann nua a chur ina áit, fíoraigh d’aitheantas le féinphic agus, b’fhéidir, le doiciméad aitheantais.',
    addTitle: 'Cuir bealach eile leis',
    addTotp: 'Cuir aip fíordheimhnithe leis',
    addPasskey: 'Cuir paseochair leis',
    passkeyHint:
      'Má úsáideann tú paseochair, iarrfaidh do ghléas ort do mhéarlorg, d’aghaidh nó do ghlas scáileáin a úsáid. Ní bhaineann an phaseochair a úsáideann tú chun síniú isteach leis seo: cuir ceann ar leith leis.',
    passkeyAdded: 'Cuireadh paseochair leis. Is féidir leat íocaíochtaí a dheimhniú léi anois.',
    totpAdded: 'Cuireadh aip fíordheimhnithe leis.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Níor cruthaíodh aon phaseochair, mar níl paseochracha socraithe don suíomh seo. Déan teagmháil leis an bhfoireann tacaíochta.',
    },
  },
  scaFactorReset: {
    start: 'Fíoraigh m’aitheantas',
    waitUntil: ({ time }) =>
      `Thosaigh tú é seo an iomarca uaireanta. Is féidir leat triail eile a bhaint as ó ${time}.`,
    waitingTitle: 'Fíoraigh d’aitheantas',
    waiting:
      'Osclófar an fíorú i gcluaisín nua agus iarrfar féinphic ort agus, b’fhéidir, doiciméad aitheantais. Fill ar an leathanach seo ina dhiaidh sin.',
    openCheck: 'Ar aghaidh chuig an bhfíorú',
    noLink:
      'Má tá an fíorú críochnaithe agat, fan anseo. Mura bhfuil, tosaigh arís: ní thaispeántar a nasc ach uair amháin.',
    until: ({ time }) => `Nasc bailí go dtí ${time}`,
    reviewTitle: 'Táimid ag scrúdú d’fhíoraithe',
    review: 'Go raibh maith agat, táimid á scrúdú. Is féidir leat an leathanach seo a fhágáil.',
    passedTitle: 'Fíoraíodh d’aitheantas',
    passed: {
      SMS_OTP: 'Cén uimhir fóin ar cheart do chuid cód a sheoladh chuici?',
      TOTP: 'Is féidir leat an tseanaip a bhaint anois. Ní bheidh a cuid cód bailí a thuilleadh.',
      PASSKEY: 'Is féidir leat an tseanphaseochair a bhaint anois. Ní oibreoidh sí a thuilleadh.',
    },
    number: 'Uimhir fóin póca nua',
    numberHint: 'Le cód na tíre, mar shampla +353. Seolfaimid cóid trí théacs chuig an uimhir seo.',
    complete: { SMS_OTP: 'Úsáid an uimhir seo', TOTP: 'Bain an tseanaip', PASSKEY: 'Bain an tseanphaseochair' },
    completedTitle: 'Tá gach rud réidh',
    completed: {
      SMS_OTP: 'Seolfaimid do chuid cód trí théacs chuig an uimhir nua.',
      TOTP: 'Baineadh an tseanaip. Is féidir leat ceann nua a chur leis ar an leathanach seo.',
      PASSKEY: 'Baineadh an tseanphaseochair. Is féidir leat ceann nua a chur leis ar an leathanach seo.',
    },
    rejectedTitle: 'Níorbh fhéidir linn d’aitheantas a fhíorú',
    rejected: 'Níor athraíodh aon rud. Tosaigh arís, nó déan teagmháil leis an bhfoireann tacaíochta.',
    expiredTitle: 'Chuaigh an nasc fíoraithe as feidhm',
    expired: 'Níor athraíodh aon rud. Is féidir leat tosú arís.',
    startAgain: 'Tosaigh arís',
    stop: 'Cealaigh',
    close: 'Déanta',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Ní féidir linn an uimhir seo a úsáid. Seiceáil í agus bain triail eile as.',
      INVALID_PHONE_NUMBER: 'Cuir isteach an uimhir iomlán le cód na tíre, mar shampla +353.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Níl an fíorú seo ar fáil a thuilleadh. Tosaigh arís.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Cuir aip fíordheimhnithe leis',
    lead: 'Oibríonn aipeanna fíordheimhnithe as líne agus taispeánann siad cód nua gach 30 soicind. Suiteáil ceann ar dtús.',
    start: 'Taispeáin an cód QR',
    cancel: 'Ní anois',
    codeTitle: 'Nasc d’aip',
    codeLead:
      'Scan an cód le d’aip nó cuir an eochair isteach inti. Coinnigh an eochair faoi rún: is féidir le duine ar bith a gheobhaidh í do chuid cód a chruthú.',
    qrCode: 'Cód QR do d’aip fíordheimhnithe. Tá an eochair thíos ann.',
    openApp: 'Oscail san aip',
    key: 'Eochair',
    copyKey: 'Cóipeáil an eochair',
    codeLabel: ({ length }) => `Cód ${digits(length)} ón aip`,
    codeHint: 'Cuir isteach an cód ó d’aip.',
    codeIncomplete: ({ length }) => `Cuir isteach an cód iomlán: ${digits(length)}.`,
    submit: 'Nasc',
    recoveryTitle: 'Sábháil do chuid cód aisghabhála',
    recoveryLead: 'Sábháil na cóid seo ar eagla go gcaillfeá d’aip. Ní fheicfidh tú arís iad.',
    recoveryCodes: 'Cóid aisghabhála',
    copyCodes: 'Cóipeáil',
    download: 'Íoslódáil',
    fileName: 'coid-aisghabhala.txt',
    fileHeader: 'Cóid aisghabhála do d’aip fíordheimhnithe. Coinnigh in áit shábháilte iad.',
    print: 'Priontáil',
    saved: 'Tá siad sábháilte agam',
    clearedTitle: 'Folaithe ar mhaithe le do shlándáil',
    cleared: 'Níor nascadh aon aip, agus d’fholaíomar an eochair. Má tá sí i d’aip cheana, scrios ón aip í.',
    clearedEnrolled:
      'Tá d’aip nasctha. Tá a cuid cód aisghabhála folaithe, agus ní féidir linn iad a thaispeáint arís.',
    again: 'Tosaigh arís',
    doneTitle: 'Tá d’aip nasctha',
    done: 'Is féidir leat í a úsáid chun logáil isteach agus le haghaidh íocaithe iontaofa. Teastaíonn d’fhón nó paseochair fós le haghaidh íocaíochtaí.',
    close: 'Déanta',
    errors: {
      ...scaErrors,
      CONFLICT:
        'Níor éirigh leis seo. B’fhéidir go bhfuil aip agat cheana: seiceáil an liosta sula mbainfidh tú triail eile as.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Níor oibrigh sé sin. Fan leis an gcéad chód eile ó d’aip agus bain triail eile as.',
    },
  },
  trustedBeneficiaries: {
    title: 'Íocaithe iontaofa',
    lead: 'Is féidir leat íocaithe iontaofa a íoc gan chód. Ná marcáil mar iontaofa ach cuntais a bhfuil tú cinnte díobh.',
    none: 'Níl aon íocaí sábháilte agat.',
    trusted: 'Iontaofa',
    setAside: 'Bactha go fóill',
    unknown: 'B’fhéidir nár éirigh leis an athrú deireanach a rinne tú. Bain triail eile as.',
    trust: 'Marcáil mar iontaofa',
    stopTrusting: 'Bain an mharcáil iontaofa',
    trustQuestion: ({ name }) => (
      <>{name} a mharcáil mar íocaí iontaofa? Ní bheidh cód ná paseochair ag teastáil chun an cuntas seo a íoc.</>
    ),
    keep: 'Cealaigh',
    proofTitles: {
      trust: 'Deimhnigh go bhfuil an t-íocaí iontaofa',
      untrust: 'Deimhnigh nach bhfuil an t-íocaí iontaofa a thuilleadh',
    },
    account: 'Cuntas',
    cancel: 'Cealaigh',
    startAgain: 'Tosaigh arís',
    changedTitle: 'Athraíodh sonraí an íocaí seo',
    changed: 'Stopamar, agus níor athraíodh aon rud. Seo iad na sonraí reatha:',
    close: 'Ar ais go dtí an liosta',
    done: {
      trust: ({ name }) => <>Tá {name} iontaofa anois. Is féidir leat íoc gan chód.</>,
      untrust: ({ name }) => <>Níl {name} iontaofa a thuilleadh. Beidh ort gach íocaíocht a dheimhniú.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Ní bhfuaireamar freagra: níl a fhios againn ar éirigh leis. Seiceáil an liosta; tá sé sábháilte tosú arís.',
      SCA_NOT_APPLICABLE:
        'Ní theastaíonn cód den chineál seo le haghaidh d’íocaíochtaí, agus níl aon rud le socrú anseo.',
    },
  },
}
