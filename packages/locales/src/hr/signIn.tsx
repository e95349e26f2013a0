import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Prijava',
    chooseTitle: 'Kako se želite prijaviti?',
    looking: 'Samo trenutak…',
    emailLabel: 'Adresa e-pošte',
    emailHint: 'Lozinka nije potrebna.',
    emailInvalid: 'Unesite adresu e-pošte, na primjer ime@example.com.',
    phoneLabel: 'Broj mobitela',
    phoneHint: 'S pozivnim brojem države, na primjer +385.',
    phoneInvalid: 'Unesite broj s pozivnim brojem države, na primjer +385 91 123 4567.',
    find: 'Nastavi',
    useEmail: 'Upotrijebi e-poštu',
    usePhone: 'Upotrijebi broj mobitela',
    emailCode: 'Pošalji kôd e-poštom',
    smsCode: 'Pošalji kôd SMS-om',
    passkey: 'Upotrijebi pristupni ključ',
    usePasskey: 'Prijava pristupnim ključem',
    continueWith: ({ provider }) => `Nastavi uz ${provider}`,
    noMethod: 'Nijedan od vaših načina prijave ovdje ne radi. Obratite se podršci.',
    anotherWay: 'Pokušaj na drugi način',
    changeEmail: 'Promijeni adresu e-pošte',
    changePhone: 'Promijeni broj',
    restart: 'Natrag',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Nije uspjelo. Provjerite što ste upisali i pokušajte ponovno.',
      INVALID_PHONE_NUMBER: 'Unesite broj s pozivnim brojem države, na primjer +385 91 123 4567.',
      LOGIN_FOR_OTHER_WALLET:
        'To pripada drugom novčaniku. Upotrijebite adresu e-pošte ili broj mobitela iz registracije.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Provjerite e-poštu',
    addressLabel: 'Adresa e-pošte',
    addressHint: 'Poslat ćemo vam kôd e-poštom. Lozinka nije potrebna.',
    addressInvalid: 'Unesite adresu e-pošte, na primjer ime@example.com.',
    knownAddress: 'Poslat ćemo vam kôd e-poštom.',
    sendCode: 'Pošalji kôd e-poštom',
    codeHint: 'Može potrajati minutu. Provjerite i neželjenu poštu.',
    restart: 'Promijeni adresu e-pošte',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ova je prijava istekla. Unesite adresu e-pošte i počnite ispočetka.',
      SIGN_IN_REQUIRED: 'Vaša je posljednja prijava istekla. Unesite adresu e-pošte i prijavite se.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Provjerite telefon',
    addressLabel: 'Broj mobitela',
    addressHint: 'S pozivnim brojem države, na primjer +385. Poslat ćemo vam kôd SMS-om.',
    addressInvalid: 'Unesite broj s pozivnim brojem države, na primjer +385 91 123 4567.',
    knownAddress: 'Poslat ćemo vam kôd SMS-om.',
    sendCode: 'Pošalji kôd SMS-om',
    codeHint: 'Može potrajati minutu. Provjerite ima li telefon signala.',
    restart: 'Promijeni broj',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Ova je prijava istekla. Unesite broj mobitela i počnite ispočetka.',
      SIGN_IN_REQUIRED: 'Vaša je posljednja prijava istekla. Unesite broj mobitela i prijavite se.',
    },
  },
  passkeyLogin: {
    title: 'Prijava',
    signedInTitle: 'Prijavljeni ste',
    explanation: ({ name }) =>
      name ? (
        <>
          Za ključ „{name}” uređaj će zatražiti potvrdu otiskom prsta, prepoznavanjem lica ili otključavanjem zaslona.
        </>
      ) : (
        'Za pristupni ključ uređaj će zatražiti potvrdu otiskom prsta, prepoznavanjem lica ili otključavanjem zaslona.'
      ),
    obstacles: {
      unsupported: 'Ovaj preglednik ne podržava pristupne ključeve. Prijavite se na drugi način.',
      'insecure-page': 'Pristupni ključevi rade samo na sigurnoj stranici (https). Prijavite se na drugi način.',
      'in-app-browser':
        'Pristupni ključevi ne rade unutar ove aplikacije. Otvorite stranicu u pregledniku ili se prijavite na drugi način.',
      'forbidden-frame':
        'Web-stranica u kojoj je ova stranica otvorena blokira pristupne ključeve. Prijavite se na drugi način.',
    },
    start: 'Prijava pristupnim ključem',
    prompting: 'Čekamo vaš uređaj…',
    verifying: 'Prijava u tijeku…',
    anotherWay: 'Pokušaj na drugi način',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Ova je prijava istekla. Počnite ispočetka.',
      PASSKEY_NOT_VERIFIED:
        'Ovim pristupnim ključem nismo mogli potvrditi vaš identitet. Možda je uklonjen s ovog uređaja. Pokušajte na drugi način.',
      PASSKEY_REJECTED: 'Prijava ovim pristupnim ključem nije uspjela. Prijavite se na drugi način.',
      SIGN_IN_REQUIRED: 'Vaša je posljednja prijava istekla. Prijavite se na drugi način.',
    },
  },
  passkeyRegistration: {
    title: 'Brža prijava pristupnim ključem',
    doneTitle: 'Vaš je pristupni ključ spreman',
    explanation:
      'Umjesto koda upotrijebite otisak prsta, prepoznavanje lica ili otključavanje zaslona. Ti podaci ostaju na vašem uređaju.',
    obstacle: 'U ovom se pregledniku ne može izraditi pristupni ključ. Pokušajte u drugom pregledniku ili na telefonu.',
    nameLabel: 'Naziv pristupnog ključa',
    nameHint: 'Po njemu ćete ga prepoznati na popisu.',
    defaultName: 'Moj pristupni ključ',
    nameInvalid: "Upotrijebite od 1 do 100 slova, brojki, razmaka i ovih znakova: . _ - ' ( )",
    submit: 'Izradi pristupni ključ',
    working: 'Slijedite upute na uređaju.',
    done: ({ name }) => <>Sada se možete prijaviti ključem „{name}”.</>,
    skip: 'Ne sada',
    goOn: 'Nastavi',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Ovaj uređaj već ima pristupni ključ za vaš novčanik. Možete se prijaviti njime.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Ovaj je pristupni ključ već na vašem popisu. Možete se prijaviti njime.',
      PASSKEY_CHALLENGE_EXPIRED: 'Pristupni ključ nije dodan jer je trajalo predugo. Pokušajte ponovno.',
      PASSKEY_REJECTED: 'Pristupni ključ nije dodan jer nije prihvaćen. Pokušajte na drugom uređaju.',
      PASSKEY_UNAVAILABLE: 'Ovaj uređaj ne može izraditi pristupni ključ. Pokušajte na telefonu ili drugom računalu.',
      PASSKEY_UNSUPPORTED: 'Ovaj preglednik ne može izraditi pristupni ključ. Pokušajte u drugom pregledniku.',
      PASSKEY_WRONG_SITE:
        'Pristupni ključ nije izrađen: ova web-stranica nije postavljena za pristupne ključeve. Obratite se podršci.',
      PASSKEY_TIMED_OUT: 'Pristupni ključ nije izrađen jer je trajalo predugo. Pokušajte ponovno.',
      PASSKEY_NOT_VERIFIED:
        'Uređaj nije mogao potvrditi vaš identitet. Postavite zaključavanje zaslona i pokušajte ponovno.',
      PASSKEY_FORBIDDEN_HERE:
        'Ovdje se pristupni ključ ne može izraditi. Otvorite stranicu u zasebnoj kartici preglednika.',
      PASSKEY_INSECURE_PAGE: 'Pristupni ključevi rade samo na sigurnoj stranici (https).',
      SIGNED_REQUEST_EXPIRED: 'Pristupni ključ nije dodan jer je trajalo predugo. Pokušajte ponovno.',
      INVALID_INPUT: 'Ovaj se naziv ne može upotrijebiti. Upotrijebite slova, brojke i razmake.',
      PAYLOAD_INVALID: 'Pristupni ključ nije dodan. Nismo mogli provjeriti što biste potpisali. Obratite se podršci.',
      PAYLOAD_MISMATCH: 'Pristupni ključ nije dodan. Na potpis je stiglo nešto drugo. Obratite se podršci.',
    },
  },
  oidcLogin: {
    title: 'Prijava',
    signedInTitle: 'Prijavljeni ste',
    explanation: ({ provider }) =>
      `Prijavit ćete se putem usluge ${provider} i vratiti se ovamo. ${provider} nema pristup vašem novčaniku.`,
    continueWith: ({ provider }) => `Nastavi uz ${provider}`,
    away: ({ provider }) => `Nastavite u prozoru usluge ${provider}.`,
    verifying: 'Prijava u tijeku…',
    anotherWay: 'Pokušaj na drugi način',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Ova je prijava istekla. Počnite ispočetka.',
      OIDC_LOGIN_LOST: 'Ova je prijava trajala predugo ili je započela u drugom pregledniku. Počnite ispočetka.',
      OIDC_TOKEN_REFUSED:
        'Niste prijavljeni. Ovaj korisnički račun možda nije povezan s novčanikom ili je trajalo predugo. Prijavite se na drugi način pa ga povežite u postavkama.',
      SIGN_IN_REQUIRED: 'Vaša je posljednja prijava istekla. Prijavite se na drugi način.',
    },
  },
  signInInline: {
    title: 'Za nastavak se prijavite',
    tooOld: 'Prošlo je neko vrijeme od vaše prijave, pa provjeravamo jeste li to i dalje vi.',
    cancel: 'Ne sada',
  },
  sessionGuard: {
    restoring: 'Otvaramo vaš novčanik…',
    signedInAs: ({ nickname }) => <>Prijavljeni ste kao {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Prijavljeni ste pristupnim ključem „{nickname}”</>,
    memory: 'Ovaj preglednik ne može spremiti vaš ključ. Bit ćete odjavljeni kad zatvorite ili osvježite ovu stranicu.',
    expiringSoon: 'Uskoro ćemo vas odjaviti.',
    expiring: ({ time }) => <>Odjava za {time}.</>,
    extend: 'Produlji sesiju',
    extendFailed: 'Sesiju nismo mogli produljiti. Ponovno se prijavite kako biste nastavili bez prekida.',
    expired: 'Sesija je istekla. Ponovno se prijavite da biste slali novac.',
    lost: 'U ovom pregledniku više nema vašeg ključa. Ponovno se prijavite da biste slali novac.',
    locked: 'Novčanik se zaključao zbog neaktivnosti. Prijavite se i nastavite gdje ste stali.',
    revoked: 'Vaša je sesija prekinuta s drugog uređaja. Ponovno se prijavite i nastavite gdje ste stali.',
    signedOut: 'Odjavili ste se.',
    keyNotErased:
      'Odjavili ste se, ali preglednik nije dopustio brisanje vašeg ključa. U pregledniku izbrišite podatke ove web-stranice.',
    signOutFailed: 'Odjava nije uspjela. Provjerite internetsku vezu i pokušajte ponovno.',
    signedOutElsewhere: 'Odjavili ste se u drugoj kartici preglednika.',
    coveredTitle: { locked: 'Vaš je novčanik zaključan', revoked: 'Odjavljeni ste' },
    unlock: {
      EMAIL_OTP: 'Pošalji kôd e-poštom',
      SMS_OTP: 'Pošalji kôd SMS-om',
      PASSKEY: 'Otključaj pristupnim ključem',
      OAUTH: 'Ponovna prijava',
    },
    signOutOther: 'Niste to vi? Odjava',
    signIn: 'Ponovna prijava',
    signInTitle: 'Ponovno se prijavite',
    signInCancel: 'Ne sada',
    signOut: 'Odjava',
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Sesija je istekla.' : `Odjava za ${inWords(seconds)}.`),
  },
}
