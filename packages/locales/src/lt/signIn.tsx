import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Prisijungti',
    chooseTitle: 'Kaip norite prisijungti?',
    looking: 'Palaukite…',
    emailLabel: 'El. pašto adresas',
    emailHint: 'Slaptažodžio nereikia.',
    emailInvalid: 'Įveskite el. pašto adresą, pavyzdžiui, vardas@example.com.',
    phoneLabel: 'Mobiliojo telefono numeris',
    phoneHint: 'Su šalies kodu, pavyzdžiui, +370.',
    phoneInvalid: 'Įveskite numerį su šalies kodu, pavyzdžiui, +370 612 34567.',
    find: 'Tęsti',
    useEmail: 'Naudoti el. pašto adresą',
    usePhone: 'Naudoti telefono numerį',
    emailCode: 'Siųsti kodą el. paštu',
    smsCode: 'Siųsti kodą SMS žinute',
    passkey: 'Naudoti prieigos raktą',
    usePasskey: 'Prisijungti prieigos raktu',
    continueWith: ({ provider }) => `Tęsti naudojant „${provider}“`,
    noMethod: 'Čia neveikia nė vienas jūsų prisijungimo būdas. Kreipkitės į pagalbos tarnybą.',
    anotherWay: 'Bandyti kitu būdu',
    changeEmail: 'Keisti el. pašto adresą',
    changePhone: 'Keisti numerį',
    restart: 'Atgal',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Nepavyko. Patikrinkite, ką įvedėte, ir bandykite dar kartą.',
      INVALID_PHONE_NUMBER: 'Įveskite numerį su šalies kodu, pavyzdžiui, +370 612 34567.',
      LOGIN_FOR_OTHER_WALLET:
        'Šie duomenys priklauso kitai piniginei. Naudokite registruojantis nurodytą el. pašto adresą arba telefono numerį.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Pasitikrinkite el. paštą',
    addressLabel: 'El. pašto adresas',
    addressHint: 'Kodą atsiųsime el. paštu. Slaptažodžio nereikia.',
    addressInvalid: 'Įveskite el. pašto adresą, pavyzdžiui, vardas@example.com.',
    knownAddress: 'Kodą atsiųsime el. paštu.',
    sendCode: 'Siųsti kodą el. paštu',
    codeHint: 'Laiško gali tekti palaukti minutę. Pažiūrėkite ir šlamšto aplanke.',
    restart: 'Keisti el. pašto adresą',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Šio prisijungimo laikas baigėsi. Įveskite el. pašto adresą ir pradėkite iš naujo.',
      SIGN_IN_REQUIRED: 'Ankstesnio prisijungimo laikas baigėsi. Įveskite el. pašto adresą ir prisijunkite.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Pasitikrinkite telefoną',
    addressLabel: 'Mobiliojo telefono numeris',
    addressHint: 'Su šalies kodu, pavyzdžiui, +370. Kodą atsiųsime SMS žinute.',
    addressInvalid: 'Įveskite numerį su šalies kodu, pavyzdžiui, +370 612 34567.',
    knownAddress: 'Kodą atsiųsime SMS žinute.',
    sendCode: 'Siųsti kodą SMS žinute',
    codeHint: 'Žinutės gali tekti palaukti minutę. Įsitikinkite, kad telefonas turi ryšį.',
    restart: 'Keisti numerį',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Šio prisijungimo laikas baigėsi. Įveskite telefono numerį ir pradėkite iš naujo.',
      SIGN_IN_REQUIRED: 'Ankstesnio prisijungimo laikas baigėsi. Įveskite telefono numerį ir prisijunkite.',
    },
  },
  passkeyLogin: {
    title: 'Prisijungti',
    signedInTitle: 'Prisijungėte',
    explanation: ({ name }) =>
      name ? (
        <>
          Prisijungiant prieigos raktu „{name}“, įrenginys paprašys nuskaityti piršto atspaudą ar veidą arba atrakinti
          ekraną.
        </>
      ) : (
        'Prisijungiant prieigos raktu, įrenginys paprašys nuskaityti piršto atspaudą ar veidą arba atrakinti ekraną.'
      ),
    obstacles: {
      unsupported: 'Ši naršyklė nepalaiko prieigos raktų. Prisijunkite kitu būdu.',
      'insecure-page': 'Prieigos raktams reikia saugaus (https) puslapio. Prisijunkite kitu būdu.',
      'in-app-browser':
        'Šioje programėlėje prieigos raktai neveikia. Atverkite šį puslapį naršyklėje arba prisijunkite kitu būdu.',
      'forbidden-frame': 'Svetainė, kurioje rodomas šis puslapis, blokuoja prieigos raktus. Prisijunkite kitu būdu.',
    },
    start: 'Prisijungti prieigos raktu',
    prompting: 'Laukiame jūsų įrenginio…',
    verifying: 'Prisijungiama…',
    anotherWay: 'Bandyti kitu būdu',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Šio prisijungimo laikas baigėsi. Pradėkite iš naujo.',
      PASSKEY_NOT_VERIFIED:
        'Šiuo prieigos raktu jūsų tapatybės patvirtinti nepavyko. Galbūt jis pašalintas iš šio įrenginio. Bandykite kitu būdu.',
      PASSKEY_REJECTED: 'Šis prieigos raktas netiko. Prisijunkite kitu būdu.',
      SIGN_IN_REQUIRED: 'Ankstesnio prisijungimo laikas baigėsi. Prisijunkite kitu būdu.',
    },
  },
  passkeyRegistration: {
    title: 'Greičiau prisijunkite prieigos raktu',
    doneTitle: 'Jūsų prieigos raktas paruoštas',
    explanation:
      'Vietoj kodo naudokite piršto atspaudą, veidą arba ekrano užraktą. Prieigos raktas visada lieka jūsų įrenginyje.',
    obstacle: 'Šioje naršyklėje prieigos raktų kurti negalima. Naudokite kitą naršyklę arba telefoną.',
    nameLabel: 'Prieigos rakto pavadinimas',
    nameHint: 'Kad atpažintumėte jį sąraše.',
    defaultName: 'Mano prieigos raktas',
    nameInvalid: "Galima naudoti 1–100 raidžių, skaitmenų, tarpų ir šių ženklų: . _ - ' ( )",
    submit: 'Sukurti prieigos raktą',
    working: 'Vykdykite įrenginio nurodymus.',
    done: ({ name }) => <>Dabar galite prisijungti prieigos raktu „{name}“.</>,
    skip: 'Ne dabar',
    goOn: 'Tęsti',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Šiame įrenginyje jūsų piniginės prieigos raktas jau yra. Galite juo prisijungti.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Šis prieigos raktas jau yra sąraše. Galite juo prisijungti.',
      PASSKEY_CHALLENGE_EXPIRED: 'Prieigos raktas nepridėtas, nes tai užtruko per ilgai. Bandykite dar kartą.',
      PASSKEY_REJECTED: 'Prieigos raktas nepridėtas, nes nebuvo priimtas. Naudokite kitą įrenginį.',
      PASSKEY_UNAVAILABLE: 'Šis įrenginys negali sukurti prieigos rakto. Naudokite telefoną arba kitą kompiuterį.',
      PASSKEY_UNSUPPORTED: 'Ši naršyklė negali kurti prieigos raktų. Naudokite kitą naršyklę.',
      PASSKEY_WRONG_SITE: 'Prieigos raktas nesukurtas: ši svetainė tam neparengta. Kreipkitės į pagalbos tarnybą.',
      PASSKEY_TIMED_OUT: 'Prieigos raktas nesukurtas, nes tai užtruko per ilgai. Bandykite dar kartą.',
      PASSKEY_NOT_VERIFIED: 'Įrenginys nepatvirtino jūsų tapatybės. Nustatykite ekrano užraktą ir bandykite dar kartą.',
      PASSKEY_FORBIDDEN_HERE: 'Čia prieigos raktų kurti negalima. Atverkite šį puslapį atskirame skirtuke.',
      PASSKEY_INSECURE_PAGE: 'Prieigos raktams reikia saugaus (https) puslapio.',
      SIGNED_REQUEST_EXPIRED: 'Prieigos raktas nepridėtas, nes tai užtruko per ilgai. Bandykite dar kartą.',
      INVALID_INPUT: 'Tokio pavadinimo naudoti negalima. Naudokite raides, skaitmenis ir tarpus.',
      PAYLOAD_INVALID:
        'Prieigos raktas nepridėtas. Nepavyko patikrinti, ką pasirašytumėte. Kreipkitės į pagalbos tarnybą.',
      PAYLOAD_MISMATCH: 'Prieigos raktas nepridėtas. Pasirašyti pateikta kas kita. Kreipkitės į pagalbos tarnybą.',
    },
  },
  oidcLogin: {
    title: 'Prisijungti',
    signedInTitle: 'Prisijungėte',
    explanation: ({ provider }) =>
      `Prisijungsite prie „${provider}“ ir grįšite čia. „${provider}“ prie jūsų piniginės prieigos neturi.`,
    continueWith: ({ provider }) => `Tęsti naudojant „${provider}“`,
    away: ({ provider }) => `Tęskite „${provider}“ lange.`,
    verifying: 'Prisijungiama…',
    anotherWay: 'Bandyti kitu būdu',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Šio prisijungimo laikas baigėsi. Pradėkite iš naujo.',
      OIDC_LOGIN_LOST: 'Prisijungimas užtruko per ilgai arba buvo pradėtas kitoje naršyklėje. Pradėkite iš naujo.',
      OIDC_TOKEN_REFUSED:
        'Prisijungti nepavyko. Galbūt ši paskyra nesusieta su pinigine arba tai užtruko per ilgai. Prisijunkite kitu būdu ir susiekite ją nustatymuose.',
      SIGN_IN_REQUIRED: 'Ankstesnio prisijungimo laikas baigėsi. Prisijunkite kitu būdu.',
    },
  },
  signInInline: {
    title: 'Prisijunkite, kad galėtumėte tęsti',
    tooOld: 'Nuo prisijungimo praėjo šiek tiek laiko, todėl tikriname, ar tai tikrai jūs.',
    cancel: 'Ne dabar',
  },
  sessionGuard: {
    restoring: 'Atveriame jūsų piniginę…',
    signedInAs: ({ nickname }) => <>Prisijungta: {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Prisijungta prieigos raktu „{nickname}“</>,
    memory: 'Ši naršyklė negali išsaugoti jūsų rakto. Uždarius arba iš naujo įkėlus šį puslapį, seansas baigsis.',
    expiringSoon: 'Jūsų seansas netrukus baigsis.',
    expiring: ({ time }) => <>Seansas baigsis po {time}.</>,
    extend: 'Pratęsti seansą',
    extendFailed: 'Seanso pratęsti nepavyko. Prisijunkite iš naujo, kad galėtumėte tęsti be pertraukos.',
    expired: 'Jūsų seansas baigėsi. Prisijunkite iš naujo, kad galėtumėte siųsti pinigus.',
    lost: 'Šioje naršyklėje jūsų rakto nebėra. Prisijunkite iš naujo, kad galėtumėte siųsti pinigus.',
    locked: 'Piniginė užsirakino, nes ja nesinaudojote. Prisijunkite ir tęskite nuo tos vietos, kur baigėte.',
    revoked: 'Seansas nutrauktas iš kito įrenginio. Prisijunkite iš naujo ir tęskite nuo tos vietos, kur baigėte.',
    signedOut: 'Atsijungėte.',
    keyNotErased: 'Atsijungėte, bet ši naršyklė neleido ištrinti jūsų rakto. Išvalykite šios svetainės duomenis.',
    signOutFailed: 'Atsijungti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    signedOutElsewhere: 'Atsijungėte kitame skirtuke.',
    coveredTitle: { locked: 'Jūsų piniginė užrakinta', revoked: 'Jūsų seansas nutrauktas' },
    unlock: {
      EMAIL_OTP: 'Siųsti kodą el. paštu',
      SMS_OTP: 'Siųsti kodą SMS žinute',
      PASSKEY: 'Atrakinti prieigos raktu',
      OAUTH: 'Prisijungti iš naujo',
    },
    signOutOther: 'Čia ne jūs? Atsijungti',
    signIn: 'Prisijungti iš naujo',
    signInTitle: 'Prisijunkite iš naujo',
    signInCancel: 'Ne dabar',
    signOut: 'Atsijungti',
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Jūsų seansas baigėsi.' : `Seansas baigsis po ${inWords(seconds)}.`),
  },
}
