import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Log ind',
    chooseTitle: 'Hvordan vil du logge ind?',
    looking: 'Et øjeblik…',
    emailLabel: 'E-mailadresse',
    emailHint: 'Du behøver ingen adgangskode.',
    emailInvalid: 'Skriv en e-mailadresse, for eksempel navn@example.com.',
    phoneLabel: 'Mobilnummer',
    phoneHint: 'Med landekode, for eksempel +45.',
    phoneInvalid: 'Skriv dit nummer med landekode, for eksempel +45 20 12 34 56.',
    find: 'Fortsæt',
    useEmail: 'Brug e-mail i stedet',
    usePhone: 'Brug et mobilnummer',
    emailCode: 'Kode på e-mail',
    smsCode: 'Kode på sms',
    passkey: 'Brug en adgangsnøgle',
    usePasskey: 'Log ind med adgangsnøgle',
    continueWith: ({ provider }) => `Fortsæt med ${provider}`,
    noMethod: 'Ingen af dine måder at logge ind på virker her. Kontakt kundeservice.',
    anotherWay: 'Prøv på en anden måde',
    changeEmail: 'Skift e-mailadresse',
    changePhone: 'Skift nummer',
    restart: 'Tilbage',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Det lykkedes ikke. Kontrollér det, du skrev, og prøv igen.',
      INVALID_PHONE_NUMBER: 'Skriv dit nummer med landekode, for eksempel +45 20 12 34 56.',
      LOGIN_FOR_OTHER_WALLET:
        'Det hører til en anden tegnebog. Brug den e-mailadresse eller det nummer, du oprettede dig med.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Se i din e-mail',
    addressLabel: 'E-mailadresse',
    addressHint: 'Vi sender dig en kode på e-mail. Du behøver ingen adgangskode.',
    addressInvalid: 'Skriv en e-mailadresse, for eksempel navn@example.com.',
    knownAddress: 'Vi sender dig en kode på e-mail.',
    sendCode: 'Send en kode på e-mail',
    codeHint: 'Der kan gå et minut, før den kommer. Se også i spammappen.',
    restart: 'Skift e-mailadresse',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Dette login er udløbet. Skriv din e-mailadresse for at begynde forfra.',
      SIGN_IN_REQUIRED: 'Dit sidste login er udløbet. Skriv din e-mailadresse for at logge ind.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Se på din telefon',
    addressLabel: 'Mobilnummer',
    addressHint: 'Med landekode, for eksempel +45. Vi sender dig en kode på sms.',
    addressInvalid: 'Skriv dit nummer med landekode, for eksempel +45 20 12 34 56.',
    knownAddress: 'Vi sender dig en kode på sms.',
    sendCode: 'Send en kode på sms',
    codeHint: 'Der kan gå et minut, før den kommer. Sørg for, at din telefon har dækning.',
    restart: 'Skift nummer',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Dette login er udløbet. Skriv dit mobilnummer for at begynde forfra.',
      SIGN_IN_REQUIRED: 'Dit sidste login er udløbet. Skriv dit mobilnummer for at logge ind.',
    },
  },
  passkeyLogin: {
    title: 'Log ind',
    signedInTitle: 'Du er logget ind',
    explanation: ({ name }) =>
      name ? (
        <>For at bruge »{name}« beder din enhed om dit fingeraftryk, ansigt eller din skærmlås.</>
      ) : (
        'For at bruge din adgangsnøgle beder din enhed om dit fingeraftryk, ansigt eller din skærmlås.'
      ),
    obstacles: {
      unsupported: 'Browseren understøtter ikke adgangsnøgler. Log ind på en anden måde.',
      'insecure-page': 'Adgangsnøgler kræver en sikker side (https). Log ind på en anden måde.',
      'in-app-browser':
        'Adgangsnøgler virker ikke i denne app. Åbn siden i din browser, eller log ind på en anden måde.',
      'forbidden-frame': 'Webstedet, som siden er indlejret i, blokerer adgangsnøgler. Log ind på en anden måde.',
    },
    start: 'Log ind med adgangsnøgle',
    prompting: 'Venter på din enhed…',
    verifying: 'Du logges ind…',
    anotherWay: 'Prøv på en anden måde',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Dette login er udløbet. Begynd forfra.',
      PASSKEY_NOT_VERIFIED:
        'Vi kunne ikke genkende dig med denne adgangsnøgle. Den er måske fjernet fra enheden. Prøv på en anden måde.',
      PASSKEY_REJECTED: 'Adgangsnøglen virkede ikke. Log ind på en anden måde.',
      SIGN_IN_REQUIRED: 'Dit sidste login er udløbet. Log ind på en anden måde.',
    },
  },
  passkeyRegistration: {
    title: 'Hurtigere login med en adgangsnøgle',
    doneTitle: 'Din adgangsnøgle er klar',
    explanation:
      'Brug dit fingeraftryk, ansigt eller din skærmlås i stedet for en kode. Nøglen forlader aldrig din enhed.',
    obstacle: 'I denne browser kan der ikke oprettes adgangsnøgler. Prøv en anden browser eller din telefon.',
    nameLabel: 'Adgangsnøglens navn',
    nameHint: 'Så du kan kende den på din liste.',
    defaultName: 'Min adgangsnøgle',
    nameInvalid: "Brug 1 til 100 bogstaver, tal, mellemrum og disse tegn: . _ - ' ( )",
    submit: 'Opret en adgangsnøgle',
    working: 'Følg trinene på din enhed.',
    done: ({ name }) => <>Du kan nu logge ind med »{name}«.</>,
    skip: 'Ikke nu',
    goOn: 'Fortsæt',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Enheden har allerede en adgangsnøgle til din tegnebog. Du kan logge ind med den.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Adgangsnøglen er allerede på din liste. Du kan logge ind med den.',
      PASSKEY_CHALLENGE_EXPIRED: 'Der blev ikke tilføjet en adgangsnøgle, fordi det tog for lang tid. Prøv igen.',
      PASSKEY_REJECTED: 'Der blev ikke tilføjet en adgangsnøgle, fordi den ikke blev accepteret. Prøv en anden enhed.',
      PASSKEY_UNAVAILABLE: 'Enheden kan ikke oprette en adgangsnøgle. Prøv din telefon eller en anden computer.',
      PASSKEY_UNSUPPORTED: 'Browseren kan ikke oprette adgangsnøgler. Prøv en anden browser.',
      PASSKEY_WRONG_SITE:
        'Der blev ikke oprettet en adgangsnøgle: webstedet er ikke sat op til dem. Kontakt kundeservice.',
      PASSKEY_TIMED_OUT: 'Der blev ikke oprettet en adgangsnøgle, fordi det tog for lang tid. Prøv igen.',
      PASSKEY_NOT_VERIFIED: 'Din enhed kunne ikke genkende dig. Slå skærmlås til, og prøv igen.',
      PASSKEY_FORBIDDEN_HERE: 'Her kan der ikke oprettes adgangsnøgler. Åbn siden i en fane for sig selv.',
      PASSKEY_INSECURE_PAGE: 'Adgangsnøgler kræver en sikker side (https).',
      SIGNED_REQUEST_EXPIRED: 'Der blev ikke tilføjet en adgangsnøgle, fordi det tog for lang tid. Prøv igen.',
      INVALID_INPUT: 'Navnet kan ikke bruges. Brug bogstaver, tal og mellemrum.',
      PAYLOAD_INVALID:
        'Der blev ikke tilføjet en adgangsnøgle. Vi kunne ikke kontrollere, hvad der skulle signeres. Kontakt kundeservice.',
      PAYLOAD_MISMATCH: 'Der blev ikke tilføjet en adgangsnøgle. Vi skulle signere noget andet. Kontakt kundeservice.',
    },
  },
  oidcLogin: {
    title: 'Log ind',
    signedInTitle: 'Du er logget ind',
    explanation: ({ provider }) =>
      `Du logger ind hos ${provider} og kommer så tilbage hertil. ${provider} har ikke adgang til din tegnebog.`,
    continueWith: ({ provider }) => `Fortsæt med ${provider}`,
    away: ({ provider }) => `Fortsæt i vinduet fra ${provider}.`,
    verifying: 'Du logges ind…',
    anotherWay: 'Prøv på en anden måde',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Dette login er udløbet. Begynd forfra.',
      OIDC_LOGIN_LOST: 'Dette login tog for lang tid eller begyndte i en anden browser. Begynd forfra.',
      OIDC_TOKEN_REFUSED:
        'Du er ikke logget ind. Kontoen er måske ikke tilknyttet din tegnebog, eller det tog for lang tid. Begynd forfra, eller log ind på en anden måde og tilknyt kontoen i indstillingerne.',
      SIGN_IN_REQUIRED: 'Dit sidste login er udløbet. Log ind på en anden måde.',
    },
  },
  signInInline: {
    title: 'Log ind for at fortsætte',
    tooOld: 'Det er noget tid siden, du loggede ind, så vi tjekker, at det stadig er dig.',
    cancel: 'Ikke nu',
  },
  sessionGuard: {
    restoring: 'Din tegnebog åbnes…',
    signedInAs: ({ nickname }) => <>Logget ind som {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Logget ind med adgangsnøglen »{nickname}«</>,
    memory: 'Browseren kan ikke gemme din nøgle. Hvis du lukker eller genindlæser siden, bliver du logget ud.',
    expiringSoon: 'Du bliver snart logget ud.',
    expiring: ({ time }) => <>Du bliver logget ud om {time}.</>,
    extend: 'Forbliv logget ind',
    extendFailed: 'Vi kunne ikke forlænge din session. Log ind igen for at fortsætte uden afbrydelse.',
    expired: 'Din session er udløbet. Log ind igen for at sende penge.',
    lost: 'Browseren har ikke længere din nøgle. Log ind igen for at sende penge.',
    locked: 'Du har ikke været aktiv et stykke tid. Log ind for at fortsætte, hvor du slap.',
    revoked: 'Du blev logget ud fra en anden enhed. Log ind igen for at fortsætte, hvor du slap.',
    signedOut: 'Du har logget ud.',
    keyNotErased:
      'Du har logget ud, men browseren lod os ikke slette din nøgle. Slet browserens data for dette websted.',
    signOutFailed: 'Vi kunne ikke logge dig ud. Kontrollér forbindelsen, og prøv igen.',
    signedOutElsewhere: 'Du har logget ud i en anden fane.',
    coveredTitle: { locked: 'Din tegnebog er låst', revoked: 'Du blev logget ud' },
    unlock: {
      EMAIL_OTP: 'Send en kode på e-mail',
      SMS_OTP: 'Send en kode på sms',
      PASSKEY: 'Lås op med nøglen',
      OAUTH: 'Log ind igen',
    },
    signOutOther: 'Ikke dig? Log ud',
    signIn: 'Log ind igen',
    signInTitle: 'Log ind igen',
    signInCancel: 'Ikke nu',
    signOut: 'Log ud',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Din session er udløbet.' : `Du bliver logget ud om ${inWords(seconds)}.`,
  },
}
