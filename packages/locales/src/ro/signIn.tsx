import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Conectare',
    chooseTitle: 'Cum doriți să vă conectați?',
    looking: 'Un moment…',
    emailLabel: 'Adresă de e-mail',
    emailHint: 'Nu este nevoie de parolă.',
    emailInvalid: 'Introduceți o adresă de e-mail, de exemplu nume@example.com.',
    phoneLabel: 'Număr de mobil',
    phoneHint: 'Cu prefixul țării, de exemplu +40.',
    phoneInvalid: 'Introduceți numărul cu prefixul țării, de exemplu +40 712 345 678.',
    find: 'Continuați',
    useEmail: 'Folosiți e-mailul',
    usePhone: 'Folosiți un număr de mobil',
    emailCode: 'Cod prin e-mail',
    smsCode: 'Cod prin SMS',
    passkey: 'Folosiți o cheie de acces',
    usePasskey: 'Folosiți cheia de acces',
    continueWith: ({ provider }) => `Continuați cu ${provider}`,
    noMethod: 'Niciunul dintre modurile dvs. de conectare nu funcționează aici. Contactați asistența.',
    anotherWay: 'Încercați altfel',
    changeEmail: 'Schimbați e-mailul',
    changePhone: 'Schimbați numărul',
    restart: 'Înapoi',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Nu a reușit. Verificați ce ați introdus și încercați din nou.',
      INVALID_PHONE_NUMBER: 'Introduceți numărul cu prefixul țării, de exemplu +40 712 345 678.',
      LOGIN_FOR_OTHER_WALLET:
        'Aparține altui portofel. Folosiți adresa de e-mail sau numărul cu care v-ați înregistrat.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Verificați e-mailul',
    addressLabel: 'Adresă de e-mail',
    addressHint: 'Vă trimitem un cod prin e-mail. Nu este nevoie de parolă.',
    addressInvalid: 'Introduceți o adresă de e-mail, de exemplu nume@example.com.',
    knownAddress: 'Vă trimitem un cod prin e-mail.',
    sendCode: 'Trimiteți un cod prin e-mail',
    codeHint: 'Poate dura un minut până ajunge. Vedeți și în folderul de spam.',
    restart: 'Schimbați e-mailul',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Această conectare a expirat. Introduceți adresa de e-mail pentru a începe din nou.',
      SIGN_IN_REQUIRED: 'Ultima conectare a expirat. Introduceți adresa de e-mail pentru a vă conecta.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Verificați telefonul',
    addressLabel: 'Număr de mobil',
    addressHint: 'Cu prefixul țării, de exemplu +40. Vă trimitem un cod prin SMS.',
    addressInvalid: 'Introduceți numărul cu prefixul țării, de exemplu +40 712 345 678.',
    knownAddress: 'Vă trimitem un cod prin SMS.',
    sendCode: 'Trimiteți un cod prin SMS',
    codeHint: 'Poate dura un minut până ajunge. Asigurați-vă că telefonul are semnal.',
    restart: 'Schimbați numărul',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Această conectare a expirat. Introduceți numărul de mobil pentru a începe din nou.',
      SIGN_IN_REQUIRED: 'Ultima conectare a expirat. Introduceți numărul de mobil pentru a vă conecta.',
    },
  },
  passkeyLogin: {
    title: 'Conectare',
    signedInTitle: 'V-ați conectat',
    explanation: ({ name }) =>
      name ? (
        <>Pentru a folosi „{name}”, dispozitivul vă va cere amprenta, fața sau blocarea ecranului.</>
      ) : (
        'Pentru a folosi cheia de acces, dispozitivul vă va cere amprenta, fața sau blocarea ecranului.'
      ),
    obstacles: {
      unsupported: 'Acest browser nu acceptă chei de acces. Conectați-vă altfel.',
      'insecure-page': 'Cheile de acces necesită o pagină securizată (https). Conectați-vă altfel.',
      'in-app-browser':
        'Cheile de acces nu funcționează în această aplicație. Deschideți pagina în browser sau conectați-vă altfel.',
      'forbidden-frame': 'Site-ul care conține această pagină blochează cheile de acces. Conectați-vă altfel.',
    },
    start: 'Folosiți cheia de acces',
    prompting: 'Se așteaptă dispozitivul…',
    verifying: 'Se conectează…',
    anotherWay: 'Încercați altfel',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Această conectare a expirat. Începeți din nou.',
      PASSKEY_NOT_VERIFIED:
        'Nu v-am putut verifica identitatea cu această cheie de acces. Poate a fost eliminată de pe acest dispozitiv. Încercați altfel.',
      PASSKEY_REJECTED: 'Această cheie de acces nu a funcționat. Conectați-vă altfel.',
      SIGN_IN_REQUIRED: 'Ultima conectare a expirat. Conectați-vă altfel.',
    },
  },
  passkeyRegistration: {
    title: 'Conectare mai rapidă cu o cheie de acces',
    doneTitle: 'Cheia dvs. de acces este gata',
    explanation:
      'Folosiți amprenta, fața sau blocarea ecranului în locul unui cod. Cheia nu părăsește niciodată dispozitivul.',
    obstacle: 'În acest browser nu se pot crea chei de acces. Încercați alt browser sau telefonul.',
    nameLabel: 'Numele cheii de acces',
    nameHint: 'Ca să o recunoașteți în listă.',
    defaultName: 'Cheia mea de acces',
    nameInvalid: "Folosiți de la 1 la 100 de litere, cifre, spații și aceste semne: . _ - ' ( )",
    submit: 'Creați o cheie de acces',
    working: 'Urmați pașii de pe dispozitiv.',
    done: ({ name }) => <>Acum vă puteți conecta cu „{name}”.</>,
    skip: 'Nu acum',
    goOn: 'Continuați',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Acest dispozitiv are deja o cheie de acces pentru portofelul dvs. Vă puteți conecta cu ea.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Această cheie de acces este deja în lista dvs. Vă puteți conecta cu ea.',
      PASSKEY_CHALLENGE_EXPIRED: 'Nu s-a adăugat nicio cheie de acces, pentru că a durat prea mult. Încercați din nou.',
      PASSKEY_REJECTED:
        'Nu s-a adăugat nicio cheie de acces, pentru că aceasta nu a fost acceptată. Încercați alt dispozitiv.',
      PASSKEY_UNAVAILABLE: 'Acest dispozitiv nu poate crea o cheie de acces. Încercați telefonul sau alt calculator.',
      PASSKEY_UNSUPPORTED: 'Acest browser nu poate crea chei de acces. Încercați alt browser.',
      PASSKEY_WRONG_SITE:
        'Nu s-a creat nicio cheie de acces: acest site nu este configurat pentru ele. Contactați asistența.',
      PASSKEY_TIMED_OUT: 'Nu s-a creat nicio cheie de acces, pentru că a durat prea mult. Încercați din nou.',
      PASSKEY_NOT_VERIFIED:
        'Dispozitivul nu v-a putut verifica identitatea. Setați blocarea ecranului și încercați din nou.',
      PASSKEY_FORBIDDEN_HERE: 'Aici nu se pot crea chei de acces. Deschideți pagina într-o filă separată.',
      PASSKEY_INSECURE_PAGE: 'Cheile de acces necesită o pagină securizată (https).',
      SIGNED_REQUEST_EXPIRED: 'Nu s-a adăugat nicio cheie de acces, pentru că a durat prea mult. Încercați din nou.',
      INVALID_INPUT: 'Acest nume nu poate fi folosit. Folosiți litere, cifre și spații.',
      PAYLOAD_INVALID:
        'Nu s-a adăugat nicio cheie de acces. Nu am putut verifica ce trebuia semnat. Contactați asistența.',
      PAYLOAD_MISMATCH: 'Nu s-a adăugat nicio cheie de acces. Ni s-a cerut să semnăm altceva. Contactați asistența.',
    },
  },
  oidcLogin: {
    title: 'Conectare',
    signedInTitle: 'V-ați conectat',
    explanation: ({ provider }) =>
      `Vă conectați la ${provider} și reveniți aici. ${provider} nu are acces la portofelul dvs.`,
    continueWith: ({ provider }) => `Continuați cu ${provider}`,
    away: ({ provider }) => `Continuați în fereastra ${provider}.`,
    verifying: 'Se conectează…',
    anotherWay: 'Încercați altfel',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Această conectare a expirat. Începeți din nou.',
      OIDC_LOGIN_LOST: 'Această conectare a durat prea mult sau a început în alt browser. Începeți din nou.',
      OIDC_TOKEN_REFUSED:
        'Nu sunteți conectat. Este posibil ca acest cont să nu fie asociat cu portofelul dvs. sau să fi durat prea mult. Începeți din nou sau conectați-vă altfel și asociați contul în setări.',
      SIGN_IN_REQUIRED: 'Ultima conectare a expirat. Conectați-vă altfel.',
    },
  },
  signInInline: {
    title: 'Conectați-vă pentru a continua',
    tooOld: 'V-ați conectat acum ceva timp, așa că verificăm dacă sunteți în continuare dvs.',
    cancel: 'Nu acum',
  },
  sessionGuard: {
    restoring: 'Se deschide portofelul…',
    signedInAs: ({ nickname }) => <>Conectat ca {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Conectat cu cheia de acces „{nickname}”</>,
    memory: 'Acest browser nu vă poate salva cheia. Dacă închideți sau reîncărcați pagina, veți fi deconectat.',
    expiringSoon: 'Veți fi deconectat în curând.',
    expiring: ({ time }) => <>Veți fi deconectat peste {time}.</>,
    extend: 'Rămâneți conectat',
    extendFailed: 'Nu v-am putut prelungi sesiunea. Conectați-vă din nou pentru a continua fără întreruperi.',
    expired: 'Sesiunea dvs. a expirat. Conectați-vă din nou pentru a trimite bani.',
    lost: 'Acest browser nu mai are cheia dvs. Conectați-vă din nou pentru a trimite bani.',
    locked: 'Portofelul s-a blocat din cauza inactivității. Conectați-vă pentru a continua de unde ați rămas.',
    revoked: 'Ați fost deconectat de pe alt dispozitiv. Conectați-vă din nou pentru a continua de unde ați rămas.',
    signedOut: 'V-ați deconectat.',
    keyNotErased:
      'V-ați deconectat, dar acest browser nu ne-a lăsat să vă ștergem cheia. Ștergeți-i datele pentru acest site.',
    signOutFailed: 'Nu v-am putut deconecta. Verificați conexiunea și încercați din nou.',
    signedOutElsewhere: 'V-ați deconectat în altă filă.',
    coveredTitle: { locked: 'Portofelul dvs. este blocat', revoked: 'Ați fost deconectat' },
    unlock: {
      EMAIL_OTP: 'Trimiteți un cod prin e-mail',
      SMS_OTP: 'Trimiteți un cod prin SMS',
      PASSKEY: 'Deblocați cu cheia de acces',
      OAUTH: 'Conectați-vă din nou',
    },
    signOutOther: 'Nu sunteți dvs.? Deconectare',
    signIn: 'Conectați-vă din nou',
    signInTitle: 'Conectați-vă din nou',
    signInCancel: 'Nu acum',
    signOut: 'Deconectați-vă',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Sesiunea dvs. a expirat.' : `Veți fi deconectat peste ${inWords(seconds)}.`,
  },
}
