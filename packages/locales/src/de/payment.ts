import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'Der Name passt zum Konto.',
    titles: {
      PARTIAL_MATCH: 'Der Name stimmt nicht ganz',
      NOT_MATCHED: 'Der Name stimmt nicht überein',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Bei der Bank des Empfängers läuft dieses Konto auf den Namen ${name}.`
        : 'Bei der Bank des Empfängers läuft dieses Konto auf einen ähnlichen Namen.',
    NOT_MATCHED:
      'Bei der Bank des Empfängers läuft dieses Konto auf einen anderen Namen. Wenn Sie diese Daten von jemandem haben, fragen Sie auf einem anderen Weg nach: Geld auf dem falschen Konto kann verloren sein.',
    UNSUPPORTED:
      'Bei dieser Kontoart lässt sich der Name nicht prüfen. Vergewissern Sie sich, dass die Kontodaten stimmen.',
    CHECKED_BY_RECEIVING_FI: 'Die Bank des Empfängers prüft den Namen, wenn die Zahlung ankommt.',
    PENDING: 'Wir prüfen den Namen bei der Bank des Empfängers. Gleich können Sie senden.',
    accept: 'Ich habe die Daten geprüft und möchte auf dieses Konto zahlen.',
  },
  quoteConfirmation: {
    loadingTitle: 'Ihr Angebot wird geladen',
    unavailableTitle: 'Wir konnten kein Angebot einholen',
    notFoundTitle: 'Zahlung nicht gefunden',
    unreadableTitle: 'Wir können Ihre Zahlung gerade nicht prüfen',
    unreadable: 'Sie wurde vielleicht schon gesendet. Zahlen Sie nicht noch einmal.',
    reviewTitle: 'Prüfen und senden',
    addTitle: 'Prüfen und einzahlen',
    changedTitle: 'Das Angebot hat sich geändert',
    expiredTitle: 'Dieses Angebot ist abgelaufen',
    authorizingTitle: 'Bestätigen Sie Ihre Zahlung',
    expired: 'Es wurde nichts gesendet. Angebote gelten einige Minuten.',
    authorizing: ({ time }) =>
      time
        ? `Noch nicht gesendet. Bestätigen Sie bis ${time} Uhr. Sonst wird sie nicht mehr gesendet, und das Geld ist wieder frei.`
        : 'Noch nicht gesendet. Ihre Bestätigung fehlt noch.',
    abandonedTitle: 'Wir haben diese Zahlung gestoppt',
    abandoned:
      'Es wurde nichts gesendet. Die Daten der Zahlung haben sich geändert, nachdem Sie sie geprüft hatten. Sie kann deshalb nicht bestätigt werden.',
    checkedTitle: 'Wir prüfen Ihre Zahlung',
    checked: ({ time }) =>
      `Sie wurde vielleicht schon gesendet. Zahlen Sie nicht noch einmal. Die Daten der Zahlung haben sich geändert, nachdem Sie sie geprüft hatten.${time ? ` Wenn sie nicht gesendet wurde, ist das Geld ab ${time} Uhr wieder frei.` : ''}`,
    replacedTitle: 'Diese Zahlung wurde ersetzt',
    replaced:
      'Sie haben diese Zahlung in einem anderen Tab neu begonnen. Diese hier kann deshalb nicht bestätigt werden.',
    outcomeUnknownTitle: 'Wir prüfen Ihre Bestätigung',
    outcomeUnknown:
      'Sie haben bestätigt, aber wir haben noch keine Antwort erhalten. Wir prüfen weiter und sagen Ihnen hier Bescheid.',
    lockedTitle: 'Zu viele fehlgeschlagene Versuche',
    locked: ({ time }) =>
      time
        ? `Ab ${time} Uhr können Sie wieder Zahlungen bestätigen.`
        : 'Sie können später wieder Zahlungen bestätigen.',
    lockedTooLong: ({ time }) =>
      time
        ? `Diese Zahlung läuft ab. Nach ${time} Uhr können Sie sie erneut senden.`
        : 'Diese Zahlung läuft ab. Sie können sie später erneut senden.',
    suspendedTitle: 'Ihr Konto ist gesperrt',
    suspended: 'Wenden Sie sich an den Support, um Ihr Konto zu entsperren; Warten hilft nicht.',
    continue: 'Zahlung bestätigen',
    startAgain: 'Von vorn beginnen',
    done: 'Schließen',
    switchingTitle: 'Einen Moment',
    switching: 'Es wurde noch nichts gesendet. Wir bereiten Ihre Zahlung zum Bestätigen vor.',
    switched: 'Es wurde nichts gesendet. Prüfen Sie die Zahlung und senden Sie sie dann.',
    followingTitle: 'Noch ein Schritt für diese Zahlung',
    following: 'Bestätigen Sie Ihre Identität, um den Stand dieser Zahlung zu sehen. Zahlen Sie nicht noch einmal.',
    confirm: ({ amount }) => `${amount} senden`,
    add: ({ amount }) => `${amount} einzahlen`,
    edit: 'Bearbeiten',
    cancel: 'Abbrechen',
    requote: 'Neues Angebot einholen',
    tryAgain: 'Erneut versuchen',
    heldUntil: ({ time }) => `Angebot gilt bis ${time} Uhr`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Das Angebot ist abgelaufen.' : `Das Angebot gilt noch ${inWords(seconds)}.`,
    signInTitle: 'Anmelden, um zu senden',
    signInAndSend: ({ amount }) => `Anmelden und ${amount} senden`,
    signInCancel: 'Jetzt nicht',
    errors: {
      ...commonErrors,
      none: 'Es wurde nichts gesendet. Das hat nicht geklappt.',
      retry: 'Es wurde nichts gesendet. Das hat nicht geklappt. Versuchen Sie es noch einmal.',
      AMOUNT_OUT_OF_RANGE: 'Es wurde nichts gesendet. Dieser Betrag ist für diesen Empfänger zu klein oder zu groß.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Es wurde nichts gesendet. Dieser Empfänger wird noch geprüft. Versuchen Sie es später noch einmal.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Es wurde nichts gesendet. Das ist mehr, als Sie heute senden können.',
      DOCUMENTS_REQUIRED:
        'Es wurde nichts gesendet. Für diesen Zweck sind Unterlagen nötig: Wenden Sie sich an den Support.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Es wurde nichts gesendet. Bestätigen Sie zuerst in der Liste Ihrer Empfänger, dass diese Wallet Ihnen gehört.',
      INSUFFICIENT_BALANCE: 'Es wurde nichts gesendet. In Ihrer Wallet ist nicht genug Geld.',
      INSUFFICIENT_FUNDS: 'Es wurde nichts gesendet. In Ihrer Wallet ist nicht genug Geld.',
      INVALID_AMOUNT: 'Es wurde nichts gesendet. Gehen Sie zurück und ändern Sie den Betrag.',
      INVALID_BANK_ACCOUNT: 'Es wurde nichts gesendet. Die Kontodaten des Empfängers stimmen nicht.',
      INVALID_STATE_TRANSITION: 'Diese Zahlung kann nicht mehr gesendet werden. Holen Sie ein neues Angebot ein.',
      INVALID_INPUT:
        'Es wurde nichts gesendet. Wir können diese Zahlung nicht ausführen. Gehen Sie zurück und prüfen Sie Betrag und Empfänger.',
      NETWORK_UNREACHABLE: 'Es wurde nichts gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      NOT_APPROVED: 'Diese Zahlung wurde nicht genehmigt. Wenden Sie sich an den Support.',
      OPERATION_IN_PROGRESS:
        'Ihre Bestätigung ist vielleicht noch unterwegs. Warten Sie, bis ihre Zeit abgelaufen ist, und versuchen Sie es dann noch einmal.',
      PAYLOAD_INVALID:
        'Es wurde nichts signiert und nichts gesendet: Wir konnten nicht prüfen, was Sie signieren würden. Wenden Sie sich an den Support, bevor Sie es noch einmal versuchen.',
      PAYLOAD_MISMATCH:
        'Es wurde nichts signiert und nichts gesendet: Was Sie signieren sollten, ist nicht die Zahlung, die hier steht. Wenden Sie sich an den Support, bevor Sie es noch einmal versuchen.',
      QUOTE_CHANGED:
        'Es wurde nichts gesendet. Das Angebot hat sich vor dem Senden geändert. Prüfen Sie die neuen Angaben.',
      QUOTE_EXPIRED: 'Es wurde nichts gesendet. Dieses Angebot ist abgelaufen.',
      QUOTE_NOT_FOUND: 'Wir konnten diese Zahlung nicht finden. Beginnen Sie eine neue.',
      QUOTE_NOT_SIGNABLE: 'Es wurde nichts gesendet. Diese Wallet kann diese Zahlung nicht ausführen.',
      QUOTE_RATE_UNAVAILABLE: 'Es wurde nichts gesendet. Dieses Angebot ist nicht mehr verfügbar.',
      REFERENCE_NOT_FOUND:
        'Es wurde nichts gesendet. Wir konnten diesen Empfänger oder diese Zahlung nicht finden. Beginnen Sie eine neue.',
      SELF_PAYMENT: 'Es wurde nichts gesendet. Sie können kein Geld an Ihre eigene Wallet senden.',
      SESSION_EXPIRED: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um zu senden.',
      TIMEOUT:
        'Es wurde nichts gesendet. Wir haben nicht rechtzeitig eine Antwort erhalten. Versuchen Sie es noch einmal.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Es wurde nichts gesendet. Das ist mehr, als Sie auf einmal senden können.',
      VELOCITY_LIMIT_EXCEEDED:
        'Es wurde nichts gesendet. Sie haben in kurzer Zeit viel gesendet. Versuchen Sie es später noch einmal.',
    },
  },
}
