import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Sisselogimine',
    chooseTitle: 'Kuidas soovite sisse logida?',
    looking: 'Üks hetk…',
    emailLabel: 'E-posti aadress',
    emailHint: 'Parooli ei ole vaja.',
    emailInvalid: 'Sisestage e-posti aadress, näiteks nimi@example.com.',
    phoneLabel: 'Mobiilinumber',
    phoneHint: 'Lisage riigikood, näiteks +372.',
    phoneInvalid: 'Sisestage number koos riigikoodiga, näiteks +372 5123 4567.',
    find: 'Jätka',
    useEmail: 'Kasuta e-posti aadressi',
    usePhone: 'Kasuta mobiilinumbrit',
    emailCode: 'Saada kood e-postiga',
    smsCode: 'Saada kood SMS-iga',
    passkey: 'Kasuta pääsuvõtit',
    usePasskey: 'Logi sisse pääsuvõtmega',
    continueWith: ({ provider }) => `Jätka teenusega ${provider}`,
    noMethod: 'Ükski teie sisselogimisviis siin ei toimi. Võtke ühendust klienditoega.',
    anotherWay: 'Proovi muul viisil',
    changeEmail: 'Muuda e-posti aadressi',
    changePhone: 'Muuda numbrit',
    restart: 'Tagasi',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'See ei õnnestunud. Kontrollige sisestatud andmeid ja proovige uuesti.',
      INVALID_PHONE_NUMBER: 'Sisestage number koos riigikoodiga, näiteks +372 5123 4567.',
      LOGIN_FOR_OTHER_WALLET:
        'See kuulub teise rahakoti juurde. Kasutage e-posti aadressi või telefoninumbrit, millega registreerusite.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Vaadake oma e-posti',
    addressLabel: 'E-posti aadress',
    addressHint: 'Saadame teile e-postiga koodi. Parooli ei ole vaja.',
    addressInvalid: 'Sisestage e-posti aadress, näiteks nimi@example.com.',
    knownAddress: 'Saadame teile e-postiga koodi.',
    sendCode: 'Saada kood e-postiga',
    codeHint: 'Koodi saabumiseks võib kuluda minut. Vaadake ka rämpsposti kausta.',
    restart: 'Muuda e-posti aadressi',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'See sisselogimine on aegunud. Uuesti alustamiseks sisestage e-posti aadress.',
      SIGN_IN_REQUIRED: 'Teie viimane sisselogimine on aegunud. Sisselogimiseks sisestage e-posti aadress.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Vaadake oma telefoni',
    addressLabel: 'Mobiilinumber',
    addressHint: 'Lisage riigikood, näiteks +372. Saadame teile SMS-iga koodi.',
    addressInvalid: 'Sisestage number koos riigikoodiga, näiteks +372 5123 4567.',
    knownAddress: 'Saadame teile SMS-iga koodi.',
    sendCode: 'Saada kood SMS-iga',
    codeHint: 'Koodi saabumiseks võib kuluda minut. Veenduge, et telefonil on levi.',
    restart: 'Muuda numbrit',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'See sisselogimine on aegunud. Uuesti alustamiseks sisestage mobiilinumber.',
      SIGN_IN_REQUIRED: 'Teie viimane sisselogimine on aegunud. Sisselogimiseks sisestage mobiilinumber.',
    },
  },
  passkeyLogin: {
    title: 'Sisselogimine',
    signedInTitle: 'Olete sisse logitud',
    explanation: ({ name }) =>
      name ? (
        <>Kui logite sisse pääsuvõtmega „{name}“, palub seade kasutada sõrmejälge, näotuvastust või ekraanilukku.</>
      ) : (
        'Kui logite sisse pääsuvõtmega, palub seade kasutada sõrmejälge, näotuvastust või ekraanilukku.'
      ),
    obstacles: {
      unsupported: 'See brauser ei toeta pääsuvõtmeid. Logige sisse muul viisil.',
      'insecure-page': 'Pääsuvõtmed toimivad ainult turvalisel (https) lehel. Logige sisse muul viisil.',
      'in-app-browser':
        'Selles rakenduses pääsuvõtmed ei toimi. Avage see leht oma brauseris või proovige muul viisil.',
      'forbidden-frame': 'Seda lehte ümbritsev veebisait ei luba pääsuvõtmeid kasutada. Logige sisse muul viisil.',
    },
    start: 'Logi sisse pääsuvõtmega',
    prompting: 'Ootame teie seadet…',
    verifying: 'Logime teid sisse…',
    anotherWay: 'Proovi muul viisil',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'See sisselogimine on aegunud. Alustage uuesti.',
      PASSKEY_NOT_VERIFIED:
        'Me ei saanud selle pääsuvõtmega teie isikut kinnitada. Võimalik, et see on sellest seadmest eemaldatud. Proovige muul viisil.',
      PASSKEY_REJECTED: 'See pääsuvõti ei toiminud. Logige sisse muul viisil.',
      SIGN_IN_REQUIRED: 'Teie viimane sisselogimine on aegunud. Logige sisse muul viisil.',
    },
  },
  passkeyRegistration: {
    title: 'Logige pääsuvõtmega kiiremini sisse',
    doneTitle: 'Teie pääsuvõti on valmis',
    explanation:
      'Kasutage koodi asemel sõrmejälge, näotuvastust või ekraanilukku. Need andmed ei lahku kunagi teie seadmest.',
    obstacle: 'Selles brauseris ei saa pääsuvõtmeid luua. Proovige teist brauserit või oma telefoni.',
    nameLabel: 'Pääsuvõtme nimi',
    nameHint: 'Aitab teil selle loendis ära tunda.',
    defaultName: 'Minu pääsuvõti',
    nameInvalid: "Kasutage 1–100 märki: tähti, numbreid, tühikuid ja järgmisi märke: . _ - ' ( )",
    submit: 'Loo pääsuvõti',
    working: 'Järgige oma seadme juhiseid.',
    done: ({ name }) => <>Nüüd saate sisse logida pääsuvõtmega „{name}“.</>,
    skip: 'Mitte praegu',
    goOn: 'Jätka',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Selles seadmes on teie rahakoti pääsuvõti juba olemas. Saate sellega sisse logida.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'See pääsuvõti on juba teie loendis. Saate sellega sisse logida.',
      PASSKEY_CHALLENGE_EXPIRED: 'Pääsuvõtit ei lisatud, sest see võttis liiga kaua aega. Proovige uuesti.',
      PASSKEY_REJECTED: 'Pääsuvõtit ei lisatud, sest seda ei võetud vastu. Proovige teist seadet.',
      PASSKEY_UNAVAILABLE: 'Selles seadmes ei saa pääsuvõtit luua. Proovige oma telefoni või teist arvutit.',
      PASSKEY_UNSUPPORTED: 'Selles brauseris ei saa pääsuvõtmeid luua. Proovige teist brauserit.',
      PASSKEY_WRONG_SITE:
        'Pääsuvõtit ei loodud: see veebisait ei ole pääsuvõtmete jaoks seadistatud. Võtke ühendust klienditoega.',
      PASSKEY_TIMED_OUT: 'Pääsuvõtit ei loodud, sest see võttis liiga kaua aega. Proovige uuesti.',
      PASSKEY_NOT_VERIFIED: 'Seade ei saanud teie isikut kinnitada. Seadistage ekraanilukk ja proovige uuesti.',
      PASSKEY_FORBIDDEN_HERE: 'Siin ei saa pääsuvõtmeid luua. Avage see leht eraldi vahelehel.',
      PASSKEY_INSECURE_PAGE: 'Pääsuvõtmed toimivad ainult turvalisel (https) lehel.',
      SIGNED_REQUEST_EXPIRED: 'Pääsuvõtit ei lisatud, sest see võttis liiga kaua aega. Proovige uuesti.',
      INVALID_INPUT: 'Seda nime ei saa kasutada. Kasutage tähti, numbreid ja tühikuid.',
      PAYLOAD_INVALID:
        'Pääsuvõtit ei lisatud. Me ei saanud kontrollida, mida allkirjastatakse. Võtke ühendust klienditoega.',
      PAYLOAD_MISMATCH: 'Pääsuvõtit ei lisatud. Meil paluti allkirjastada midagi muud. Võtke ühendust klienditoega.',
    },
  },
  oidcLogin: {
    title: 'Sisselogimine',
    signedInTitle: 'Olete sisse logitud',
    explanation: ({ provider }) =>
      `Logite sisse teenuse ${provider} kaudu ja tulete siia tagasi. Teenusel ${provider} ei ole teie rahakotile juurdepääsu.`,
    continueWith: ({ provider }) => `Jätka teenusega ${provider}`,
    away: ({ provider }) => `Jätkake teenuse ${provider} aknas.`,
    verifying: 'Logime teid sisse…',
    anotherWay: 'Proovi muul viisil',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'See sisselogimine on aegunud. Alustage uuesti.',
      OIDC_LOGIN_LOST: 'See sisselogimine võttis liiga kaua aega või algas teises brauseris. Alustage uuesti.',
      OIDC_TOKEN_REFUSED:
        'Te ei ole sisse logitud. Võimalik, et see konto ei ole rahakotiga seotud või kulus liiga palju aega. Logige sisse muul viisil ja siduge konto seejärel seadetes.',
      SIGN_IN_REQUIRED: 'Teie viimane sisselogimine on aegunud. Logige sisse muul viisil.',
    },
  },
  signInInline: {
    title: 'Jätkamiseks logige sisse',
    tooOld: 'Sisselogimisest on möödunud mõni aeg, seega kontrollime, kas see olete endiselt teie.',
    cancel: 'Mitte praegu',
  },
  sessionGuard: {
    restoring: 'Avame teie rahakotti…',
    signedInAs: ({ nickname }) => <>Sisse logitud: {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Sisse logitud pääsuvõtmega „{nickname}“</>,
    memory: 'See brauser ei saa teie võtit salvestada. Lehe sulgemisel või uuesti laadimisel logitakse teid välja.',
    expiringSoon: 'Teid logitakse peagi välja.',
    expiring: ({ time }) => <>Väljalogimiseni on jäänud {time}.</>,
    extend: 'Jää sisselogituks',
    extendFailed: 'Teie seanssi ei õnnestunud pikendada. Katkestuseta jätkamiseks logige uuesti sisse.',
    expired: 'Teie seanss on aegunud. Raha saatmiseks logige uuesti sisse.',
    lost: 'Selles brauseris ei ole enam teie võtit. Raha saatmiseks logige uuesti sisse.',
    locked:
      'Rahakott lukustati, sest te ei kasutanud seda mõnda aega. Logige sisse, et jätkata sealt, kus pooleli jäite.',
    revoked: 'Teid logiti välja teise seadme kaudu. Logige uuesti sisse, et jätkata sealt, kus pooleli jäite.',
    signedOut: 'Olete välja logitud.',
    keyNotErased:
      'Olete välja logitud, kuid see brauser ei lubanud teie võtit kustutada. Kustutage selle veebisaidi andmed.',
    signOutFailed: 'Teid ei õnnestunud välja logida. Kontrollige internetiühendust ja proovige uuesti.',
    signedOutElsewhere: 'Logisite teisel vahelehel välja.',
    coveredTitle: { locked: 'Teie rahakott on lukustatud', revoked: 'Teid logiti välja' },
    unlock: {
      EMAIL_OTP: 'Saada kood e-postiga',
      SMS_OTP: 'Saada kood SMS-iga',
      PASSKEY: 'Ava pääsuvõtmega',
      OAUTH: 'Logi uuesti sisse',
    },
    signOutOther: 'See pole teie? Logi välja',
    signIn: 'Logi uuesti sisse',
    signInTitle: 'Logige uuesti sisse',
    signInCancel: 'Mitte praegu',
    signOut: 'Logi välja',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Teie seanss on aegunud.' : `Teid logitakse välja ${inWords(seconds)} pärast.`,
  },
}
