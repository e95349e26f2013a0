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
    title: 'Hoe je betalingen bevestigt',
    notNeeded: 'Je hoeft betalingen niet zo te bevestigen, dus er is niets in te stellen.',
    kinds: { SMS_OTP: 'Telefoon', TOTP: 'Authenticator-app', PASSKEY: 'Toegangssleutel' },
    otherKind: 'Andere manier',
    details: {
      SMS_OTP: 'Codes per sms · Altijd aan',
      TOTP: 'Voor inloggen en vertrouwde ontvangers, niet voor betalingen',
      PASSKEY: 'Vingerafdruk, gezicht of schermvergrendeling',
    },
    remove: 'Verwijderen',
    removeQuestion: () => 'Deze toegangssleutel verwijderen? Je kunt er dan geen betalingen meer mee bevestigen.',
    confirmRemove: 'Verwijderen',
    keep: 'Annuleren',
    removed: 'Toegangssleutel verwijderd.',
    lost: 'Kwijt?',
    lostQuestion: () =>
      'Om hem te vervangen, bevestig je je identiteit met een selfie en eventueel een identiteitsbewijs.',
    addTitle: 'Nog een manier toevoegen',
    addTotp: 'Authenticator-app toevoegen',
    addPasskey: 'Toegangssleutel toevoegen',
    passkeyHint:
      'Voor een toegangssleutel vraagt je apparaat om je vingerafdruk, gezicht of schermvergrendeling. De toegangssleutel waarmee je inlogt, telt hier niet: voeg een aparte toe.',
    passkeyAdded: 'Toegangssleutel toegevoegd. Je kunt er nu betalingen mee bevestigen.',
    totpAdded: 'Authenticator-app toegevoegd.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Deze website is niet ingesteld voor toegangssleutels, dus er is er geen gemaakt. Neem contact op met de klantenservice.',
    },
  },
  scaFactorReset: {
    start: 'Mijn identiteit bevestigen',
    waitUntil: ({ time }) => `Je bent hier te vaak mee begonnen. Probeer het om ${time} opnieuw.`,
    waitingTitle: 'Bevestig je identiteit',
    waiting:
      'De controle opent in een nieuw tabblad en vraagt om een selfie en eventueel een identiteitsbewijs. Kom daarna terug naar deze pagina.',
    openCheck: 'Doorgaan naar de controle',
    noLink:
      'Heb je de controle afgerond, wacht dan hier. Anders begin je opnieuw: de link wordt maar één keer getoond.',
    until: ({ time }) => `Link geldig tot ${time}`,
    reviewTitle: 'We beoordelen je controle',
    review: 'Bedankt, we kijken ernaar. Je kunt deze pagina verlaten.',
    passedTitle: 'Je identiteit is bevestigd',
    passed: {
      SMS_OTP: 'Naar welk nummer moeten we je codes sturen?',
      TOTP: 'Je kunt nu de oude app verwijderen. De codes daarvan werken dan niet meer.',
      PASSKEY: 'Je kunt nu de oude toegangssleutel verwijderen. Die werkt dan niet meer.',
    },
    number: 'Nieuw mobiel nummer',
    numberHint: 'Met landnummer, bijvoorbeeld +31. We sturen codes per sms naar dit nummer.',
    complete: {
      SMS_OTP: 'Dit nummer gebruiken',
      TOTP: 'Oude app verwijderen',
      PASSKEY: 'Oude sleutel verwijderen',
    },
    completedTitle: 'Klaar',
    completed: {
      SMS_OTP: 'We sturen je codes naar het nieuwe nummer.',
      TOTP: 'De oude app is verwijderd. Op deze pagina kun je een nieuwe toevoegen.',
      PASSKEY: 'De oude toegangssleutel is verwijderd. Op deze pagina kun je een nieuwe toevoegen.',
    },
    rejectedTitle: 'We konden je niet verifiëren',
    rejected: 'Er is niets gewijzigd. Begin opnieuw of neem contact op met de klantenservice.',
    expiredTitle: 'De link naar de controle is verlopen',
    expired: 'Er is niets gewijzigd. Je kunt opnieuw beginnen.',
    startAgain: 'Opnieuw beginnen',
    stop: 'Annuleren',
    close: 'Klaar',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'We kunnen dit nummer niet gebruiken. Controleer het en probeer het opnieuw.',
      INVALID_PHONE_NUMBER: 'Voer het hele nummer met landnummer in, bijvoorbeeld met +31.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Deze controle is niet meer beschikbaar. Begin opnieuw.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Authenticator-app toevoegen',
    lead: 'Authenticator-apps werken offline en tonen elke 30 seconden een nieuwe code. Installeer er eerst een.',
    start: 'QR-code tonen',
    cancel: 'Niet nu',
    codeTitle: 'Koppel je app',
    codeLead:
      'Scan de code met je app of voer de sleutel in. Houd de sleutel geheim: wie die heeft, kan jouw codes maken.',
    qrCode: 'QR-code voor je authenticator-app. Hij bevat de sleutel hieronder.',
    openApp: 'Openen in authenticator-app',
    key: 'Sleutel',
    copyKey: 'Sleutel kopiëren',
    codeLabel: ({ length }) => `Code van ${length} cijfers uit de app`,
    codeHint: 'Voer de code uit je app in.',
    codeIncomplete: ({ length }) => `Voer alle ${length} cijfers in.`,
    submit: 'Koppelen',
    recoveryTitle: 'Bewaar je herstelcodes',
    recoveryLead: 'Bewaar deze codes voor het geval je de app kwijtraakt. Je ziet ze hierna niet meer.',
    recoveryCodes: 'Herstelcodes',
    copyCodes: 'Kopiëren',
    download: 'Downloaden',
    fileName: 'herstelcodes.txt',
    fileHeader: 'Herstelcodes voor je authenticator-app. Bewaar ze veilig.',
    print: 'Afdrukken',
    saved: 'Ik heb ze bewaard',
    clearedTitle: 'Verborgen voor je veiligheid',
    cleared:
      'We hebben de sleutel verborgen, en er is geen app gekoppeld. Staat hij al in je app, verwijder hem daar dan.',
    clearedEnrolled: 'Je app is gekoppeld. De herstelcodes zijn verborgen en kunnen niet opnieuw worden getoond.',
    again: 'Opnieuw beginnen',
    doneTitle: 'Je app is gekoppeld',
    done: 'Je kunt hem gebruiken om in te loggen en voor vertrouwde ontvangers. Betalingen bevestig je nog steeds met je telefoon of een toegangssleutel.',
    close: 'Klaar',
    errors: {
      ...scaErrors,
      CONFLICT: 'Dat ging niet door. Misschien heb je al een app: kijk in de lijst voordat je het opnieuw probeert.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Dat is niet gelukt. Wacht op de volgende code uit je app en probeer het opnieuw.',
    },
  },
  trustedBeneficiaries: {
    title: 'Vertrouwde ontvangers',
    lead: 'Vertrouwde ontvangers kun je zonder code betalen. Vertrouw alleen rekeningen die je goed kent.',
    none: 'Je hebt geen opgeslagen ontvangers.',
    trusted: 'Vertrouwd',
    setAside: 'Voorlopig geblokkeerd',
    unknown: 'Je laatste wijziging is misschien niet doorgegaan. Probeer het opnieuw.',
    trust: 'Vertrouwen',
    stopTrusting: 'Niet meer vertrouwen',
    trustQuestion: ({ name }) => (
      <>{name} vertrouwen? Voor betalingen naar deze rekening heb je dan geen code of toegangssleutel nodig.</>
    ),
    keep: 'Annuleren',
    proofTitles: {
      trust: 'Bevestig dat je deze ontvanger vertrouwt',
      untrust: 'Bevestig dat je deze ontvanger niet meer vertrouwt',
    },
    account: 'Rekening',
    cancel: 'Annuleren',
    startAgain: 'Opnieuw beginnen',
    changedTitle: 'De gegevens van deze ontvanger zijn veranderd',
    changed: 'We zijn gestopt, en er is niets gewijzigd. Dit zijn de huidige gegevens:',
    close: 'Terug naar de lijst',
    done: {
      trust: ({ name }) => <>{name} is nu een vertrouwde ontvanger. Je kunt zonder code betalen.</>,
      untrust: ({ name }) => <>{name} is geen vertrouwde ontvanger meer. Je bevestigt elke betaling.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'We kregen geen antwoord. We weten niet of het is gelukt. Kijk in de lijst; je kunt zonder risico opnieuw beginnen.',
      SCA_NOT_APPLICABLE: 'Voor je betalingen is zo’n code niet nodig, dus er is hier niets in te stellen.',
    },
  },
}
