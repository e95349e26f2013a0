import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Kirjaudu sisään',
    chooseTitle: 'Miten haluat kirjautua?',
    looking: 'Hetkinen…',
    emailLabel: 'Sähköpostiosoite',
    emailHint: 'Salasanaa ei tarvita.',
    emailInvalid: 'Anna sähköpostiosoite, esimerkiksi nimi@example.com.',
    phoneLabel: 'Matkapuhelinnumero',
    phoneHint: 'Maatunnuksen kanssa, esimerkiksi +358.',
    phoneInvalid: 'Anna numerosi maatunnuksen kanssa, esimerkiksi +358 40 123 4567.',
    find: 'Jatka',
    useEmail: 'Käytä sähköpostia',
    usePhone: 'Käytä matkapuhelinnumeroa',
    emailCode: 'Koodi sähköpostilla',
    smsCode: 'Koodi tekstiviestillä',
    passkey: 'Käytä avainkoodia',
    usePasskey: 'Kirjaudu avainkoodilla',
    continueWith: ({ provider }) => `Jatka: ${provider}`,
    noMethod: 'Mikään kirjautumistapasi ei toimi täällä. Ota yhteyttä asiakaspalveluun.',
    anotherWay: 'Kokeile toista tapaa',
    changeEmail: 'Vaihda sähköpostiosoite',
    changePhone: 'Vaihda numero',
    restart: 'Takaisin',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Se ei onnistunut. Tarkista antamasi tieto ja yritä uudelleen.',
      INVALID_PHONE_NUMBER: 'Anna numerosi maatunnuksen kanssa, esimerkiksi +358 40 123 4567.',
      LOGIN_FOR_OTHER_WALLET:
        'Se kuuluu toiseen lompakkoon. Käytä sähköpostiosoitetta tai numeroa, jolla rekisteröidyit.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Katso sähköpostistasi',
    addressLabel: 'Sähköpostiosoite',
    addressHint: 'Lähetämme koodin sähköpostilla. Salasanaa ei tarvita.',
    addressInvalid: 'Anna sähköpostiosoite, esimerkiksi nimi@example.com.',
    knownAddress: 'Lähetämme koodin sähköpostilla.',
    sendCode: 'Lähetä koodi sähköpostilla',
    codeHint: 'Sen saapuminen voi kestää minuutin. Katso myös roskapostista.',
    restart: 'Vaihda sähköpostiosoite',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Kirjautuminen on vanhentunut. Aloita alusta antamalla sähköpostiosoitteesi.',
      SIGN_IN_REQUIRED: 'Viimeisin kirjautumisesi on vanhentunut. Kirjaudu antamalla sähköpostiosoitteesi.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Katso puhelintasi',
    addressLabel: 'Matkapuhelinnumero',
    addressHint: 'Maatunnuksen kanssa, esimerkiksi +358. Lähetämme koodin tekstiviestillä.',
    addressInvalid: 'Anna numerosi maatunnuksen kanssa, esimerkiksi +358 40 123 4567.',
    knownAddress: 'Lähetämme koodin tekstiviestillä.',
    sendCode: 'Lähetä koodi tekstiviestillä',
    codeHint: 'Sen saapuminen voi kestää minuutin. Varmista, että puhelimessasi on kenttää.',
    restart: 'Vaihda numero',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Kirjautuminen on vanhentunut. Aloita alusta antamalla matkapuhelinnumerosi.',
      SIGN_IN_REQUIRED: 'Viimeisin kirjautumisesi on vanhentunut. Kirjaudu antamalla matkapuhelinnumerosi.',
    },
  },
  passkeyLogin: {
    title: 'Kirjaudu sisään',
    signedInTitle: 'Olet kirjautunut sisään',
    explanation: ({ name }) =>
      name ? (
        <>Avainkoodin ”{name}” käyttöä varten laite pyytää sormenjälkeä, kasvoja tai näytön lukitusta.</>
      ) : (
        'Avainkoodin käyttöä varten laite pyytää sormenjälkeä, kasvoja tai näytön lukitusta.'
      ),
    obstacles: {
      unsupported: 'Selain ei tue avainkoodeja. Kirjaudu toisella tavalla.',
      'insecure-page': 'Avainkoodit vaativat suojatun sivun (https). Kirjaudu toisella tavalla.',
      'in-app-browser':
        'Avainkoodit eivät toimi tässä sovelluksessa. Avaa sivu selaimessa tai kirjaudu toisella tavalla.',
      'forbidden-frame': 'Sivusto, johon tämä sivu on upotettu, estää avainkoodit. Kirjaudu toisella tavalla.',
    },
    start: 'Kirjaudu avainkoodilla',
    prompting: 'Odotetaan laitettasi…',
    verifying: 'Kirjaudutaan…',
    anotherWay: 'Kokeile toista tapaa',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Kirjautuminen on vanhentunut. Aloita alusta.',
      PASSKEY_NOT_VERIFIED:
        'Emme voineet tunnistaa sinua tällä avainkoodilla. Se on ehkä poistettu tältä laitteelta. Kokeile toista tapaa.',
      PASSKEY_REJECTED: 'Avainkoodi ei toiminut. Kirjaudu toisella tavalla.',
      SIGN_IN_REQUIRED: 'Viimeisin kirjautumisesi on vanhentunut. Kirjaudu toisella tavalla.',
    },
  },
  passkeyRegistration: {
    title: 'Kirjaudu nopeammin avainkoodilla',
    doneTitle: 'Avainkoodisi on valmis',
    explanation:
      'Käytä sormenjälkeä, kasvoja tai näytön lukitusta koodin sijasta. Avain ei koskaan poistu laitteeltasi.',
    obstacle: 'Tässä selaimessa ei voi luoda avainkoodeja. Kokeile toista selainta tai puhelinta.',
    nameLabel: 'Avainkoodin nimi',
    nameHint: 'Sen avulla tunnistat avainkoodin luettelosta.',
    defaultName: 'Avainkoodini',
    nameInvalid: "Käytä 1–100 kirjainta, numeroa, välilyöntiä ja näitä merkkejä: . _ - ' ( )",
    submit: 'Luo avainkoodi',
    working: 'Seuraa laitteesi ohjeita.',
    done: ({ name }) => <>Voit nyt kirjautua avainkoodilla ”{name}”.</>,
    skip: 'Ei nyt',
    goOn: 'Jatka',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Tällä laitteella on jo avainkoodi lompakkoosi. Voit kirjautua sillä.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Avainkoodi on jo luettelossasi. Voit kirjautua sillä.',
      PASSKEY_CHALLENGE_EXPIRED: 'Avainkoodia ei lisätty, koska se kesti liian kauan. Yritä uudelleen.',
      PASSKEY_REJECTED: 'Avainkoodia ei lisätty, koska sitä ei hyväksytty. Kokeile toista laitetta.',
      PASSKEY_UNAVAILABLE: 'Tämä laite ei voi luoda avainkoodia. Kokeile puhelinta tai toista tietokonetta.',
      PASSKEY_UNSUPPORTED: 'Selain ei voi luoda avainkoodeja. Kokeile toista selainta.',
      PASSKEY_WRONG_SITE:
        'Avainkoodia ei luotu: sivustoa ei ole määritetty niitä varten. Ota yhteyttä asiakaspalveluun.',
      PASSKEY_TIMED_OUT: 'Avainkoodia ei luotu, koska se kesti liian kauan. Yritä uudelleen.',
      PASSKEY_NOT_VERIFIED: 'Laitteesi ei voinut tunnistaa sinua. Ota näytön lukitus käyttöön ja yritä uudelleen.',
      PASSKEY_FORBIDDEN_HERE: 'Täällä ei voi luoda avainkoodeja. Avaa sivu omassa välilehdessä.',
      PASSKEY_INSECURE_PAGE: 'Avainkoodit vaativat suojatun sivun (https).',
      SIGNED_REQUEST_EXPIRED: 'Avainkoodia ei lisätty, koska se kesti liian kauan. Yritä uudelleen.',
      INVALID_INPUT: 'Tätä nimeä ei voi käyttää. Käytä kirjaimia, numeroita ja välilyöntejä.',
      PAYLOAD_INVALID:
        'Avainkoodia ei lisätty. Emme voineet tarkistaa, mitä oli tarkoitus allekirjoittaa. Ota yhteyttä asiakaspalveluun.',
      PAYLOAD_MISMATCH:
        'Avainkoodia ei lisätty. Meitä pyydettiin allekirjoittamaan jotakin muuta. Ota yhteyttä asiakaspalveluun.',
    },
  },
  oidcLogin: {
    title: 'Kirjaudu sisään',
    signedInTitle: 'Olet kirjautunut sisään',
    explanation: ({ provider }) =>
      `Kirjaudut palvelussa ${provider} ja palaat sitten tänne. ${provider} ei pääse lompakkoosi.`,
    continueWith: ({ provider }) => `Jatka: ${provider}`,
    away: ({ provider }) => `Jatka palvelun ${provider} ikkunassa.`,
    verifying: 'Kirjaudutaan…',
    anotherWay: 'Kokeile toista tapaa',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Kirjautuminen on vanhentunut. Aloita alusta.',
      OIDC_LOGIN_LOST: 'Kirjautuminen kesti liian kauan tai alkoi toisessa selaimessa. Aloita alusta.',
      OIDC_TOKEN_REFUSED:
        'Et ole kirjautunut. Tiliä ei ehkä ole yhdistetty lompakkoosi, tai kirjautuminen kesti liian kauan. Aloita alusta, tai kirjaudu toisella tavalla ja yhdistä tili asetuksissa.',
      SIGN_IN_REQUIRED: 'Viimeisin kirjautumisesi on vanhentunut. Kirjaudu toisella tavalla.',
    },
  },
  signInInline: {
    title: 'Jatka kirjautumalla sisään',
    tooOld: 'Kirjautumisestasi on hetki, joten tarkistamme, että se olet yhä sinä.',
    cancel: 'Ei nyt',
  },
  sessionGuard: {
    restoring: 'Lompakkoasi avataan…',
    signedInAs: ({ nickname }) => <>Kirjautuneena: {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Kirjauduttu avainkoodilla ”{nickname}”</>,
    memory: 'Selain ei voi tallentaa avaintasi. Jos suljet sivun tai lataat sen uudelleen, sinut kirjataan ulos.',
    expiringSoon: 'Sinut kirjataan pian ulos.',
    expiring: ({ time }) => <>Aikaa uloskirjaamiseen: {time}.</>,
    extend: 'Pysy kirjautuneena',
    extendFailed: 'Emme voineet pidentää istuntoasi. Kirjaudu uudelleen, niin voit jatkaa keskeytyksettä.',
    expired: 'Istuntosi on vanhentunut. Kirjaudu uudelleen, niin voit lähettää rahaa.',
    lost: 'Selaimessa ei ole enää avaintasi. Kirjaudu uudelleen, niin voit lähettää rahaa.',
    locked: 'Et ole ollut hetkeen aktiivinen. Kirjaudu, niin voit jatkaa siitä, mihin jäit.',
    revoked: 'Sinut kirjattiin ulos toiselta laitteelta. Kirjaudu uudelleen, niin voit jatkaa siitä, mihin jäit.',
    signedOut: 'Olet kirjautunut ulos.',
    keyNotErased:
      'Olet kirjautunut ulos, mutta selain ei antanut meidän poistaa avaintasi. Poista selaimesta tämän sivuston tiedot.',
    signOutFailed: 'Emme voineet kirjata sinua ulos. Tarkista yhteys ja yritä uudelleen.',
    signedOutElsewhere: 'Olet kirjautunut ulos toisessa välilehdessä.',
    coveredTitle: { locked: 'Lompakkosi on lukittu', revoked: 'Sinut on kirjattu ulos' },
    unlock: {
      EMAIL_OTP: 'Lähetä koodi sähköpostilla',
      SMS_OTP: 'Lähetä koodi tekstiviestillä',
      PASSKEY: 'Avaa avainkoodilla',
      OAUTH: 'Kirjaudu uudelleen',
    },
    signOutOther: 'Väärä käyttäjä? Kirjaudu ulos',
    signIn: 'Kirjaudu uudelleen',
    signInTitle: 'Kirjaudu uudelleen',
    signInCancel: 'Ei nyt',
    signOut: 'Kirjaudu ulos',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Istuntosi on vanhentunut.' : `Sinut kirjataan ulos ${inWords(seconds)} kuluttua.`,
  },
}
