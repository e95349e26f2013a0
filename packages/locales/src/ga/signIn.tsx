import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

const emailInvalid = 'Cuir isteach seoladh ríomhphoist, mar shampla ainm@example.com.'
const phoneInvalid = 'Cuir isteach d’uimhir le cód na tíre, mar shampla +353 85 012 3456.'
const tookTooLong = 'Níor cuireadh aon phaseochair leis, mar thóg sé seo rófhada. Bain triail eile as.'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Logáil isteach',
    chooseTitle: 'Conas ba mhaith leat logáil isteach?',
    looking: 'Fan nóiméad…',
    emailLabel: 'Seoladh ríomhphoist',
    emailHint: 'Níl pasfhocal ag teastáil.',
    emailInvalid,
    phoneLabel: 'Uimhir fóin póca',
    phoneHint: 'Le cód na tíre, mar shampla +353.',
    phoneInvalid,
    find: 'Lean ar aghaidh',
    useEmail: 'Úsáid seoladh ríomhphoist',
    usePhone: 'Úsáid uimhir fóin póca',
    emailCode: 'Seol cód chugam ar ríomhphost',
    smsCode: 'Seol cód chugam trí théacs',
    passkey: 'Úsáid paseochair',
    usePasskey: 'Úsáid do phaseochair',
    continueWith: ({ provider }) => `Úsáid ${provider}`,
    noMethod:
      'Ní oibríonn aon cheann de do bhealaí le logáil isteach anseo. Déan teagmháil leis an bhfoireann tacaíochta.',
    anotherWay: 'Úsáid bealach eile',
    changeEmail: 'Athraigh an seoladh',
    changePhone: 'Athraigh an uimhir',
    restart: 'Siar',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Níor oibrigh sé sin. Seiceáil an rud a chlóscríobh tú agus bain triail eile as.',
      INVALID_PHONE_NUMBER: phoneInvalid,
      LOGIN_FOR_OTHER_WALLET:
        'Baineann sé sin le sparán eile. Úsáid an seoladh ríomhphoist nó an uimhir theileafóin lenar chláraigh tú.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Seiceáil do ríomhphost',
    addressLabel: 'Seoladh ríomhphoist',
    addressHint: 'Seolfaimid cód chugat ar ríomhphost. Níl pasfhocal ag teastáil.',
    addressInvalid: emailInvalid,
    knownAddress: 'Seolfaimid cód chugat ar ríomhphost.',
    sendCode: 'Seol cód chugam ar ríomhphost',
    codeHint: 'D’fhéadfadh sé nóiméad a thógáil. Féach san fhillteán turscair freisin.',
    restart: 'Athraigh an seoladh',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED:
        'Chuaigh an logáil isteach seo as feidhm. Cuir isteach do sheoladh ríomhphoist chun tosú arís.',
      SIGN_IN_REQUIRED:
        'Chuaigh do logáil isteach dheireanach as feidhm. Cuir isteach do sheoladh ríomhphoist chun logáil isteach.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Féach ar d’fhón',
    addressLabel: 'Uimhir fóin póca',
    addressHint: 'Le cód na tíre, mar shampla +353. Seolfaimid cód chugat trí théacs.',
    addressInvalid: phoneInvalid,
    knownAddress: 'Seolfaimid cód chugat trí théacs.',
    sendCode: 'Seol cód chugam trí théacs',
    codeHint: 'D’fhéadfadh sé nóiméad a thógáil. Cinntigh go bhfuil comhartha ag d’fhón.',
    restart: 'Athraigh an uimhir',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Chuaigh an logáil isteach seo as feidhm. Cuir isteach d’uimhir fóin póca chun tosú arís.',
      SIGN_IN_REQUIRED:
        'Chuaigh do logáil isteach dheireanach as feidhm. Cuir isteach d’uimhir fóin póca chun logáil isteach.',
    },
  },
  passkeyLogin: {
    title: 'Logáil isteach',
    signedInTitle: 'Tá tú logáilte isteach',
    explanation: ({ name }) =>
      name ? (
        <>
          Chun logáil isteach le “{name}”, iarrfaidh do ghléas ort do mhéarlorg, d’aghaidh nó do ghlas scáileáin a
          úsáid.
        </>
      ) : (
        'Chun logáil isteach le do phaseochair, iarrfaidh do ghléas ort do mhéarlorg, d’aghaidh nó do ghlas scáileáin a úsáid.'
      ),
    obstacles: {
      unsupported: 'Ní thacaíonn an brabhsálaí seo le paseochracha. Úsáid bealach eile le logáil isteach.',
      'insecure-page': 'Teastaíonn leathanach slán (https) ó phaseochracha. Úsáid bealach eile le logáil isteach.',
      'in-app-browser':
        'Ní oibríonn paseochracha laistigh den aip seo. Oscail an leathanach seo i do bhrabhsálaí, nó úsáid bealach eile.',
      'forbidden-frame':
        'Tá an leathanach seo laistigh de shuíomh eile a chuireann bac ar phaseochracha. Úsáid bealach eile le logáil isteach.',
    },
    start: 'Úsáid do phaseochair',
    prompting: 'Ag fanacht le do ghléas…',
    verifying: 'Logáil isteach ar siúl…',
    anotherWay: 'Úsáid bealach eile',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Chuaigh an logáil isteach seo as feidhm. Tosaigh arís.',
      PASSKEY_NOT_VERIFIED:
        'Níorbh fhéidir linn a fhíorú leis an bpaseochair seo gur tusa atá ann. B’fhéidir gur baineadh den ghléas seo í. Úsáid bealach eile.',
      PASSKEY_REJECTED: 'Níor oibrigh an phaseochair seo. Úsáid bealach eile le logáil isteach.',
      SIGN_IN_REQUIRED: 'Chuaigh do logáil isteach dheireanach as feidhm. Úsáid bealach eile le logáil isteach.',
    },
  },
  passkeyRegistration: {
    title: 'Logáil isteach níos tapúla le paseochair',
    doneTitle: 'Tá do phaseochair réidh',
    explanation:
      'Úsáid do mhéarlorg, d’aghaidh nó do ghlas scáileáin in áit cóid. Ní fhágfaidh an t-eolas sin do ghléas choíche.',
    obstacle: 'Ní féidir paseochracha a chruthú sa bhrabhsálaí seo. Úsáid brabhsálaí eile nó d’fhón.',
    nameLabel: 'Ainm na paseochrach',
    nameHint: 'Cabhraíonn sé leat í a aithint i do liosta.',
    defaultName: 'Mo phaseochair',
    nameInvalid: "Úsáid idir 1 agus 100 carachtar: litreacha, uimhreacha, spásanna agus iad seo: . _ - ' ( )",
    submit: 'Cruthaigh paseochair',
    working: 'Lean na céimeanna ar do ghléas.',
    done: ({ name }) => <>Is féidir leat logáil isteach le “{name}” anois.</>,
    skip: 'Ní anois',
    goOn: 'Lean ar aghaidh',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Tá paseochair don sparán seo ar an ngléas seo cheana. Is féidir leat logáil isteach léi.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Tá an phaseochair seo i do liosta cheana. Is féidir leat logáil isteach léi.',
      PASSKEY_CHALLENGE_EXPIRED: tookTooLong,
      PASSKEY_REJECTED: 'Níor cuireadh aon phaseochair leis, mar níor glacadh leis an gceann seo. Úsáid gléas eile.',
      PASSKEY_UNAVAILABLE: 'Ní féidir leis an ngléas seo paseochair a chruthú. Úsáid d’fhón nó ríomhaire eile.',
      PASSKEY_UNSUPPORTED: 'Ní féidir leis an mbrabhsálaí seo paseochracha a chruthú. Úsáid brabhsálaí eile.',
      PASSKEY_WRONG_SITE:
        'Níor cruthaíodh aon phaseochair: níl paseochracha socraithe don suíomh seo. Déan teagmháil leis an bhfoireann tacaíochta.',
      PASSKEY_TIMED_OUT: 'Níor cruthaíodh aon phaseochair, mar thóg sé seo rófhada. Bain triail eile as.',
      PASSKEY_NOT_VERIFIED:
        'Níorbh fhéidir le do ghléas a fhíorú gur tusa atá ann. Socraigh glas scáileáin agus bain triail eile as.',
      PASSKEY_FORBIDDEN_HERE:
        'Ní féidir paseochracha a chruthú anseo. Oscail an leathanach seo i gcluaisín dá chuid féin.',
      PASSKEY_INSECURE_PAGE: 'Teastaíonn leathanach slán (https) ó phaseochracha.',
      SIGNED_REQUEST_EXPIRED: tookTooLong,
      INVALID_INPUT: 'Ní féidir an t-ainm seo a úsáid. Úsáid litreacha, uimhreacha agus spásanna.',
      PAYLOAD_INVALID:
        'Níor cuireadh aon phaseochair leis. Níorbh fhéidir linn a fhíorú cad a bhí le síniú. Déan teagmháil leis an bhfoireann tacaíochta.',
      PAYLOAD_MISMATCH:
        'Níor cuireadh aon phaseochair leis. Iarradh orainn rud eile a shíniú. Déan teagmháil leis an bhfoireann tacaíochta.',
    },
  },
  oidcLogin: {
    title: 'Logáil isteach',
    signedInTitle: 'Tá tú logáilte isteach',
    explanation: ({ provider }) =>
      `Rachaidh tú chuig ${provider} chun logáil isteach, agus tiocfaidh tú ar ais anseo. Níl rochtain ag ${provider} ar do sparán.`,
    continueWith: ({ provider }) => `Úsáid ${provider}`,
    away: ({ provider }) => `Lean ar aghaidh i bhfuinneog ${provider}.`,
    verifying: 'Logáil isteach ar siúl…',
    anotherWay: 'Úsáid bealach eile',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Chuaigh an logáil isteach seo as feidhm. Tosaigh arís.',
      OIDC_LOGIN_LOST: 'Thóg an logáil isteach seo rófhada, nó tosaíodh í i mbrabhsálaí eile. Tosaigh arís.',
      OIDC_TOKEN_REFUSED:
        'Níl tú logáilte isteach. B’fhéidir nach bhfuil an cuntas seo nasctha le sparán, nó gur thóg sé seo rófhada. Logáil isteach ar bhealach eile, agus nasc sna socruithe ansin é.',
      SIGN_IN_REQUIRED: 'Chuaigh do logáil isteach dheireanach as feidhm. Úsáid bealach eile le logáil isteach.',
    },
  },
  signInInline: {
    title: 'Logáil isteach chun leanúint ar aghaidh',
    tooOld: 'Tá tamall ann ó logáil tú isteach, mar sin deimhnímid gur tusa atá ann fós.',
    cancel: 'Ní anois',
  },
  sessionGuard: {
    restoring: 'Do sparán á oscailt…',
    signedInAs: ({ nickname }) => <>Logáilte isteach: {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Logáilte isteach leis an bpaseochair “{nickname}”</>,
    memory:
      'Ní féidir leis an mbrabhsálaí seo d’eochair a shábháil. Logálfar amach thú nuair a dhúnfaidh nó a athlódálfaidh tú an leathanach seo.',
    expiringSoon: 'Logálfar amach go luath thú.',
    expiring: ({ time }) => <>Logálfar amach thú i gceann {time}.</>,
    extend: 'Fan logáilte isteach',
    extendFailed:
      'Níorbh fhéidir linn thú a choinneáil logáilte isteach. Logáil isteach arís chun leanúint ar aghaidh gan bhriseadh.',
    expired: 'Tá do sheisiún thart. Logáil isteach arís chun airgead a sheoladh.',
    lost: 'Níl d’eochair sa bhrabhsálaí seo a thuilleadh. Logáil isteach arís chun airgead a sheoladh.',
    locked:
      'Cuireadh an sparán faoi ghlas mar ní raibh tú gníomhach. Logáil isteach chun leanúint ar aghaidh ón áit ar stop tú.',
    revoked: 'Logáladh amach thú ó ghléas eile. Logáil isteach arís chun leanúint ar aghaidh ón áit ar stop tú.',
    signedOut: 'Tá tú logáilte amach.',
    keyNotErased:
      'Tá tú logáilte amach, ach níor lig an brabhsálaí seo dúinn d’eochair a scriosadh. Glan a chuid sonraí don suíomh seo.',
    signOutFailed: 'Níorbh fhéidir linn thú a logáil amach. Seiceáil do cheangal idirlín agus bain triail eile as.',
    signedOutElsewhere: 'Logáil tú amach i gcluaisín eile.',
    coveredTitle: { locked: 'Tá do sparán faoi ghlas', revoked: 'Logáladh amach thú' },
    unlock: {
      EMAIL_OTP: 'Seol cód chugam ar ríomhphost',
      SMS_OTP: 'Seol cód chugam trí théacs',
      PASSKEY: 'Díghlasáil le do phaseochair',
      OAUTH: 'Logáil isteach arís',
    },
    signOutOther: 'Ní tusa atá ann? Logáil amach',
    signIn: 'Logáil isteach arís',
    signInTitle: 'Logáil isteach arís',
    signInCancel: 'Ní anois',
    signOut: 'Logáil amach',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tá do sheisiún thart.' : `Logálfar amach thú i gceann ${inWords(seconds)}.`,
  },
}
