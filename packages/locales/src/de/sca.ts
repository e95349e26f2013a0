import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Umtausch bestätigen'],
  ['PAYOUT', 'Zahlung bestätigen'],
  ['TRANSFER', 'Zahlung bestätigen'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Wir haben einen Code per SMS an Ihr Telefon gesendet.',
      TOTP: 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
      PASSKEY: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder Displaysperre.',
    },
    unknownFactor:
      'Auf dieser Seite können Sie so nicht bestätigen. Wählen Sie einen anderen Weg oder wenden Sie sich an den Support.',
    codeResent: 'Wir haben einen neuen Code per SMS an Ihr Telefon gesendet.',
    codeLabel: ({ length }) => `${length}-stelliger Code`,
    codeHint: 'Geben Sie diesen Code nie weiter, auch nicht an uns.',
    codeIncomplete: ({ length }) => `Geben Sie alle ${length} Ziffern ein.`,
    submitCode: 'Bestätigen',
    usePasskey: 'Mit Passkey bestätigen',
    prompting: 'Warten auf Ihr Gerät …',
    resend: 'Code erneut senden',
    resendIn: ({ time }) => `Code erneut senden in ${time}`,
    resendTooSoon: 'Sie können noch keinen neuen Code anfordern. Ihr letzter Code gilt weiter.',
    useInstead: {
      SMS_OTP: 'Stattdessen Code per SMS',
      TOTP: 'Authenticator-App verwenden',
      PASSKEY: 'Passkey verwenden',
    },
    confirmBy: ({ time }) => `Bestätigen bis ${time} Uhr`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Die Zeit ist abgelaufen.' : `Sie haben noch ${inWords(seconds)} zum Bestätigen.`,
    waitUntil: ({ time }) => `Zu viele Versuche. Ab ${time} Uhr können Sie es wieder versuchen.`,
    waitLabel: 'Verbleibende Zeit',
    waitLeft: ({ seconds }) =>
      seconds === 0
        ? 'Sie können es jetzt wieder versuchen.'
        : `Noch ${inWords(seconds)}, dann können Sie es wieder versuchen.`,
    lockedTitle: 'Zu viele fehlgeschlagene Versuche',
    lockedUntil: ({ time }) => `Ab ${time} Uhr können Sie wieder bestätigen.`,
    locked:
      'Zum Schutz Ihres Kontos nehmen wir bis dahin keine Codes und Passkeys an. Wenn Sie das nicht waren, wenden Sie sich an den Support.',
    suspendedTitle: 'Ihr Konto ist gesperrt',
    suspended:
      'Es gab zu viele fehlgeschlagene Versuche. Warten entsperrt Ihr Konto nicht: Wenden Sie sich an den Support, damit wir Ihre Identität prüfen.',
    lifted: 'Erneut prüfen',
    expiredTitle: 'Die Zeit ist abgelaufen',
    expired: 'Sie haben nicht rechtzeitig bestätigt. Beginnen Sie von vorn.',
    expiredUnknown:
      'Wir wissen noch nicht, ob das rechtzeitig bestätigt wurde. Sehen Sie nach, ob es durchgegangen ist, bevor Sie von vorn beginnen.',
    offline: 'Sie sind offline. Die Zeit läuft weiter; bestätigen Sie, sobald Sie wieder online sind.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Bestätigung wird vorbereitet',
    unavailableTitle: 'Sie können das gerade nicht bestätigen',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Identität bestätigen'
      return step === undefined ? act : `Schritt ${step}${of ? ` von ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'Wir haben diese Zahlung gestoppt',
    checkedTitle: 'Wir prüfen Ihre Zahlung',
    endedTitle: 'Nicht bestätigt',
    authorizedTitle: 'Bestätigt',
    abandoned: 'Die Daten der Zahlung haben sich geändert, nachdem Sie sie geprüft hatten.',
    checked: ({ time }) =>
      `Sie wurde vielleicht schon gesendet. Zahlen Sie nicht noch einmal. Die Daten der Zahlung haben sich geändert, nachdem Sie sie geprüft hatten.${time ? ` Wenn sie nicht gesendet wurde, ist das Geld ab ${time} Uhr wieder frei.` : ''}`,
    ended: 'Sie wurde nicht rechtzeitig bestätigt, oder sie wurde abgebrochen. Es hat kein Geld Ihre Wallet verlassen.',
    authorized: 'Ihre Zahlung ist unterwegs.',
    batchCaption: 'Ihre Zahlungen',
    batchTotal: 'Summe',
    converted: 'Eine Zahlung in einer anderen Währung braucht zwei Schritte.',
    progress: ({ done, of }) => `${done} von ${of} bestätigt.`,
    confirmed: 'Bestätigt',
    tryAgain: 'Erneut versuchen',
    startAgain: 'Von vorn beginnen',
    close: 'Jetzt nicht',
  },
  scaSignIn: {
    title: 'Bestätigen Sie Ihre Identität',
    unavailableTitle: 'Wir können Sie gerade nicht überprüfen',
    signedInTitle: 'Danke, Ihre Identität ist bestätigt',
    notNeededTitle: 'Nichts zu bestätigen',
    explanation:
      'Europäische Vorschriften verlangen das mindestens alle 180 Tage, bevor wir Zahlungen anzeigen oder Geld senden.',
    choose: 'Wie möchten Sie bestätigen?',
    factors: { SMS_OTP: 'Code per SMS', TOTP: 'Authenticator-App', PASSKEY: 'Passkey' },
    again: {
      SMS_OTP: 'Erneut per SMS versuchen',
      TOTP: 'Erneut mit der App versuchen',
      PASSKEY: 'Erneut mit Passkey versuchen',
    },
    usedLast: 'Zuletzt verwendet',
    starting: 'Einen Moment …',
    pending: 'Wir prüfen Ihre Identität noch. Versuchen Sie es in ein paar Minuten noch einmal.',
    signedIn: ({ date }) => (date ? `Wir fragen Sie spätestens am ${date} wieder.` : 'Sie können fortfahren.'),
    notNeeded: 'Sie können ohne diesen Schritt fortfahren.',
    tryAgain: 'Erneut versuchen',
    startAgain: 'Von vorn beginnen',
    close: 'Jetzt nicht',
    done: 'Fertig',
    promptTitle: 'Bestätigen Sie bald Ihre Identität',
    prompt: ({ date }) =>
      `Europäische Vorschriften verlangen das mindestens alle 180 Tage. Bestätigen Sie vor dem ${date}, damit keine Zahlung aufgehalten wird.`,
    promptStart: 'Jetzt bestätigen',
    promptSkip: 'Später',
  },
}
