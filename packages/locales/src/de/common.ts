import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('de')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# Minute', other: '# Minuten' })
    : count(seconds, { one: '# Sekunde', other: '# Sekunden' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Einen Moment bitte.',
    notArrived:
      'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
    tryAgain: 'Erneut versuchen',
  },
  screenFailure: {
    failed:
      'Wir können diesen Teil der Seite gerade nicht anzeigen. Zeigen Sie ihn noch einmal an oder laden Sie die Seite neu.',
    paymentFailed:
      'Ihre Zahlung ist davon nicht betroffen, aber wir können sie gerade nicht anzeigen. Beginnen Sie keine neue. Zeigen Sie sie noch einmal an oder laden Sie die Seite neu.',
    showAgain: 'Noch einmal anzeigen',
  },
  support: { contact: 'Support kontaktieren' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Melden Sie sich erneut an, um fortzufahren.',
  'sca-sign-in': 'Bestätigen Sie Ihre Identität, um fortzufahren.',
  resend: 'Dieser Code ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'switch-factor':
    'Das funktioniert in diesem Browser nicht. Versuchen Sie es mit einem anderen Browser oder einer anderen Anmeldeart.',
  wait: 'Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  'new-quote': 'Dieses Angebot gilt nicht mehr. Holen Sie ein neues ein.',
  retry: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'contact-support':
    'Etwas ist schiefgelaufen. Zur Sicherheit haben wir abgebrochen. Bitte wenden Sie sich an den Support.',
  none: 'Das hat nicht geklappt.',
  NETWORK_UNREACHABLE:
    'Wir können gerade keine Verbindung herstellen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  TIMEOUT: 'Das hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  PLATFORM_UNAVAILABLE: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es später noch einmal.',
  SERVICE_UNAVAILABLE: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es später noch einmal.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Zu viele Versuche. Warten Sie ${waitingTime(retryAfterMs)} und versuchen Sie es dann noch einmal.`
      : 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Vorübergehend gesperrt. Noch ${waitingTime(retryAfterMs)}, dann können Sie es wieder versuchen.`
      : 'Vorübergehend gesperrt. Versuchen Sie es später noch einmal.',
  UNEXPECTED_RESPONSE:
    'Wir haben eine unerwartete Antwort erhalten und deshalb abgebrochen. Versuchen Sie es später noch einmal oder wenden Sie sich an den Support.',
  STORAGE_UNAVAILABLE:
    'Dieser Browser kann nicht speichern, was Ihre Wallet braucht. Verlassen Sie den privaten Modus oder schaffen Sie Speicherplatz.',
  TARGET_BUNDLE_UNTRUSTED:
    'Ihr Code wurde nicht gesendet. Wir konnten nicht prüfen, ob der empfangende Server echt ist. Bitte wenden Sie sich an den Support, bevor Sie es noch einmal versuchen.',
  VERIFICATION_LINK_UNTRUSTED:
    'Zu Ihrer Sicherheit haben wir die Prüfung nicht geöffnet: Der Link führt zu einer Website, die wir nicht kennen. Wenden Sie sich an den Support.',
}
