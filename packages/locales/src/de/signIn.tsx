import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Anmelden',
    chooseTitle: 'Wie möchten Sie sich anmelden?',
    looking: 'Einen Moment …',
    emailLabel: 'E-Mail-Adresse',
    emailHint: 'Kein Passwort nötig.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    phoneLabel: 'Mobilnummer',
    phoneHint: 'Mit Ländervorwahl, zum Beispiel +49.',
    phoneInvalid: 'Geben Sie Ihre Nummer mit Ländervorwahl ein, zum Beispiel +49 1512 3456789.',
    find: 'Weiter',
    useEmail: 'Stattdessen E-Mail verwenden',
    usePhone: 'Mobilnummer verwenden',
    emailCode: 'Code per E-Mail',
    smsCode: 'Code per SMS',
    passkey: 'Passkey verwenden',
    usePasskey: 'Mit Passkey anmelden',
    continueWith: ({ provider }) => `Weiter mit ${provider}`,
    noMethod: 'Keine Ihrer Anmeldearten funktioniert hier. Bitte wenden Sie sich an den Support.',
    anotherWay: 'Andere Anmeldeart wählen',
    changeEmail: 'E-Mail-Adresse ändern',
    changePhone: 'Nummer ändern',
    restart: 'Zurück',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Das hat nicht geklappt. Prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.',
      INVALID_PHONE_NUMBER: 'Geben Sie Ihre Nummer mit Ländervorwahl ein, zum Beispiel +49 1512 3456789.',
      LOGIN_FOR_OTHER_WALLET:
        'Das gehört zu einer anderen Wallet. Verwenden Sie die E-Mail-Adresse oder Nummer, mit der Sie sich registriert haben.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Sehen Sie in Ihrem Postfach nach',
    addressLabel: 'E-Mail-Adresse',
    addressHint: 'Wir senden Ihnen einen Code per E-Mail. Kein Passwort nötig.',
    addressInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    knownAddress: 'Wir senden Ihnen einen Code per E-Mail.',
    sendCode: 'Code per E-Mail senden',
    codeHint: 'Es kann eine Minute dauern, bis er ankommt. Sehen Sie auch im Spam-Ordner nach.',
    restart: 'E-Mail-Adresse ändern',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Diese Anmeldung ist abgelaufen. Geben Sie Ihre E-Mail-Adresse ein, um neu zu beginnen.',
      SIGN_IN_REQUIRED: 'Ihre letzte Anmeldung ist abgelaufen. Geben Sie Ihre E-Mail-Adresse ein, um sich anzumelden.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Sehen Sie auf Ihrem Telefon nach',
    addressLabel: 'Mobilnummer',
    addressHint: 'Mit Ländervorwahl, zum Beispiel +49. Wir senden Ihnen einen Code per SMS.',
    addressInvalid: 'Geben Sie Ihre Nummer mit Ländervorwahl ein, zum Beispiel +49 1512 3456789.',
    knownAddress: 'Wir senden Ihnen einen Code per SMS.',
    sendCode: 'Code per SMS senden',
    codeHint: 'Es kann eine Minute dauern, bis er ankommt. Ihr Telefon braucht Empfang.',
    restart: 'Nummer ändern',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Diese Anmeldung ist abgelaufen. Geben Sie Ihre Mobilnummer ein, um neu zu beginnen.',
      SIGN_IN_REQUIRED: 'Ihre letzte Anmeldung ist abgelaufen. Geben Sie Ihre Mobilnummer ein, um sich anzumelden.',
    },
  },
  passkeyLogin: {
    title: 'Anmelden',
    signedInTitle: 'Sie sind angemeldet',
    explanation: ({ name }) =>
      name ? (
        <>Um „{name}“ zu verwenden, fragt Ihr Gerät nach Fingerabdruck, Gesicht oder Displaysperre.</>
      ) : (
        'Um Ihren Passkey zu verwenden, fragt Ihr Gerät nach Fingerabdruck, Gesicht oder Displaysperre.'
      ),
    obstacles: {
      unsupported: 'Dieser Browser unterstützt keine Passkeys. Wählen Sie eine andere Anmeldeart.',
      'insecure-page': 'Passkeys brauchen eine sichere Seite (https). Wählen Sie eine andere Anmeldeart.',
      'in-app-browser':
        'Passkeys funktionieren in dieser App nicht. Öffnen Sie diese Seite in Ihrem Browser oder wählen Sie eine andere Anmeldeart.',
      'forbidden-frame':
        'Die Website, in die diese Seite eingebettet ist, blockiert Passkeys. Wählen Sie eine andere Anmeldeart.',
    },
    start: 'Mit Passkey anmelden',
    prompting: 'Warten auf Ihr Gerät …',
    verifying: 'Sie werden angemeldet …',
    anotherWay: 'Andere Anmeldeart wählen',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
      PASSKEY_NOT_VERIFIED:
        'Wir konnten Sie mit diesem Passkey nicht überprüfen. Vielleicht wurde er von diesem Gerät entfernt. Wählen Sie eine andere Anmeldeart.',
      PASSKEY_REJECTED: 'Dieser Passkey hat nicht funktioniert. Wählen Sie eine andere Anmeldeart.',
      SIGN_IN_REQUIRED: 'Ihre letzte Anmeldung ist abgelaufen. Wählen Sie eine andere Anmeldeart.',
    },
  },
  passkeyRegistration: {
    title: 'Schneller anmelden mit einem Passkey',
    doneTitle: 'Ihr Passkey ist bereit',
    explanation:
      'Verwenden Sie Fingerabdruck, Gesicht oder Displaysperre statt eines Codes. Der Passkey verlässt Ihr Gerät nie.',
    obstacle:
      'In diesem Browser lassen sich keine Passkeys erstellen. Versuchen Sie es mit einem anderen Browser oder Ihrem Telefon.',
    nameLabel: 'Name des Passkeys',
    nameHint: 'Damit Sie ihn in Ihrer Liste wiedererkennen.',
    defaultName: 'Mein Passkey',
    nameInvalid: "Verwenden Sie 1 bis 100 Buchstaben, Ziffern, Leerzeichen und diese Zeichen: . _ - ' ( )",
    submit: 'Passkey erstellen',
    working: 'Folgen Sie den Schritten auf Ihrem Gerät.',
    done: ({ name }) => <>Sie können sich jetzt mit „{name}“ anmelden.</>,
    skip: 'Jetzt nicht',
    goOn: 'Weiter',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Auf diesem Gerät gibt es schon einen Passkey für Ihre Wallet. Sie können sich damit anmelden.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Dieser Passkey steht schon in Ihrer Liste. Sie können sich damit anmelden.',
      PASSKEY_CHALLENGE_EXPIRED:
        'Es wurde kein Passkey hinzugefügt, weil es zu lange gedauert hat. Versuchen Sie es noch einmal.',
      PASSKEY_REJECTED:
        'Es wurde kein Passkey hinzugefügt, weil dieser nicht angenommen wurde. Versuchen Sie es mit einem anderen Gerät.',
      PASSKEY_UNAVAILABLE:
        'Dieses Gerät kann keinen Passkey erstellen. Versuchen Sie es mit Ihrem Telefon oder einem anderen Computer.',
      PASSKEY_UNSUPPORTED: 'Dieser Browser kann keine Passkeys erstellen. Versuchen Sie es mit einem anderen Browser.',
      PASSKEY_WRONG_SITE:
        'Es wurde kein Passkey erstellt: Für diese Website sind keine Passkeys eingerichtet. Bitte wenden Sie sich an den Support.',
      PASSKEY_TIMED_OUT: 'Es wurde kein Passkey erstellt, weil es zu lange gedauert hat. Versuchen Sie es noch einmal.',
      PASSKEY_NOT_VERIFIED:
        'Ihr Gerät konnte Sie nicht überprüfen. Richten Sie eine Displaysperre ein und versuchen Sie es noch einmal.',
      PASSKEY_FORBIDDEN_HERE: 'Hier lassen sich keine Passkeys erstellen. Öffnen Sie diese Seite in einem eigenen Tab.',
      PASSKEY_INSECURE_PAGE: 'Passkeys brauchen eine sichere Seite (https).',
      SIGNED_REQUEST_EXPIRED:
        'Es wurde kein Passkey hinzugefügt, weil es zu lange gedauert hat. Versuchen Sie es noch einmal.',
      INVALID_INPUT: 'Dieser Name ist nicht möglich. Verwenden Sie Buchstaben, Ziffern und Leerzeichen.',
      PAYLOAD_INVALID:
        'Es wurde kein Passkey hinzugefügt. Wir konnten nicht prüfen, was signiert werden sollte. Bitte wenden Sie sich an den Support.',
      PAYLOAD_MISMATCH:
        'Es wurde kein Passkey hinzugefügt. Wir sollten etwas anderes signieren. Bitte wenden Sie sich an den Support.',
    },
  },
  oidcLogin: {
    title: 'Anmelden',
    signedInTitle: 'Sie sind angemeldet',
    explanation: ({ provider }) =>
      `Sie melden sich bei ${provider} an und kommen dann hierher zurück. ${provider} hat keinen Zugriff auf Ihre Wallet.`,
    continueWith: ({ provider }) => `Weiter mit ${provider}`,
    away: ({ provider }) => `Machen Sie im Fenster von ${provider} weiter.`,
    verifying: 'Sie werden angemeldet …',
    anotherWay: 'Andere Anmeldeart wählen',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Diese Anmeldung ist abgelaufen. Beginnen Sie von vorn.',
      OIDC_LOGIN_LOST:
        'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Beginnen Sie von vorn.',
      OIDC_TOKEN_REFUSED:
        'Sie sind nicht angemeldet. Dieses Konto ist vielleicht nicht mit Ihrer Wallet verknüpft, oder die Anmeldung hat zu lange gedauert. Beginnen Sie von vorn, oder melden Sie sich anders an und verknüpfen Sie das Konto in den Einstellungen.',
      SIGN_IN_REQUIRED: 'Ihre letzte Anmeldung ist abgelaufen. Wählen Sie eine andere Anmeldeart.',
    },
  },
  signInInline: {
    title: 'Anmelden, um fortzufahren',
    tooOld: 'Ihre Anmeldung liegt eine Weile zurück, deshalb prüfen wir, ob Sie es noch sind.',
    cancel: 'Jetzt nicht',
  },
  sessionGuard: {
    restoring: 'Ihre Wallet wird geöffnet …',
    signedInAs: ({ nickname }) => <>Angemeldet als {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Angemeldet mit dem Passkey „{nickname}“</>,
    memory:
      'Dieser Browser kann Ihren Schlüssel nicht speichern. Wenn Sie diese Seite schließen oder neu laden, werden Sie abgemeldet.',
    expiringSoon: 'Sie werden bald abgemeldet.',
    expiring: ({ time }) => <>Sie werden in {time} abgemeldet.</>,
    extend: 'Angemeldet bleiben',
    extendFailed:
      'Wir konnten Ihre Anmeldung nicht verlängern. Melden Sie sich erneut an, um ohne Unterbrechung fortzufahren.',
    expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um Geld zu senden.',
    lost: 'Dieser Browser hat Ihren Schlüssel nicht mehr. Melden Sie sich erneut an, um Geld zu senden.',
    locked: 'Sie waren eine Weile nicht aktiv. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
    revoked:
      'Sie wurden von einem anderen Gerät aus abgemeldet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie aufgehört haben.',
    signedOut: 'Sie haben sich abgemeldet.',
    keyNotErased:
      'Sie haben sich abgemeldet, aber wir konnten Ihren Schlüssel in diesem Browser nicht löschen. Löschen Sie die Browserdaten dieser Website.',
    signOutFailed: 'Wir konnten Sie nicht abmelden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    signedOutElsewhere: 'Sie haben sich in einem anderen Tab abgemeldet.',
    coveredTitle: { locked: 'Ihre Wallet ist gesperrt', revoked: 'Sie wurden abgemeldet' },
    unlock: {
      EMAIL_OTP: 'Code per E-Mail senden',
      SMS_OTP: 'Code per SMS senden',
      PASSKEY: 'Mit Passkey entsperren',
      OAUTH: 'Erneut anmelden',
    },
    signOutOther: 'Das sind nicht Sie? Abmelden',
    signIn: 'Erneut anmelden',
    signInTitle: 'Erneut anmelden',
    signInCancel: 'Jetzt nicht',
    signOut: 'Abmelden',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Ihre Sitzung ist abgelaufen.' : `Sie werden in ${inWords(seconds)} abgemeldet.`,
  },
}
