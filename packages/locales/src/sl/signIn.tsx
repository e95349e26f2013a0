import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Prijava',
    chooseTitle: 'Kako se želite prijaviti?',
    looking: 'Trenutek\u00a0…',
    emailLabel: 'E-poštni naslov',
    emailHint: 'Geslo ni potrebno.',
    emailInvalid: 'Vnesite e-poštni naslov, na primer ime@example.com.',
    phoneLabel: 'Mobilna številka',
    phoneHint: 'Vnesite jo s klicno kodo države, na primer +386.',
    phoneInvalid: 'Vnesite številko s klicno kodo države, na primer +386 40 123 456.',
    find: 'Naprej',
    useEmail: 'Uporabi e-poštni naslov',
    usePhone: 'Uporabi mobilno številko',
    emailCode: 'Pošlji kodo po e-pošti',
    smsCode: 'Pošlji kodo po SMS-u',
    passkey: 'Uporabi ključ za dostop',
    usePasskey: 'Prijava s ključem za dostop',
    continueWith: ({ provider }) => `Nadaljuj: ${provider}`,
    noMethod: 'Noben od vaših načinov prijave tukaj ne deluje. Obrnite se na podporo.',
    anotherWay: 'Poskusi drugače',
    changeEmail: 'Spremeni e-poštni naslov',
    changePhone: 'Spremeni številko',
    restart: 'Nazaj',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Ni uspelo. Preverite vnos in poskusite znova.',
      INVALID_PHONE_NUMBER: 'Vnesite številko s klicno kodo države, na primer +386 40 123 456.',
      LOGIN_FOR_OTHER_WALLET:
        'To pripada drugi denarnici. Uporabite podatek, s katerim ste se registrirali: e-poštni naslov ali telefonsko številko.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Preverite e-pošto',
    addressLabel: 'E-poštni naslov',
    addressHint: 'Kodo vam bomo poslali po e-pošti. Geslo ni potrebno.',
    addressInvalid: 'Vnesite e-poštni naslov, na primer ime@example.com.',
    knownAddress: 'Kodo vam bomo poslali po e-pošti.',
    sendCode: 'Pošlji kodo po e-pošti',
    codeHint: 'Koda lahko prispe šele čez minuto. Preverite tudi mapo z neželeno pošto.',
    restart: 'Spremeni e-poštni naslov',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ta prijava je potekla. Začnite znova in vnesite e-poštni naslov.',
      SIGN_IN_REQUIRED: 'Vaša zadnja prijava je potekla. Za prijavo vnesite e-poštni naslov.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Preverite telefon',
    addressLabel: 'Mobilna številka',
    addressHint: 'Vnesite jo s klicno kodo države, na primer +386. Kodo vam bomo poslali po SMS-u.',
    addressInvalid: 'Vnesite številko s klicno kodo države, na primer +386 40 123 456.',
    knownAddress: 'Kodo vam bomo poslali po SMS-u.',
    sendCode: 'Pošlji kodo po SMS-u',
    codeHint: 'Koda lahko prispe šele čez minuto. Preverite, ali ima telefon signal.',
    restart: 'Spremeni številko',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ta prijava je potekla. Začnite znova in vnesite mobilno številko.',
      SIGN_IN_REQUIRED: 'Vaša zadnja prijava je potekla. Za prijavo vnesite mobilno številko.',
    },
  },
  passkeyLogin: {
    title: 'Prijava',
    signedInTitle: 'Prijavljeni ste',
    explanation: ({ name }) =>
      name ? (
        <>Za uporabo ključa »{name}« bo naprava zahtevala prstni odtis, prepoznavo obraza ali odklepanje zaslona.</>
      ) : (
        'Za uporabo ključa za dostop bo naprava zahtevala prstni odtis, prepoznavo obraza ali odklepanje zaslona.'
      ),
    obstacles: {
      unsupported: 'Ta brskalnik ne podpira ključev za dostop. Izberite drug način prijave.',
      'insecure-page': 'Ključi za dostop delujejo samo na varni strani (https). Izberite drug način prijave.',
      'in-app-browser':
        'V tej aplikaciji ključi za dostop ne delujejo. Odprite stran v brskalniku ali izberite drug način.',
      'forbidden-frame':
        'Spletno mesto, v katero je vključena ta stran, blokira ključe za dostop. Izberite drug način prijave.',
    },
    start: 'Prijava s ključem za dostop',
    prompting: 'Čakamo na vašo napravo\u00a0…',
    verifying: 'Prijava poteka\u00a0…',
    anotherWay: 'Poskusi drugače',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Ta prijava je potekla. Začnite znova.',
      PASSKEY_NOT_VERIFIED:
        'S tem ključem za dostop vas nismo mogli prepoznati. Morda je bil odstranjen iz te naprave. Poskusite drugače.',
      PASSKEY_REJECTED: 'Ta ključ za dostop ni deloval. Izberite drug način prijave.',
      SIGN_IN_REQUIRED: 'Vaša zadnja prijava je potekla. Izberite drug način prijave.',
    },
  },
  passkeyRegistration: {
    title: 'Hitrejša prijava s ključem za dostop',
    doneTitle: 'Vaš ključ za dostop je pripravljen',
    explanation:
      'Namesto kode uporabite prstni odtis, obraz ali odklepanje zaslona. Ti podatki nikoli ne zapustijo vaše naprave.',
    obstacle: 'V tem brskalniku ključev za dostop ni mogoče ustvariti. Uporabite drug brskalnik ali telefon.',
    nameLabel: 'Ime ključa za dostop',
    nameHint: 'Da ga boste prepoznali na seznamu.',
    defaultName: 'Moj ključ za dostop',
    nameInvalid: "Uporabite od 1 do 100 črk, številk, presledkov in teh znakov: . _ - ' ( )",
    submit: 'Ustvari ključ za dostop',
    working: 'Sledite korakom v napravi.',
    done: ({ name }) => <>Zdaj se lahko prijavite s ključem »{name}«.</>,
    skip: 'Ne zdaj',
    goOn: 'Naprej',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Ta naprava že ima ključ za dostop do vaše denarnice. Z njim se lahko prijavite.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Ta ključ za dostop je že na vašem seznamu. Z njim se lahko prijavite.',
      PASSKEY_CHALLENGE_EXPIRED: 'Ključ za dostop ni bil dodan, ker je trajalo predolgo. Poskusite znova.',
      PASSKEY_REJECTED: 'Ključ za dostop ni bil dodan, ker ni bil sprejet. Uporabite drugo napravo.',
      PASSKEY_UNAVAILABLE: 'Ta naprava ne more ustvariti ključa za dostop. Uporabite telefon ali drug računalnik.',
      PASSKEY_UNSUPPORTED: 'Ta brskalnik ne more ustvariti ključev za dostop. Uporabite drug brskalnik.',
      PASSKEY_WRONG_SITE:
        'Ključ za dostop ni bil ustvarjen: na tem spletnem mestu ključi za dostop niso nastavljeni. Obrnite se na podporo.',
      PASSKEY_TIMED_OUT: 'Ključ za dostop ni bil ustvarjen, ker je trajalo predolgo. Poskusite znova.',
      PASSKEY_NOT_VERIFIED: 'Naprava ni mogla potrditi, da ste to vi. Nastavite zaklepanje zaslona in poskusite znova.',
      PASSKEY_FORBIDDEN_HERE: 'Tukaj ključev za dostop ni mogoče ustvariti. Odprite stran v ločenem zavihku.',
      PASSKEY_INSECURE_PAGE: 'Ključi za dostop delujejo samo na varni strani (https).',
      SIGNED_REQUEST_EXPIRED: 'Ključ za dostop ni bil dodan, ker je trajalo predolgo. Poskusite znova.',
      INVALID_INPUT: 'Tega imena ni mogoče uporabiti. Uporabite črke, številke in presledke.',
      PAYLOAD_INVALID:
        'Ključ za dostop ni bil dodan. Nismo mogli preveriti, kaj bi bilo podpisano. Obrnite se na podporo.',
      PAYLOAD_MISMATCH: 'Ključ za dostop ni bil dodan. V podpis smo prejeli nekaj drugega. Obrnite se na podporo.',
    },
  },
  oidcLogin: {
    title: 'Prijava',
    signedInTitle: 'Prijavljeni ste',
    explanation: ({ provider }) =>
      `Prijavili se boste pri ponudniku ${provider} in se nato vrnili sem. ${provider} nima dostopa do vaše denarnice.`,
    continueWith: ({ provider }) => `Nadaljuj: ${provider}`,
    away: ({ provider }) => `Nadaljujte v oknu ponudnika ${provider}.`,
    verifying: 'Prijava poteka\u00a0…',
    anotherWay: 'Poskusi drugače',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Ta prijava je potekla. Začnite znova.',
      OIDC_LOGIN_LOST: 'Ta prijava je trajala predolgo ali pa se je začela v drugem brskalniku. Začnite znova.',
      OIDC_TOKEN_REFUSED:
        'Niste prijavljeni. Ta račun morda ni povezan z denarnico ali pa je trajalo predolgo. Prijavite se drugače in račun nato povežite v nastavitvah.',
      SIGN_IN_REQUIRED: 'Vaša zadnja prijava je potekla. Izberite drug način prijave.',
    },
  },
  signInInline: {
    title: 'Za nadaljevanje se prijavite',
    tooOld: 'Od prijave je minilo nekaj časa, zato preverjamo, ali ste to še vedno vi.',
    cancel: 'Ne zdaj',
  },
  sessionGuard: {
    restoring: 'Odpiramo vašo denarnico\u00a0…',
    signedInAs: ({ nickname }) => <>Prijavljeni ste kot {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Prijavljeni ste s ključem za dostop »{nickname}«</>,
    memory: 'Ta brskalnik ne more shraniti vašega ključa. Ko to stran zaprete ali osvežite, boste odjavljeni.',
    expiringSoon: 'Kmalu boste odjavljeni.',
    expiring: ({ time }) => <>Odjava čez {time}.</>,
    extend: 'Podaljšaj sejo',
    extendFailed: 'Seje nismo mogli podaljšati. Za delo brez prekinitve se znova prijavite.',
    expired: 'Seja je potekla. Za pošiljanje denarja se znova prijavite.',
    lost: 'Ta brskalnik nima več vašega ključa. Za pošiljanje denarja se znova prijavite.',
    locked: 'Denarnica se je zaklenila zaradi neaktivnosti. Prijavite se in nadaljujte tam, kjer ste ostali.',
    revoked: 'Ta naprava je bila odjavljena z druge naprave. Znova se prijavite in nadaljujte tam, kjer ste ostali.',
    signedOut: 'Odjavili ste se.',
    keyNotErased:
      'Odjavili ste se, vendar ta brskalnik ni dovolil izbrisa vašega ključa. Izbrišite njegove podatke za to spletno mesto.',
    signOutFailed: 'Odjava ni uspela. Preverite povezavo in poskusite znova.',
    signedOutElsewhere: 'Odjavili ste se v drugem zavihku.',
    coveredTitle: { locked: 'Vaša denarnica je zaklenjena', revoked: 'Bili ste odjavljeni' },
    unlock: {
      EMAIL_OTP: 'Pošlji kodo po e-pošti',
      SMS_OTP: 'Pošlji kodo po SMS-u',
      PASSKEY: 'Odkleni s ključem za dostop',
      OAUTH: 'Ponovna prijava',
    },
    signOutOther: 'Niste to vi? Odjava',
    signIn: 'Ponovna prijava',
    signInTitle: 'Znova se prijavite',
    signInCancel: 'Ne zdaj',
    signOut: 'Odjava',
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Seja je potekla.' : `Odjava čez ${inWords(seconds)}.`),
  },
}
