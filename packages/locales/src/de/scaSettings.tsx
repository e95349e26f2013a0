import type { ScaSettings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors } from './common.ts'
import { scaErrors } from './scaErrors.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

export const scaSettings: ScaSettings = {
  ...base,
  signedResource,
  scaFactors: {
    title: 'So bestätigen Sie Zahlungen',
    notNeeded: 'Sie müssen Zahlungen nicht auf diese Weise bestätigen. Es gibt also nichts einzurichten.',
    kinds: { SMS_OTP: 'Telefon', TOTP: 'Authenticator-App', PASSKEY: 'Passkey' },
    otherKind: 'Anderer Weg',
    details: {
      SMS_OTP: 'Codes per SMS · Immer\u00a0aktiv',
      TOTP: 'Für die Anmeldung und vertrauenswürdige Empfänger, nicht für Zahlungen',
      PASSKEY: 'Fingerabdruck, Gesicht oder Displaysperre',
    },
    remove: 'Entfernen',
    removeQuestion: () => 'Diesen Passkey entfernen? Sie können dann keine Zahlungen mehr damit bestätigen.',
    confirmRemove: 'Entfernen',
    keep: 'Abbrechen',
    removed: 'Passkey entfernt.',
    lost: 'Verloren?',
    lostQuestion: () => 'Für den Ersatz bestätigen Sie Ihre Identität mit einem Selfie und eventuell einem Ausweis.',
    addTitle: 'Weiteren Weg hinzufügen',
    addTotp: 'Authenticator‑App hinzufügen',
    addPasskey: 'Passkey hinzufügen',
    passkeyHint:
      'Für einen Passkey fragt Ihr Gerät nach Fingerabdruck, Gesicht oder Displaysperre. Der Passkey, mit dem Sie sich anmelden, gilt hier nicht: Fügen Sie einen eigenen hinzu.',
    passkeyAdded: 'Passkey hinzugefügt. Sie können jetzt Zahlungen damit bestätigen.',
    totpAdded: 'Authenticator-App hinzugefügt.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Für diese Website sind keine Passkeys eingerichtet, deshalb wurde keiner erstellt. Wenden Sie sich an den Support.',
    },
  },
  scaFactorReset: {
    start: 'Identität bestätigen',
    waitUntil: ({ time }) => `Sie haben das zu oft begonnen. Versuchen Sie es wieder ab ${time} Uhr.`,
    waitingTitle: 'Bestätigen Sie Ihre Identität',
    waiting:
      'Die Prüfung öffnet sich in einem neuen Tab und fragt nach einem Selfie und eventuell einem Ausweis. Kommen Sie danach auf diese Seite zurück.',
    openCheck: 'Weiter zur Prüfung',
    noLink:
      'Wenn Sie die Prüfung abgeschlossen haben, warten Sie hier. Sonst beginnen Sie von vorn: Der Link wird nur einmal angezeigt.',
    until: ({ time }) => `Link gültig bis ${time} Uhr`,
    reviewTitle: 'Wir prüfen Ihre Angaben',
    review: 'Danke, wir sehen uns das an. Sie können diese Seite verlassen.',
    passedTitle: 'Ihre Identität ist bestätigt',
    passed: {
      SMS_OTP: 'An welche Nummer sollen wir Ihre Codes senden?',
      TOTP: 'Sie können jetzt die alte App entfernen. Deren Codes gelten dann nicht mehr.',
      PASSKEY: 'Sie können jetzt den alten Passkey entfernen. Er funktioniert dann nicht mehr.',
    },
    number: 'Neue Mobilnummer',
    numberHint: 'Mit Ländervorwahl, zum Beispiel +49. Wir senden Codes per SMS an diese Nummer.',
    complete: {
      SMS_OTP: 'Diese Nummer verwenden',
      TOTP: 'Alte App entfernen',
      PASSKEY: 'Alten Passkey entfernen',
    },
    completedTitle: 'Alles erledigt',
    completed: {
      SMS_OTP: 'Wir senden Ihre Codes an die neue Nummer.',
      TOTP: 'Die alte App wurde entfernt. Auf dieser Seite können Sie eine neue hinzufügen.',
      PASSKEY: 'Der alte Passkey wurde entfernt. Auf dieser Seite können Sie einen neuen hinzufügen.',
    },
    rejectedTitle: 'Wir konnten Sie nicht überprüfen',
    rejected: 'Es wurde nichts geändert. Beginnen Sie von vorn oder wenden Sie sich an den Support.',
    expiredTitle: 'Der Link zur Prüfung ist abgelaufen',
    expired: 'Es wurde nichts geändert. Sie können von vorn beginnen.',
    startAgain: 'Von vorn beginnen',
    stop: 'Abbrechen',
    close: 'Fertig',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Wir können diese Nummer nicht verwenden. Prüfen Sie sie und versuchen Sie es noch einmal.',
      INVALID_PHONE_NUMBER: 'Geben Sie die ganze Nummer mit Ländervorwahl ein, zum Beispiel mit +49.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Diese Prüfung ist nicht mehr verfügbar. Beginnen Sie von vorn.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Authenticator-App hinzufügen',
    lead: 'Authenticator-Apps funktionieren offline und zeigen alle 30 Sekunden einen neuen Code. Installieren Sie zuerst eine.',
    start: 'QR-Code anzeigen',
    cancel: 'Jetzt nicht',
    codeTitle: 'Verbinden Sie Ihre App',
    codeLead:
      'Scannen Sie den Code mit Ihrer App oder geben Sie den Schlüssel ein. Halten Sie ihn geheim: Wer ihn hat, kann Ihre Codes erzeugen.',
    qrCode: 'QR-Code für Ihre Authenticator-App. Er enthält den Schlüssel darunter.',
    openApp: 'In Authenticator-App öffnen',
    key: 'Schlüssel',
    copyKey: 'Schlüssel kopieren',
    codeLabel: ({ length }) => `${length}-stelliger Code aus der App`,
    codeHint: 'Geben Sie den Code aus Ihrer App ein.',
    codeIncomplete: ({ length }) => `Geben Sie alle ${length} Ziffern ein.`,
    submit: 'Verbinden',
    recoveryTitle: 'Speichern Sie Ihre Wieder­herstellungs­codes',
    recoveryLead:
      'Speichern Sie diese Codes für den Fall, dass Sie Ihre App verlieren. Sie sehen sie nicht noch einmal.',
    recoveryCodes: 'Wiederherstellungscodes',
    copyCodes: 'Kopieren',
    download: 'Herunterladen',
    fileName: 'wiederherstellungscodes.txt',
    fileHeader: 'Wiederherstellungscodes für Ihre Authenticator-App. Bewahren Sie sie sicher auf.',
    print: 'Drucken',
    saved: 'Ich habe sie gespeichert',
    clearedTitle: 'Zu Ihrer Sicherheit verborgen',
    cleared:
      'Wir haben den Schlüssel verborgen, und es wurde keine App verbunden. Wenn er schon in Ihrer App ist, löschen Sie ihn dort.',
    clearedEnrolled:
      'Ihre App ist verbunden. Ihre Wiederherstellungscodes sind verborgen und können nicht noch einmal angezeigt werden.',
    again: 'Von vorn beginnen',
    doneTitle: 'Ihre App ist verbunden',
    done: 'Sie können sie für die Anmeldung und für vertrauenswürdige Empfänger verwenden. Zahlungen bestätigen Sie weiterhin mit Telefon oder Passkey.',
    close: 'Fertig',
    errors: {
      ...scaErrors,
      CONFLICT:
        'Das ging nicht durch. Vielleicht haben Sie schon eine App: Sehen Sie in der Liste nach, bevor Sie es noch einmal versuchen.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED:
        'Das hat nicht geklappt. Warten Sie auf den nächsten Code aus Ihrer App und versuchen Sie es noch einmal.',
    },
  },
  trustedBeneficiaries: {
    title: 'Vertrauens­würdige Empfänger',
    lead: 'Vertrauenswürdige Empfänger können Sie ohne Code bezahlen. Vertrauen Sie nur Konten, die Sie gut kennen.',
    none: 'Sie haben keine gespeicherten Empfänger.',
    trusted: 'Vertrauenswürdig',
    setAside: 'Vorerst gesperrt',
    unknown: 'Ihre letzte Änderung ist vielleicht nicht durchgegangen. Versuchen Sie es noch einmal.',
    trust: 'Vertrauen',
    stopTrusting: 'Nicht mehr vertrauen',
    trustQuestion: ({ name }) => (
      <>{name} vertrauen? Für Zahlungen auf dieses Konto brauchen Sie dann weder Code noch Passkey.</>
    ),
    keep: 'Abbrechen',
    proofTitles: {
      trust: 'Vertrauen bestätigen',
      untrust: 'Ende des Vertrauens bestätigen',
    },
    account: 'Konto',
    cancel: 'Abbrechen',
    startAgain: 'Von vorn beginnen',
    changedTitle: 'Die Daten dieses Empfängers haben sich geändert',
    changed: 'Wir haben abgebrochen, und es wurde nichts geändert. Das sind die aktuellen Daten:',
    close: 'Zurück zur Liste',
    done: {
      trust: ({ name }) => <>{name} ist jetzt vertrauenswürdig. Sie können ohne Code bezahlen.</>,
      untrust: ({ name }) => <>{name} ist nicht mehr vertrauenswürdig. Sie bestätigen jede Zahlung.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Wir haben keine Antwort erhalten. Ob das durchgegangen ist, ist ungewiss. Sehen Sie in der Liste nach; Sie können gefahrlos von vorn beginnen.',
      SCA_NOT_APPLICABLE: 'Ihre Zahlungen brauchen keinen solchen Code. Es gibt hier also nichts einzurichten.',
    },
  },
}
