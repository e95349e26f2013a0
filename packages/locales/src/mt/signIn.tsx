import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Idħol',
    chooseTitle: 'Kif trid tidħol?',
    looking: 'Mument…',
    emailLabel: 'Indirizz tal-email',
    emailHint: 'M’għandekx bżonn password.',
    emailInvalid: 'Daħħal indirizz tal-email, pereżempju isem@example.com.',
    phoneLabel: 'Numru tal-mowbajl',
    phoneHint: 'Bil-kodiċi tal-pajjiż, pereżempju +356.',
    phoneInvalid: 'Daħħal in-numru bil-kodiċi tal-pajjiż, pereżempju +356 9912 3456.',
    find: 'Kompli',
    useEmail: 'Uża l-email minflok',
    usePhone: 'Uża n-numru tal-mowbajl',
    emailCode: 'Ibgħatli kodiċi bl-email',
    smsCode: 'Ibgħatli kodiċi b’SMS',
    passkey: 'Uża passkey',
    usePasskey: 'Idħol bil-passkey tiegħek',
    continueWith: ({ provider }) => `Kompli permezz ta’ ${provider}`,
    noMethod: 'L-ebda wieħed mill-modi kif tidħol ma jaħdem hawn. Ikkuntattja lill-appoġġ.',
    anotherWay: 'Ipprova b’mod ieħor',
    changeEmail: 'Ibdel l-email',
    changePhone: 'Ibdel in-numru',
    restart: 'Lura',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Dan ma rnexxiex. Iċċekkja dak li ktibt u erġa’ pprova.',
      INVALID_PHONE_NUMBER: 'Daħħal in-numru bil-kodiċi tal-pajjiż, pereżempju +356 9912 3456.',
      LOGIN_FOR_OTHER_WALLET: 'Dan huwa ta’ kartiera oħra. Uża l-email jew in-numru tat-telefown li rreġistrajt bihom.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Iċċekkja l-email tiegħek',
    addressLabel: 'Indirizz tal-email',
    addressHint: 'Nibagħtulek kodiċi bl-email. M’għandekx bżonn password.',
    addressInvalid: 'Daħħal indirizz tal-email, pereżempju isem@example.com.',
    knownAddress: 'Nibagħtulek kodiċi bl-email.',
    sendCode: 'Ibgħatli kodiċi bl-email',
    codeHint: 'Jista’ jdum minuta biex jasal. Iċċekkja wkoll fl-ispam.',
    restart: 'Ibdel l-email',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Dan id-dħul skada. Daħħal l-indirizz tal-email tiegħek biex tibda mill-ġdid.',
      SIGN_IN_REQUIRED: 'L-aħħar dħul tiegħek skada. Daħħal l-indirizz tal-email tiegħek biex tidħol.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Iċċekkja t-telefown tiegħek',
    addressLabel: 'Numru tal-mowbajl',
    addressHint: 'Bil-kodiċi tal-pajjiż, pereżempju +356. Nibagħtulek kodiċi b’SMS.',
    addressInvalid: 'Daħħal in-numru bil-kodiċi tal-pajjiż, pereżempju +356 9912 3456.',
    knownAddress: 'Nibagħtulek kodiċi b’SMS.',
    sendCode: 'Ibgħatli kodiċi b’SMS',
    codeHint: 'Jista’ jdum minuta biex jasal. Aċċerta ruħek li t-telefown għandu sinjal.',
    restart: 'Ibdel in-numru',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Dan id-dħul skada. Daħħal in-numru tal-mowbajl tiegħek biex tibda mill-ġdid.',
      SIGN_IN_REQUIRED: 'L-aħħar dħul tiegħek skada. Daħħal in-numru tal-mowbajl tiegħek biex tidħol.',
    },
  },
  passkeyLogin: {
    title: 'Idħol',
    signedInTitle: 'Dħalt fil-kartiera',
    explanation: ({ name }) =>
      name ? (
        <>Biex tuża l-passkey “{name}”, l-apparat jitolbok il-marka tas-saba’, il-wiċċ jew il-lock tal-iskrin.</>
      ) : (
        'Biex tuża l-passkey, l-apparat jitolbok il-marka tas-saba’, il-wiċċ jew il-lock tal-iskrin.'
      ),
    obstacles: {
      unsupported: 'Il-passkeys ma jaħdmux f’dan il-brawżer. Ipprova mod ieħor kif tidħol.',
      'insecure-page': 'Il-passkeys jeħtieġu paġna sikura (https). Ipprova mod ieħor kif tidħol.',
      'in-app-browser':
        'Il-passkeys ma jaħdmux f’din l-app. Iftaħ din il-paġna fil-brawżer tiegħek, jew ipprova b’mod ieħor.',
      'forbidden-frame': 'Is-sit li fih qiegħda din il-paġna jimblokka l-passkeys. Ipprova mod ieħor kif tidħol.',
    },
    start: 'Idħol bil-passkey tiegħek',
    prompting: 'Qed nistennew l-apparat tiegħek…',
    verifying: 'Qed niftħu l-kartiera…',
    anotherWay: 'Ipprova b’mod ieħor',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Dan id-dħul skada. Ibda mill-ġdid.',
      PASSKEY_NOT_VERIFIED:
        'Ma stajniex nivverifikaw l-identità tiegħek b’din il-passkey. Jista’ jkun li tneħħiet minn dan l-apparat. Ipprova b’mod ieħor.',
      PASSKEY_REJECTED: 'Din il-passkey ma ħadmitx. Ipprova mod ieħor kif tidħol.',
      SIGN_IN_REQUIRED: 'L-aħħar dħul tiegħek skada. Ipprova mod ieħor kif tidħol.',
    },
  },
  passkeyRegistration: {
    title: 'Idħol aktar malajr b’passkey',
    doneTitle: 'Il-passkey tiegħek lesta',
    explanation:
      'Uża l-marka tas-saba’, il-wiċċ jew il-lock tal-iskrin minflok kodiċi. Il-passkey qatt ma toħroġ mill-apparat tiegħek.',
    obstacle: 'F’dan il-brawżer ma jistgħux jinħolqu passkeys. Ipprova brawżer ieħor jew it-telefown.',
    nameLabel: 'Isem il-passkey',
    nameHint: 'Biex tagħrafha fil-lista.',
    defaultName: 'Il-passkey tiegħi',
    nameInvalid: "Uża minn 1 sa 100 karattru: ittri, numri, spazji u s-sinjali . _ - ' ( )",
    submit: 'Oħloq passkey',
    working: 'Segwi l-passi fuq l-apparat tiegħek.',
    done: ({ name }) => <>Issa tista’ tidħol bil-passkey “{name}”.</>,
    skip: 'Mhux issa',
    goOn: 'Kompli',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Fuq dan l-apparat diġà hemm passkey għall-kartiera tiegħek. Tista’ tidħol biha.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Din il-passkey diġà qiegħda fil-lista tiegħek. Tista’ tidħol biha.',
      PASSKEY_CHALLENGE_EXPIRED: 'Ma żdiedet l-ebda passkey, għax dan dam wisq. Erġa’ pprova.',
      PASSKEY_REJECTED: 'Ma żdiedet l-ebda passkey, għax din ma ġietx aċċettata. Ipprova apparat ieħor.',
      PASSKEY_UNAVAILABLE: 'Dan l-apparat ma jistax joħloq passkey. Ipprova t-telefown jew kompjuter ieħor.',
      PASSKEY_UNSUPPORTED: 'Dan il-brawżer ma jistax joħloq passkeys. Ipprova brawżer ieħor.',
      PASSKEY_WRONG_SITE:
        'Ma nħolqot l-ebda passkey: dan is-sit mhuwiex imħejji għall-passkeys. Ikkuntattja lill-appoġġ.',
      PASSKEY_TIMED_OUT: 'Ma nħolqot l-ebda passkey, għax dan dam wisq. Erġa’ pprova.',
      PASSKEY_NOT_VERIFIED:
        'L-apparat ma setax jivverifika l-identità tiegħek. Attiva l-lock tal-iskrin u erġa’ pprova.',
      PASSKEY_FORBIDDEN_HERE: 'Hawn ma jistgħux jinħolqu passkeys. Iftaħ din il-paġna f’tab għaliha.',
      PASSKEY_INSECURE_PAGE: 'Il-passkeys jeħtieġu paġna sikura (https).',
      SIGNED_REQUEST_EXPIRED: 'Ma żdiedet l-ebda passkey, għax dan dam wisq. Erġa’ pprova.',
      INVALID_INPUT: 'Dan l-isem ma jistax jintuża. Uża ittri, numri u spazji.',
      PAYLOAD_INVALID:
        'Ma żdiedet l-ebda passkey. Ma stajniex nivverifikaw x’kien se jiġi ffirmat. Ikkuntattja lill-appoġġ.',
      PAYLOAD_MISMATCH: 'Ma żdiedet l-ebda passkey. Intlabna niffirmaw xi ħaġa oħra. Ikkuntattja lill-appoġġ.',
    },
  },
  oidcLogin: {
    title: 'Idħol',
    signedInTitle: 'Dħalt fil-kartiera',
    explanation: ({ provider }) =>
      `Tidħol permezz ta’ ${provider} u terġa’ tiġi hawn. Ma nagħtux lil ${provider} aċċess għall-kartiera tiegħek.`,
    continueWith: ({ provider }) => `Kompli permezz ta’ ${provider}`,
    away: ({ provider }) => `Kompli fit-tieqa ta’ ${provider}.`,
    verifying: 'Qed niftħu l-kartiera…',
    anotherWay: 'Ipprova b’mod ieħor',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Dan id-dħul skada. Ibda mill-ġdid.',
      OIDC_LOGIN_LOST: 'Dan id-dħul dam wisq, jew beda f’brawżer ieħor. Ibda mill-ġdid.',
      OIDC_TOKEN_REFUSED:
        'Ma dħaltx fil-kartiera. Jista’ jkun li dan il-kont mhuwiex ikkollegat ma’ kartiera, jew li dan dam wisq. Idħol b’mod ieħor, imbagħad ikkollegah fl-issettjar.',
      SIGN_IN_REQUIRED: 'L-aħħar dħul tiegħek skada. Ipprova mod ieħor kif tidħol.',
    },
  },
  signInInline: {
    title: 'Idħol biex tkompli',
    tooOld: 'Għadda ftit ħin minn meta dħalt, għalhekk niċċekkjaw li għadek int.',
    cancel: 'Mhux issa',
  },
  sessionGuard: {
    restoring: 'Qed niftħu l-kartiera tiegħek…',
    signedInAs: ({ nickname }) => <>Dħalt bħala {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Dħalt bil-passkey “{nickname}”</>,
    memory:
      'Dan il-brawżer ma jistax iżomm iċ-ċavetta tiegħek. Meta tagħlaq jew taġġorna din il-paġna, is-sessjoni tintemm.',
    expiringSoon: 'Is-sessjoni tiegħek tintemm dalwaqt.',
    expiring: ({ time }) => <>Is-sessjoni tintemm wara {time}.</>,
    extend: 'Ibqa’ fil-kartiera',
    extendFailed: 'Ma stajniex intawlu s-sessjoni tiegħek. Erġa’ idħol biex tkompli mingħajr waqfien.',
    expired: 'Is-sessjoni tiegħek skadiet. Erġa’ idħol biex tibgħat flus.',
    lost: 'Iċ-ċavetta tiegħek m’għadhiex f’dan il-brawżer. Erġa’ idħol biex tibgħat flus.',
    locked: 'Il-kartiera ssakkret għax ma ntużatx għal ftit ħin. Idħol biex tkompli minn fejn ħallejt.',
    revoked: 'Is-sessjoni tiegħek intemmet minn apparat ieħor. Erġa’ idħol biex tkompli minn fejn ħallejt.',
    signedOut: 'Ħriġt mill-kartiera.',
    keyNotErased:
      'Ħriġt mill-kartiera, iżda dan il-brawżer ma ħalliniex inħassru ċ-ċavetta tiegħek. Ħassar mill-brawżer id-data ta’ dan is-sit.',
    signOutFailed: 'Ma stajniex intemmu s-sessjoni tiegħek. Iċċekkja l-konnessjoni u erġa’ pprova.',
    signedOutElsewhere: 'Ħriġt mill-kartiera f’tab oħra.',
    coveredTitle: { locked: 'Il-kartiera tiegħek hija msakkra', revoked: 'Is-sessjoni tiegħek intemmet' },
    unlock: {
      EMAIL_OTP: 'Ibgħatli kodiċi bl-email',
      SMS_OTP: 'Ibgħatli kodiċi b’SMS',
      PASSKEY: 'Iftaħ bil-passkey tiegħek',
      OAUTH: 'Erġa’ idħol',
    },
    signOutOther: 'Mhux int? Oħroġ',
    signIn: 'Erġa’ idħol',
    signInTitle: 'Erġa’ idħol',
    signInCancel: 'Mhux issa',
    signOut: 'Oħroġ',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Is-sessjoni tiegħek skadiet.' : `Is-sessjoni tintemm wara ${inWords(seconds)}.`,
  },
}
