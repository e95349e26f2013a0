import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Bejelentkezés',
    chooseTitle: 'Hogyan szeretne bejelentkezni?',
    looking: 'Egy pillanat…',
    emailLabel: 'E-mail-cím',
    emailHint: 'Nem kell jelszó.',
    emailInvalid: 'Írjon be egy e-mail-címet, például nev@example.com.',
    phoneLabel: 'Mobilszám',
    phoneHint: 'Országhívóval, például +36.',
    phoneInvalid: 'Írja be a számát országhívóval, például +36 20 123 4567.',
    find: 'Tovább',
    useEmail: 'Inkább e-mail-cím',
    usePhone: 'Mobilszám használata',
    emailCode: 'Kód e-mailben',
    smsCode: 'Kód SMS-ben',
    passkey: 'Azonosítókulcs használata',
    usePasskey: 'Belépés azonosítókulccsal',
    continueWith: ({ provider }) => `Folytatás: ${provider}`,
    noMethod: 'Egyik bejelentkezési módja sem működik itt. Forduljon az ügyfélszolgálathoz.',
    anotherWay: 'Más mód',
    changeEmail: 'E-mail-cím módosítása',
    changePhone: 'Szám módosítása',
    restart: 'Vissza',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Nem sikerült. Ellenőrizze, amit beírt, és próbálja újra.',
      INVALID_PHONE_NUMBER: 'Írja be a számát országhívóval, például +36 20 123 4567.',
      LOGIN_FOR_OTHER_WALLET:
        'Ez másik tárcához tartozik. Azt az e-mail-címet vagy számot használja, amellyel regisztrált.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Nézze meg az e-mailjeit',
    addressLabel: 'E-mail-cím',
    addressHint: 'E-mailben küldünk egy kódot. Nem kell jelszó.',
    addressInvalid: 'Írjon be egy e-mail-címet, például nev@example.com.',
    knownAddress: 'E-mailben küldünk egy kódot.',
    sendCode: 'Kód kérése e-mailben',
    codeHint: 'Egy percig is eltarthat, mire megérkezik. Nézze meg a levélszemét mappát is.',
    restart: 'E-mail-cím módosítása',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ez a bejelentkezés lejárt. Írja be az e-mail-címét az újrakezdéshez.',
      SIGN_IN_REQUIRED: 'Az utolsó bejelentkezése lejárt. Írja be az e-mail-címét a bejelentkezéshez.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Nézze meg a telefonját',
    addressLabel: 'Mobilszám',
    addressHint: 'Országhívóval, például +36. SMS-ben küldünk egy kódot.',
    addressInvalid: 'Írja be a számát országhívóval, például +36 20 123 4567.',
    knownAddress: 'SMS-ben küldünk egy kódot.',
    sendCode: 'Kód kérése SMS-ben',
    codeHint: 'Egy percig is eltarthat, mire megérkezik. Ellenőrizze, hogy van-e térerő.',
    restart: 'Szám módosítása',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ez a bejelentkezés lejárt. Írja be a mobilszámát az újrakezdéshez.',
      SIGN_IN_REQUIRED: 'Az utolsó bejelentkezése lejárt. Írja be a mobilszámát a bejelentkezéshez.',
    },
  },
  passkeyLogin: {
    title: 'Bejelentkezés',
    signedInTitle: 'Bejelentkezett',
    explanation: ({ name }) =>
      name ? (
        <>Azonosítókulcs: „{name}”. A használatához az eszköze ujjlenyomatot, arcfelismerést vagy képernyőzárat kér.</>
      ) : (
        'Az azonosítókulcs használatához az eszköze ujjlenyomatot, arcfelismerést vagy képernyőzárat kér.'
      ),
    obstacles: {
      unsupported: 'Ez a böngésző nem támogatja az azonosítókulcsokat. Jelentkezzen be más módon.',
      'insecure-page': 'Az azonosítókulcsokhoz biztonságos oldal (https) kell. Jelentkezzen be más módon.',
      'in-app-browser':
        'Az azonosítókulcsok ebben az alkalmazásban nem működnek. Nyissa meg az oldalt a böngészőjében, vagy jelentkezzen be más módon.',
      'forbidden-frame':
        'A webhely, amely ezt az oldalt tartalmazza, letiltja az azonosítókulcsokat. Jelentkezzen be más módon.',
    },
    start: 'Belépés azonosítókulccsal',
    prompting: 'Várakozás az eszközére…',
    verifying: 'Bejelentkezés folyamatban…',
    anotherWay: 'Más mód',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Ez a bejelentkezés lejárt. Kezdje elölről.',
      PASSKEY_NOT_VERIFIED:
        'Ezzel az azonosítókulccsal nem tudtuk azonosítani Önt. Lehet, hogy eltávolították erről az eszközről. Próbálja meg más módon.',
      PASSKEY_REJECTED: 'Ez az azonosítókulcs nem működött. Jelentkezzen be más módon.',
      SIGN_IN_REQUIRED: 'Az utolsó bejelentkezése lejárt. Jelentkezzen be más módon.',
    },
  },
  passkeyRegistration: {
    title: 'Gyorsabb belépés azonosítókulccsal',
    doneTitle: 'Az azonosítókulcsa elkészült',
    explanation:
      'Használjon ujjlenyomatot, arcfelismerést vagy képernyőzárat kód helyett. A kulcs soha nem hagyja el az eszközét.',
    obstacle:
      'Ebben a böngészőben nem lehet azonosítókulcsot létrehozni. Próbálja meg másik böngészővel vagy a telefonjával.',
    nameLabel: 'Az azonosítókulcs neve',
    nameHint: 'Hogy felismerje a listájában.',
    defaultName: 'Az azonosítókulcsom',
    nameInvalid: "Használjon 1–100 betűt, számot, szóközt és ezeket a jeleket: . _ - ' ( )",
    submit: 'Azonosítókulcs létrehozása',
    working: 'Kövesse a lépéseket az eszközén.',
    done: ({ name }) => <>Mostantól ezzel jelentkezhet be: „{name}”.</>,
    skip: 'Most nem',
    goOn: 'Tovább',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Ezen az eszközön már van azonosítókulcs a tárcájához. Bejelentkezhet vele.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Ez az azonosítókulcs már a listájában van. Bejelentkezhet vele.',
      PASSKEY_CHALLENGE_EXPIRED: 'Nem adtunk hozzá azonosítókulcsot, mert túl sokáig tartott. Próbálja újra.',
      PASSKEY_REJECTED: 'Nem adtunk hozzá azonosítókulcsot, mert ezt nem fogadták el. Próbálja meg másik eszközzel.',
      PASSKEY_UNAVAILABLE:
        'Ez az eszköz nem tud azonosítókulcsot létrehozni. Próbálja meg a telefonjával vagy másik számítógéppel.',
      PASSKEY_UNSUPPORTED: 'Ez a böngésző nem tud azonosítókulcsot létrehozni. Próbálja meg másik böngészővel.',
      PASSKEY_WRONG_SITE:
        'Nem jött létre azonosítókulcs: ez a webhely nincs beállítva hozzá. Forduljon az ügyfélszolgálathoz.',
      PASSKEY_TIMED_OUT: 'Nem jött létre azonosítókulcs, mert túl sokáig tartott. Próbálja újra.',
      PASSKEY_NOT_VERIFIED: 'Az eszköze nem tudta azonosítani Önt. Állítson be képernyőzárat, és próbálja újra.',
      PASSKEY_FORBIDDEN_HERE: 'Itt nem lehet azonosítókulcsot létrehozni. Nyissa meg az oldalt külön lapon.',
      PASSKEY_INSECURE_PAGE: 'Az azonosítókulcsokhoz biztonságos oldal (https) kell.',
      SIGNED_REQUEST_EXPIRED: 'Nem adtunk hozzá azonosítókulcsot, mert túl sokáig tartott. Próbálja újra.',
      INVALID_INPUT: 'Ez a név nem használható. Betűket, számokat és szóközöket használjon.',
      PAYLOAD_INVALID:
        'Nem adtunk hozzá azonosítókulcsot. Nem tudtuk ellenőrizni, hogy mit kellett volna aláírni. Forduljon az ügyfélszolgálathoz.',
      PAYLOAD_MISMATCH:
        'Nem adtunk hozzá azonosítókulcsot. Valami mást kellett volna aláírnunk. Forduljon az ügyfélszolgálathoz.',
    },
  },
  oidcLogin: {
    title: 'Bejelentkezés',
    signedInTitle: 'Bejelentkezett',
    explanation: ({ provider }) =>
      `Itt jelentkezik be: ${provider}, majd visszatér ide. ${provider} nem fér hozzá a tárcájához.`,
    continueWith: ({ provider }) => `Folytatás: ${provider}`,
    away: ({ provider }) => `Folytassa a megnyílt ablakban: ${provider}.`,
    verifying: 'Bejelentkezés folyamatban…',
    anotherWay: 'Más mód',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Ez a bejelentkezés lejárt. Kezdje elölről.',
      OIDC_LOGIN_LOST: 'Ez a bejelentkezés túl sokáig tartott, vagy másik böngészőben kezdődött. Kezdje elölről.',
      OIDC_TOKEN_REFUSED:
        'Nincs bejelentkezve. Lehet, hogy ez a fiók nincs összekapcsolva a tárcájával, vagy a bejelentkezés túl sokáig tartott. Kezdje elölről, vagy jelentkezzen be más módon, és kapcsolja össze a fiókot a beállításokban.',
      SIGN_IN_REQUIRED: 'Az utolsó bejelentkezése lejárt. Jelentkezzen be más módon.',
    },
  },
  signInInline: {
    title: 'Jelentkezzen be a folytatáshoz',
    tooOld: 'Régebben jelentkezett be, ezért ellenőrizzük, hogy továbbra is Ön az.',
    cancel: 'Most nem',
  },
  sessionGuard: {
    restoring: 'A tárcája megnyitása…',
    signedInAs: ({ nickname }) => <>Bejelentkezve: {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Bejelentkezve ezzel az azonosítókulccsal: „{nickname}”</>,
    memory: 'Ez a böngésző nem tudja menteni a kulcsát. Ha bezárja vagy újratölti az oldalt, kijelentkeztetjük.',
    expiringSoon: 'Hamarosan kijelentkeztetjük.',
    expiring: ({ time }) => <>Kijelentkeztetésig hátravan: {time}.</>,
    extend: 'Maradjon bejelentkezve',
    extendFailed:
      'Nem tudtuk meghosszabbítani a munkamenetét. Jelentkezzen be újra, hogy megszakítás nélkül folytathassa.',
    expired: 'A munkamenete lejárt. Pénzküldéshez jelentkezzen be újra.',
    lost: 'Ebben a böngészőben már nincs meg a kulcsa. Pénzküldéshez jelentkezzen be újra.',
    locked: 'Egy ideje nem volt aktív. Jelentkezzen be, és folytassa ott, ahol abbahagyta.',
    revoked: 'Egy másik eszközről kijelentkeztették. Jelentkezzen be újra, és folytassa ott, ahol abbahagyta.',
    signedOut: 'Kijelentkezett.',
    keyNotErased:
      'Kijelentkezett, de ez a böngésző nem engedte törölni a kulcsát. Törölje a böngésző adatait ehhez a webhelyhez.',
    signOutFailed: 'Nem tudtuk kijelentkeztetni. Ellenőrizze a kapcsolatot, és próbálja újra.',
    signedOutElsewhere: 'Egy másik lapon kijelentkezett.',
    coveredTitle: { locked: 'A tárcája zárolva van', revoked: 'Kijelentkeztették' },
    unlock: {
      EMAIL_OTP: 'Kód kérése e-mailben',
      SMS_OTP: 'Kód kérése SMS-ben',
      PASSKEY: 'Feloldás azonosítókulccsal',
      OAUTH: 'Bejelentkezés újra',
    },
    signOutOther: 'Nem Ön az? Kijelentkezés',
    signIn: 'Bejelentkezés újra',
    signInTitle: 'Jelentkezzen be újra',
    signInCancel: 'Most nem',
    signOut: 'Kijelentkezés',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'A munkamenete lejárt.' : `Kijelentkeztetjük ennyi idő múlva: ${inWords(seconds)}.`,
  },
}
