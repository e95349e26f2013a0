import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Inloggen',
    chooseTitle: 'Hoe wil je inloggen?',
    looking: 'Een ogenblik…',
    emailLabel: 'E-mailadres',
    emailHint: 'Geen wachtwoord nodig.',
    emailInvalid: 'Voer een e-mailadres in, bijvoorbeeld naam@example.com.',
    phoneLabel: 'Mobiel nummer',
    phoneHint: 'Met landnummer, bijvoorbeeld +31.',
    phoneInvalid: 'Voer je nummer met landnummer in, bijvoorbeeld +31 6 12345678.',
    find: 'Doorgaan',
    useEmail: 'E-mailadres gebruiken',
    usePhone: 'Mobiel nummer gebruiken',
    emailCode: 'Code per e-mail',
    smsCode: 'Code per sms',
    passkey: 'Toegangssleutel gebruiken',
    usePasskey: 'Inloggen met toegangssleutel',
    continueWith: ({ provider }) => `Doorgaan met ${provider}`,
    noMethod: 'Geen van je manieren om in te loggen werkt hier. Neem contact op met de klantenservice.',
    anotherWay: 'Andere manier kiezen',
    changeEmail: 'E-mailadres wijzigen',
    changePhone: 'Nummer wijzigen',
    restart: 'Terug',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Dat is niet gelukt. Controleer je invoer en probeer het opnieuw.',
      INVALID_PHONE_NUMBER: 'Voer je nummer met landnummer in, bijvoorbeeld +31 6 12345678.',
      LOGIN_FOR_OTHER_WALLET:
        'Dat hoort bij een andere portemonnee. Gebruik het e-mailadres of nummer waarmee je je hebt geregistreerd.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Bekijk je e-mail',
    addressLabel: 'E-mailadres',
    addressHint: 'We sturen je een code per e-mail. Geen wachtwoord nodig.',
    addressInvalid: 'Voer een e-mailadres in, bijvoorbeeld naam@example.com.',
    knownAddress: 'We sturen je een code per e-mail.',
    sendCode: 'Code per e-mail sturen',
    codeHint: 'Het kan een minuut duren voordat hij er is. Kijk ook in je spammap.',
    restart: 'E-mailadres wijzigen',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Deze inlogpoging is verlopen. Voer je e-mailadres in om opnieuw te beginnen.',
      SIGN_IN_REQUIRED: 'Je laatste inlogsessie is verlopen. Voer je e-mailadres in om in te loggen.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Bekijk je telefoon',
    addressLabel: 'Mobiel nummer',
    addressHint: 'Met landnummer, bijvoorbeeld +31. We sturen je een code per sms.',
    addressInvalid: 'Voer je nummer met landnummer in, bijvoorbeeld +31 6 12345678.',
    knownAddress: 'We sturen je een code per sms.',
    sendCode: 'Code per sms sturen',
    codeHint: 'Het kan een minuut duren voordat hij er is. Je telefoon heeft bereik nodig.',
    restart: 'Nummer wijzigen',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Deze inlogpoging is verlopen. Voer je mobiele nummer in om opnieuw te beginnen.',
      SIGN_IN_REQUIRED: 'Je laatste inlogsessie is verlopen. Voer je mobiele nummer in om in te loggen.',
    },
  },
  passkeyLogin: {
    title: 'Inloggen',
    signedInTitle: 'Je bent ingelogd',
    explanation: ({ name }) =>
      name ? (
        <>Om ‘{name}’ te gebruiken, vraagt je apparaat om je vingerafdruk, gezicht of schermvergrendeling.</>
      ) : (
        'Om je toegangssleutel te gebruiken, vraagt je apparaat om je vingerafdruk, gezicht of schermvergrendeling.'
      ),
    obstacles: {
      unsupported: 'Deze browser ondersteunt geen toegangssleutels. Log op een andere manier in.',
      'insecure-page': 'Toegangssleutels hebben een beveiligde pagina (https) nodig. Log op een andere manier in.',
      'in-app-browser':
        'Toegangssleutels werken niet in deze app. Open deze pagina in je browser of log op een andere manier in.',
      'forbidden-frame':
        'De website waarin deze pagina staat, blokkeert toegangssleutels. Log op een andere manier in.',
    },
    start: 'Inloggen met toegangssleutel',
    prompting: 'Wachten op je apparaat…',
    verifying: 'Je wordt ingelogd…',
    anotherWay: 'Andere manier kiezen',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Deze inlogpoging is verlopen. Begin opnieuw.',
      PASSKEY_NOT_VERIFIED:
        'We konden je niet verifiëren met deze toegangssleutel. Misschien is hij van dit apparaat verwijderd. Log op een andere manier in.',
      PASSKEY_REJECTED: 'Deze toegangssleutel werkte niet. Log op een andere manier in.',
      SIGN_IN_REQUIRED: 'Je laatste inlogsessie is verlopen. Log op een andere manier in.',
    },
  },
  passkeyRegistration: {
    title: 'Sneller inloggen met een toegangssleutel',
    doneTitle: 'Je toegangssleutel is klaar',
    explanation:
      'Gebruik je vingerafdruk, gezicht of schermvergrendeling in plaats van een code. De sleutel verlaat je apparaat nooit.',
    obstacle: 'In deze browser kun je geen toegangssleutel maken. Probeer een andere browser of je telefoon.',
    nameLabel: 'Naam van de toegangssleutel',
    nameHint: 'Zodat je hem in je lijst herkent.',
    defaultName: 'Mijn toegangssleutel',
    nameInvalid: "Gebruik 1 tot 100 letters, cijfers, spaties en deze tekens: . _ - ' ( )",
    submit: 'Toegangssleutel maken',
    working: 'Volg de stappen op je apparaat.',
    done: ({ name }) => <>Je kunt nu inloggen met ‘{name}’.</>,
    skip: 'Niet nu',
    goOn: 'Doorgaan',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Op dit apparaat staat al een toegangssleutel voor je portemonnee. Je kunt ermee inloggen.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Deze toegangssleutel staat al in je lijst. Je kunt ermee inloggen.',
      PASSKEY_CHALLENGE_EXPIRED:
        'Er is geen toegangssleutel toegevoegd, omdat het te lang duurde. Probeer het opnieuw.',
      PASSKEY_REJECTED:
        'Er is geen toegangssleutel toegevoegd, omdat deze niet werd geaccepteerd. Probeer een ander apparaat.',
      PASSKEY_UNAVAILABLE: 'Dit apparaat kan geen toegangssleutel maken. Probeer je telefoon of een andere computer.',
      PASSKEY_UNSUPPORTED: 'Deze browser kan geen toegangssleutels maken. Probeer een andere browser.',
      PASSKEY_WRONG_SITE:
        'Er is geen toegangssleutel gemaakt: deze website is er niet voor ingesteld. Neem contact op met de klantenservice.',
      PASSKEY_TIMED_OUT: 'Er is geen toegangssleutel gemaakt, omdat het te lang duurde. Probeer het opnieuw.',
      PASSKEY_NOT_VERIFIED:
        'Je apparaat kon je niet verifiëren. Stel een schermvergrendeling in en probeer het opnieuw.',
      PASSKEY_FORBIDDEN_HERE: 'Hier kun je geen toegangssleutel maken. Open deze pagina in een eigen tabblad.',
      PASSKEY_INSECURE_PAGE: 'Toegangssleutels hebben een beveiligde pagina (https) nodig.',
      SIGNED_REQUEST_EXPIRED: 'Er is geen toegangssleutel toegevoegd, omdat het te lang duurde. Probeer het opnieuw.',
      INVALID_INPUT: 'Deze naam is niet mogelijk. Gebruik letters, cijfers en spaties.',
      PAYLOAD_INVALID:
        'Er is geen toegangssleutel toegevoegd. We konden niet controleren wat er ondertekend zou worden. Neem contact op met de klantenservice.',
      PAYLOAD_MISMATCH:
        'Er is geen toegangssleutel toegevoegd. We moesten iets anders ondertekenen. Neem contact op met de klantenservice.',
    },
  },
  oidcLogin: {
    title: 'Inloggen',
    signedInTitle: 'Je bent ingelogd',
    explanation: ({ provider }) =>
      `Je logt in bij ${provider} en komt dan hier terug. ${provider} heeft geen toegang tot je portemonnee.`,
    continueWith: ({ provider }) => `Doorgaan met ${provider}`,
    away: ({ provider }) => `Ga verder in het venster van ${provider}.`,
    verifying: 'Je wordt ingelogd…',
    anotherWay: 'Andere manier kiezen',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Deze inlogpoging is verlopen. Begin opnieuw.',
      OIDC_LOGIN_LOST: 'Deze inlogpoging duurde te lang of is in een andere browser begonnen. Begin opnieuw.',
      OIDC_TOKEN_REFUSED:
        'Je bent niet ingelogd. Dit account is misschien niet aan je portemonnee gekoppeld, of het inloggen duurde te lang. Begin opnieuw, of log op een andere manier in en koppel het account in je instellingen.',
      SIGN_IN_REQUIRED: 'Je laatste inlogsessie is verlopen. Log op een andere manier in.',
    },
  },
  signInInline: {
    title: 'Inloggen om door te gaan',
    tooOld: 'Je bent een tijdje geleden ingelogd, dus we controleren of jij het nog bent.',
    cancel: 'Niet nu',
  },
  sessionGuard: {
    restoring: 'Je portemonnee wordt geopend…',
    signedInAs: ({ nickname }) => <>Ingelogd als {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Ingelogd met de toegangssleutel ‘{nickname}’</>,
    memory: 'Deze browser kan je sleutel niet bewaren. Als je deze pagina sluit of vernieuwt, word je uitgelogd.',
    expiringSoon: 'Je wordt binnenkort uitgelogd.',
    expiring: ({ time }) => <>Je wordt over {time} uitgelogd.</>,
    extend: 'Ingelogd blijven',
    extendFailed: 'We konden je sessie niet verlengen. Log opnieuw in om zonder onderbreking door te gaan.',
    expired: 'Je sessie is verlopen. Log opnieuw in om geld te verzenden.',
    lost: 'Deze browser heeft je sleutel niet meer. Log opnieuw in om geld te verzenden.',
    locked: 'Je was een tijdje niet actief. Log in om verder te gaan waar je was gebleven.',
    revoked: 'Je bent vanaf een ander apparaat uitgelogd. Log opnieuw in om verder te gaan waar je was gebleven.',
    signedOut: 'Je bent uitgelogd.',
    keyNotErased:
      'Je bent uitgelogd, maar in deze browser konden we je sleutel niet wissen. Wis de browsergegevens van deze website.',
    signOutFailed: 'We konden je niet uitloggen. Controleer je verbinding en probeer het opnieuw.',
    signedOutElsewhere: 'Je bent in een ander tabblad uitgelogd.',
    coveredTitle: { locked: 'Je portemonnee is vergrendeld', revoked: 'Je bent uitgelogd' },
    unlock: {
      EMAIL_OTP: 'Code per e-mail sturen',
      SMS_OTP: 'Code per sms sturen',
      PASSKEY: 'Toegangssleutel gebruiken',
      OAUTH: 'Opnieuw inloggen',
    },
    signOutOther: 'Ben jij dit niet? Uitloggen',
    signIn: 'Opnieuw inloggen',
    signInTitle: 'Log opnieuw in',
    signInCancel: 'Niet nu',
    signOut: 'Uitloggen',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Je sessie is verlopen.' : `Je wordt over ${inWords(seconds)} uitgelogd.`,
  },
}
