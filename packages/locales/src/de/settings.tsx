import type { Settings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors, inWords } from './common.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

/** A card by what is known about it. */
const card = ({ brand = 'Karte', last4 }: { brand: string | undefined; last4: string | undefined }) =>
  last4 ? `${brand} mit Endziffern ${last4}` : brand

const changedMeanwhile = 'Ihre Anmeldearten haben sich geändert.'

export const settings: Settings = {
  ...base,
  signedResource,
  cardFreeze: {
    title: 'Karten',
    lead: 'Neue Zahlungen mit einer gesperrten Karte werden abgelehnt. Sie können sie jederzeit entsperren.',
    none: 'Für diese Wallet gibt es keine Karten.',
    card,
    freeze: 'Sperren',
    unfreeze: 'Entsperren',
    states: {
      ACTIVE: 'Aktiv',
      CLOSED: 'Geschlossen',
      FROZEN: 'Gesperrt',
      PENDING_KYC: 'Wartet auf Ihre Identitätsprüfung',
      PROCESSING: 'Wird vorbereitet',
    },
    otherState: 'Status unbekannt',
    frozen: 'Die Karte ist gesperrt.',
    unfrozen: 'Die Karte ist nicht mehr gesperrt.',
    outcomeUnknown:
      'Wir konnten nicht feststellen, ob die Änderung übernommen wurde. Sehen Sie hier nach der Karte, bevor Sie es noch einmal versuchen.',
    errors: {
      ...changeErrors,
      CARD_ALREADY_CLOSED: 'Diese Karte ist geschlossen. Es wurde nichts geändert.',
      CARD_NOT_MUTABLE: 'Diese Karte ist geschlossen. Es wurde nichts geändert.',
      INVALID_STATE_TRANSITION:
        'Diese Karte kann gerade weder gesperrt noch entsperrt werden. Es wurde nichts geändert.',
    },
  },
  contactChange: {
    title: 'E-Mail und Telefon',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    none: 'Nicht hinterlegt',
    change: 'Ändern',
    add: 'Hinzufügen',
    newEmail: 'Neue E-Mail-Adresse',
    newPhone: 'Neue Telefonnummer',
    repeatEmail: 'Neue E-Mail-Adresse wiederholen',
    repeatPhone: 'Neue Telefonnummer wiederholen',
    emailHint: 'Codes gehen dann an diese Adresse statt an die alte.',
    phoneHint: 'Mit Ländervorwahl, zum Beispiel +49. Codes per SMS gehen dann an diese Nummer.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    phoneInvalid: 'Mit Ländervorwahl, zum Beispiel +49 1512 3456789.',
    emailDiffers: 'Die beiden Adressen stimmen nicht überein. Prüfen Sie sie auf Tippfehler.',
    phoneDiffers: 'Die beiden Nummern stimmen nicht überein. Prüfen Sie sie auf Tippfehler.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: {
      email: ({ contact }) => <>Ihre E-Mail-Adresse ist jetzt {contact}. Codes gehen jetzt dorthin.</>,
      phone: ({ contact }) => <>Ihre Telefonnummer ist jetzt {contact}.</>,
    },
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED:
        'Das wurde nicht rechtzeitig bestätigt. Es wurde nichts gespeichert. Beginnen Sie von vorn.',
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED:
        'Die neue Angabe muss mit einem Code bestätigt werden, bevor sie die alte ersetzen kann. Es wurde nichts gespeichert.',
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal.`,
      EMAIL_OTP_CREDENTIAL_SYNC_FAILED:
        'Wir konnten Ihre Anmeldung nicht auf die neue Adresse umstellen, deshalb wurde nichts gespeichert. Wenden Sie sich an den Support.',
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'Diese E-Mail-Adresse wird schon verwendet. Es wurde nichts gespeichert.',
      INVALID_INPUT: 'Das wurde nicht angenommen. Prüfen Sie es auf Tippfehler. Es wurde nichts gespeichert.',
      SMS_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'Diese Telefonnummer wird schon verwendet. Es wurde nichts gespeichert.',
    },
  },
  credentialList: {
    title: 'Anmeldearten',
    kinds: {
      EMAIL_OTP: 'Code per E-Mail',
      SMS_OTP: 'Code per SMS',
      PASSKEY: 'Passkey',
      OAUTH: 'Verknüpftes Konto',
    },
    otherKind: 'Andere Anmeldeart',
    current: 'In dieser Sitzung verwendet',
    lastUsed: ({ time }) => `Hier zuletzt verwendet: ${time}`,
    addedOn: ({ time }) => `Hinzugefügt am ${time}`,
    remove: 'Entfernen',
    removeQuestion: ({ name }) => (
      <>
        {name} entfernen? Sie können sich dann nicht mehr damit anmelden, und Geräte, die damit angemeldet sind, werden
        abgemeldet.
      </>
    ),
    confirmRemove: 'Entfernen',
    keep: 'Abbrechen',
    lastOne: 'Ihre einzige Anmeldeart. Fügen Sie eine andere hinzu, bevor Sie sie entfernen.',
    removed: {
      EMAIL_OTP: 'E-Mail entfernt.',
      SMS_OTP: 'Telefonnummer entfernt.',
      PASSKEY: 'Passkey entfernt.',
      OAUTH: 'Verknüpftes Konto entfernt.',
    },
    removedOther: 'Anmeldeart entfernt.',
    added: {
      EMAIL_OTP: 'Sie können sich jetzt per E-Mail anmelden.',
      SMS_OTP: 'Sie können sich jetzt per SMS anmelden.',
      PASSKEY: 'Passkey hinzugefügt.',
      OAUTH: 'Konto verknüpft.',
    },
    addTitle: 'Weitere Anmeldeart hinzufügen',
    addEmailCode: 'Codes per E-Mail hinzufügen',
    addPhoneCode: 'Codes per SMS hinzufügen',
    phoneMissing: 'Für Codes per SMS fügen Sie zuerst unter „E-Mail und Telefon“ eine Telefonnummer hinzu.',
    addPasskey: 'Passkey hinzufügen',
    addOidc: ({ providerName }) => <>{providerName} verknüpfen</>,
    codeTitles: { EMAIL_OTP: 'E-Mail-Adresse bestätigen', SMS_OTP: 'Telefonnummer bestätigen' },
    submitCode: 'Bestätigen',
    skipCode: 'Später',
    unverified: 'Noch nicht bestätigt',
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED:
        'Das wurde nicht rechtzeitig bestätigt. Es wurde nichts geändert. Beginnen Sie von vorn.',
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED:
        'Bestätigen Sie das zuerst mit einem Code: Melden Sie sich einmal damit an.',
      EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS: 'Sie melden sich schon mit Codes per E-Mail an.',
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Es wurde nichts übernommen. Prüfen Sie die Liste und versuchen Sie es noch einmal.`,
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'Diese E-Mail-Adresse wird schon zum Anmelden verwendet.',
      INVALID_INPUT:
        'Codes brauchen eine E-Mail-Adresse oder Telefonnummer. Fügen Sie sie zuerst unter „E-Mail und Telefon“ hinzu.',
      LAST_CREDENTIAL: 'Das ist Ihre einzige Anmeldeart. Fügen Sie eine andere hinzu, bevor Sie sie entfernen.',
      OIDC_TOKEN_REFUSED:
        'Dieses Konto konnte nicht überprüft werden. Es wurde nichts geändert. Versuchen Sie es noch einmal.',
      OTHER_CREDENTIAL_REQUIRED: 'Melden Sie sich auf andere Art an, um diese zu entfernen. Es wurde nichts geändert.',
      PASSKEY_ALREADY_HERE: 'Auf diesem Gerät gibt es schon einen Passkey für diese Wallet.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Sie melden sich schon mit diesem Passkey an.',
      SMS_OTP_CREDENTIAL_ALREADY_EXISTS: 'Sie melden sich schon mit Codes per SMS an.',
      SMS_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Es wurde nichts übernommen. Prüfen Sie die Liste und versuchen Sie es noch einmal.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'Diese Telefonnummer wird schon zum Anmelden verwendet.',
    },
  },
  delegatedKeys: {
    title: 'Kartenzugriff',
    lead: 'Diese Karten zahlen aus Ihrer Wallet, ohne Sie jedes Mal zu fragen. Das können Sie jederzeit beenden.',
    none: 'Noch zahlt keine Karte allein.',
    noCards: 'Es gibt keine aktive Karte, die Sie freigeben könnten.',
    allCardsAllowed: 'Alle Ihre Karten sind freigegeben.',
    card,
    statuses: { ACTIVE: 'Freigegeben', REVOKED: 'Entzogen' },
    otherStatus: 'Status unbekannt',
    since: ({ time }) => `seit ${time}`,
    revoke: 'Entziehen',
    revokeQuestion: ({ name }) => (
      <>{name} den Zugriff entziehen? Die Karte kann dann nicht mehr aus dieser Wallet zahlen.</>
    ),
    confirmRevoke: 'Zugriff entziehen',
    keep: 'Abbrechen',
    revoked: 'Kartenzugriff entzogen.',
    createTitle: 'Eine Karte allein bezahlen lassen',
    cardLabel: 'Karte',
    limit: ({ amount }) =>
      amount ? `Jeder Kauf kann bis zu ${amount} kosten.` : 'Jeder Kauf kann alles nehmen, was in Ihrer Wallet ist.',
    nameLabel: 'Wofür ist sie?',
    nameHint: 'Zum Beispiel „Einkäufe“.',
    nameMissing: 'Geben Sie an, wofür sie ist.',
    create: 'Diese Karte freigeben',
    created: 'Diese Karte kann jetzt aus Ihrer Wallet zahlen.',
    errors: {
      ...changeErrors,
      CARD_NOT_MUTABLE: 'Diese Karte kann nicht geändert werden. Es wurde nichts geändert.',
      CONFLICT: 'Diese Karte ist schon freigegeben. Es wurde nichts geändert.',
      FUNDING_SOURCE_INELIGIBLE: 'Diese Karte kann nicht aus dieser Wallet zahlen. Es wurde nichts geändert.',
    },
  },
  sessionList: {
    title: 'Geräte',
    current: 'Dieses Gerät',
    others: 'Andere Geräte',
    other: 'Anderes Gerät',
    openedBy: {
      EMAIL_OTP: ({ name }) => <>Mit einem Code an {name} angemeldet</>,
      SMS_OTP: ({ name }) => <>Mit einem Code an {name} angemeldet</>,
      PASSKEY: ({ name }) => <>Mit dem Passkey {name} angemeldet</>,
      OAUTH: ({ name }) => <>Mit dem Konto {name} angemeldet</>,
    },
    openedOtherwise: ({ name }) => <>Mit {name} angemeldet</>,
    since: ({ time }) => `Aktiv seit ${time}`,
    end: 'Abmelden',
    endCurrent: 'Abmelden',
    ended: 'Das Gerät wurde abgemeldet.',
    endedWallet:
      'Das Gerät kann kein Geld mehr senden. Was es anzeigt, bleibt sichtbar, bis sich dort jemand abmeldet.',
    walletOnly:
      'Wenn Sie ein anderes Gerät abmelden, sind von dort keine Zahlungen mehr möglich. Was es anzeigt, zum Beispiel Ihr Guthaben, bleibt sichtbar, bis sich dort jemand abmeldet.',
    endedCurrent: 'Sie sind auf diesem Gerät abgemeldet.',
    endOthers: 'Alle anderen abmelden',
    endOthersQuestion: 'Alle anderen Geräte abmelden? Auf diesem bleiben Sie angemeldet.',
    keep: 'Abbrechen',
    endedOthers: 'Alle anderen Geräte wurden abgemeldet.',
    endedOthersWallet:
      'Ihre anderen Geräte können kein Geld mehr senden. Was sie anzeigen, bleibt sichtbar, bis sich dort jemand abmeldet.',
    none: 'Kein Gerät ist bei dieser Wallet angemeldet.',
    errors: { ...changeErrors, REFERENCE_NOT_FOUND: 'Das Gerät ist bereits abgemeldet.' },
  },
  walletExport: {
    ...temporarySecret,
    title: 'Wieder­herstellungs­wörter',
    lead: 'Diese Wörter öffnen Ihre Wallet überall, auch ohne uns. Lesen Sie zuerst das hier.',
    warnings: [
      'Wer diese Wörter hat, kann alles aus dieser Wallet nehmen, und das lässt sich nicht rückgängig machen.',
      'Der Support fragt nie danach. Wer danach fragt, will Sie bestehlen.',
      'Nur ich sehe diesen Bildschirm, und er wird weder geteilt noch aufgezeichnet.',
    ],
    start: 'Wörter anzeigen',
    readyTitle: 'Schreiben Sie diese Wörter auf',
    readyLead: 'Schreiben Sie sie in dieser Reihenfolge auf Papier. Keine Fotos, keine Dateien.',
    wordsLabel: 'Wiederherstellungswörter',
    reveal: 'Wörter aufdecken',
    hide: 'Wörter verbergen',
    moreTime: 'Mehr Zeit',
    shown: 'Die Wörter sind jetzt auf dem Bildschirm.',
    hidden: 'Die Wörter sind verborgen.',
    copy: 'Für Passwortmanager kopieren',
    copyWaits:
      'Die Wörter können noch in Ihrer Zwischenablage sein. Klicken Sie irgendwo auf diese Seite, um sie zu leeren.',
    copyRefused: 'Dieser Browser erlaubt kein Kopieren. Schreiben Sie die Wörter auf.',
    clearsIn: 'Wird verborgen in',
    finish: 'Ich habe sie aufgeschrieben',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Die Wörter sind jetzt verborgen.' : `Die Wörter werden in ${inWords(seconds)} verborgen.`,
    checkTitle: 'Prüfen Sie Ihre Wörter',
    checkLead: 'Geben Sie zwei der Wörter ein, damit Sie sicher sind, dass Sie sie richtig aufgeschrieben haben.',
    checkLabel: ({ number }) => `Wort ${number}`,
    checkWrong: 'Das stimmt nicht. Sehen Sie auf Ihrem Papier nach und versuchen Sie es noch einmal.',
    check: 'Prüfen',
    back: 'Wörter noch einmal anzeigen',
    checkedTitle: 'Ihre Wörter sind gesichert',
    checked: 'Bewahren Sie das Papier sicher auf. Wir behalten keine Kopie der Wörter.',
    clearedTitle: 'Die Wörter sind verborgen',
    cleared: 'Die Zeit ist abgelaufen. Wir behalten keine Kopie der Wörter.',
    again: 'Noch einmal anzeigen',
    errors: {
      ...changeErrors,
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      TIMEOUT: 'Wir haben nicht rechtzeitig eine Antwort erhalten. Versuchen Sie es noch einmal.',
      WALLET_ENVELOPE_UNTRUSTED:
        'Zu Ihrer Sicherheit haben wir diese Wörter nicht geöffnet: Wir konnten nicht prüfen, ob sie zu Ihrer Wallet gehören. Wenden Sie sich an den Support.',
    },
  },
  walletPrivacy: {
    title: 'Privatsphäre',
    label: 'Private Wallet',
    hint: 'Verbirgt Ihr Guthaben und Ihre Zahlungen vor Personen, die Ihre Adresse kennen. Sie können das jederzeit ändern.',
    on: 'Ein',
    off: 'Aus',
    turnedOn: 'Diese Wallet ist auf privat gestellt.',
    turnedOff: 'Diese Wallet ist nicht mehr auf privat gestellt.',
    errors: changeErrors,
  },
}
