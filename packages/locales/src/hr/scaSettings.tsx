import type { ScaSettings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { allDigits, base, commonErrors } from './common.ts'
import { scaErrors } from './scaErrors.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

export const scaSettings: ScaSettings = {
  ...base,
  signedResource,
  scaFactors: {
    title: 'Kako potvrđujete plaćanja',
    notNeeded: 'Plaćanja ne trebate potvrđivati na ovaj način pa ovdje nije potrebno ništa postavljati.',
    kinds: { SMS_OTP: 'Telefon', TOTP: 'Aplikacija za autentifikaciju', PASSKEY: 'Pristupni ključ' },
    otherKind: 'Drugi način',
    details: {
      SMS_OTP: 'Kodovi SMS-om · Uvijek\u00a0uključeno',
      TOTP: 'Za prijavu i pouzdane primatelje, ne za plaćanja',
      PASSKEY: 'Otisak prsta, prepoznavanje lica ili otključavanje zaslona',
    },
    remove: 'Ukloni',
    removeQuestion: () => 'Ukloniti ovaj pristupni ključ? Njime više nećete moći potvrđivati plaćanja.',
    confirmRemove: 'Ukloni',
    keep: 'Odustani',
    removed: 'Pristupni ključ je uklonjen.',
    lost: 'Izgubljeno?',
    lostQuestion: () => 'Za zamjenu potvrdite identitet selfijem i po potrebi osobnim dokumentom.',
    addTitle: 'Dodajte još jedan način potvrde',
    addTotp: 'Dodaj aplikaciju',
    addPasskey: 'Dodaj pristupni ključ',
    passkeyHint:
      'Za pristupni ključ uređaj će zatražiti potvrdu otiskom prsta, prepoznavanjem lica ili otključavanjem zaslona. Pristupni ključ kojim se prijavljujete ovdje ne vrijedi: dodajte zaseban.',
    passkeyAdded: 'Pristupni ključ je dodan. Sada njime možete potvrđivati plaćanja.',
    totpAdded: 'Aplikacija za autentifikaciju je dodana.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Pristupni ključ nije izrađen: ova web-stranica nije postavljena za pristupne ključeve. Obratite se podršci.',
    },
  },
  scaFactorReset: {
    start: 'Provjeri moj identitet',
    waitUntil: ({ time }) => `Ovo ste započeli previše puta. Ponovno možete pokušati od ${time}.`,
    waitingTitle: 'Provjera vašeg identiteta',
    waiting:
      'Provjera se otvara u novoj kartici preglednika i traži selfie, a možda i osobni dokument. Zatim se vratite na ovu stranicu.',
    openCheck: 'Nastavi na provjeru',
    noLink:
      'Ako ste provjeru dovršili, pričekajte ovdje. Ako niste, počnite ispočetka: poveznica se prikazuje samo jednom.',
    until: ({ time }) => `Poveznica vrijedi do ${time}`,
    reviewTitle: 'Vaša je provjera u obradi',
    review: 'Hvala, vaši se podaci obrađuju. Ovu stranicu možete napustiti.',
    passedTitle: 'Vaš je identitet potvrđen',
    passed: {
      SMS_OTP: 'Na koji broj da vam šaljemo kodove SMS-om?',
      TOTP: 'Sada možete ukloniti staru aplikaciju. Njezini kodovi prestat će vrijediti.',
      PASSKEY: 'Sada možete ukloniti stari pristupni ključ. Prestat će raditi.',
    },
    number: 'Novi broj mobitela',
    numberHint: 'S pozivnim brojem države, na primjer +385. Na ovaj ćemo broj slati kodove SMS-om.',
    complete: { SMS_OTP: 'Upotrijebi ovaj broj', TOTP: 'Ukloni staru aplikaciju', PASSKEY: 'Ukloni stari ključ' },
    completedTitle: 'Sve je spremno',
    completed: {
      SMS_OTP: 'Kodove ćemo slati SMS-om na novi broj.',
      TOTP: 'Stara aplikacija je uklonjena. Na ovoj stranici možete dodati novu.',
      PASSKEY: 'Stari pristupni ključ je uklonjen. Na ovoj stranici možete dodati novi.',
    },
    rejectedTitle: 'Nismo mogli potvrditi vaš identitet',
    rejected: 'Ništa nije promijenjeno. Počnite ispočetka ili se obratite podršci.',
    expiredTitle: 'Poveznica za provjeru je istekla',
    expired: 'Ništa nije promijenjeno. Možete početi ispočetka.',
    startAgain: 'Počni ispočetka',
    stop: 'Odustani',
    close: 'Gotovo',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Ovaj broj ne možemo upotrijebiti. Provjerite ga i pokušajte ponovno.',
      INVALID_PHONE_NUMBER: 'Unesite cijeli broj s pozivnim brojem države, na primjer +385.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Ova provjera više nije dostupna. Počnite ispočetka.',
      VERIFICATION_LINK_UNTRUSTED:
        'Radi vaše sigurnosti nismo otvorili provjeru: poveznica vodi na web-stranicu koju ne poznajemo. Obratite se podršci.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Dodajte aplikaciju za autentifikaciju',
    lead: 'Takve aplikacije rade bez interneta i svakih 30 sekundi prikazuju novi kôd. Najprije instalirajte jednu.',
    start: 'Prikaži QR kôd',
    cancel: 'Ne sada',
    codeTitle: 'Povežite svoju aplikaciju',
    codeLead:
      'Skenirajte kôd aplikacijom ili u nju unesite ključ. Čuvajte ga u tajnosti: tko ga ima, može stvarati vaše kodove.',
    qrCode: 'QR kôd za vašu aplikaciju za autentifikaciju. Sadrži ključ u nastavku.',
    openApp: 'Otvori u aplikaciji',
    key: 'Ključ',
    copyKey: 'Kopiraj ključ',
    codeLabel: ({ length }) => `${length}-znamenkasti kôd iz aplikacije`,
    codeHint: 'Unesite kôd iz svoje aplikacije.',
    codeIncomplete: ({ length }) => allDigits(length),
    submit: 'Poveži',
    recoveryTitle: 'Spremite kodove za oporavak',
    recoveryLead: 'Spremite ove kodove za slučaj da izgubite aplikaciju. Više ih nećete vidjeti.',
    recoveryCodes: 'Kodovi za oporavak',
    copyCodes: 'Kopiraj',
    download: 'Preuzmi',
    fileName: 'kodovi-za-oporavak.txt',
    fileHeader: 'Kodovi za oporavak vaše aplikacije za autentifikaciju. Čuvajte ih na sigurnom mjestu.',
    print: 'Ispiši',
    saved: 'Kodovi su spremljeni',
    clearedTitle: 'Skriveno radi vaše sigurnosti',
    cleared:
      'Sakrili smo ključ i nijedna aplikacija nije povezana. Ako je ključ već u vašoj aplikaciji, ondje ga izbrišite.',
    clearedEnrolled:
      'Vaša je aplikacija povezana. Njezini kodovi za oporavak skriveni su i ne možemo ih ponovno prikazati.',
    again: 'Počni ispočetka',
    doneTitle: 'Vaša je aplikacija povezana',
    done: 'Možete je koristiti za prijavu i za pouzdane primatelje. Za plaćanja i dalje treba telefon ili pristupni ključ.',
    close: 'Gotovo',
    errors: {
      ...scaErrors,
      CONFLICT: 'Nije uspjelo. Možda već imate aplikaciju: prije novog pokušaja provjerite popis.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Nije uspjelo. Pričekajte sljedeći kôd iz aplikacije pa pokušajte ponovno.',
    },
  },
  trustedBeneficiaries: {
    title: 'Pouzdani primatelji',
    lead: 'Pouzdanim primateljima možete platiti bez koda. Dodajte samo račune koje dobro poznajete.',
    none: 'Nemate spremljenih primatelja.',
    trusted: 'Pouzdan',
    setAside: 'Zasad blokiran',
    unknown: 'Vaša posljednja promjena možda nije uspjela. Pokušajte ponovno.',
    trust: 'Dodaj u pouzdane',
    stopTrusting: 'Ukloni iz pouzdanih',
    trustQuestion: ({ name }) => (
      <>Dodati primatelja {name} u pouzdane? Za plaćanje na ovaj račun neće trebati kôd ni pristupni ključ.</>
    ),
    keep: 'Odustani',
    proofTitles: {
      trust: 'Potvrdite da je primatelj pouzdan',
      untrust: 'Potvrdite da primatelj više nije pouzdan',
    },
    account: 'Račun',
    cancel: 'Odustani',
    startAgain: 'Počni ispočetka',
    changedTitle: 'Podaci o ovom primatelju promijenili su se',
    changed: 'Zaustavili smo postupak i ništa nije promijenjeno. Ovo su sadašnji podaci:',
    close: 'Natrag na popis',
    done: {
      trust: ({ name }) => <>Pouzdani primatelj: {name}. Možete platiti bez koda.</>,
      untrust: ({ name }) => <>Primatelj više nije među pouzdanima: {name}. Potvrđivat ćete svako plaćanje.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Odgovor nije stigao pa ne znamo je li uspjelo. Provjerite popis; slobodno počnite ispočetka.',
      SCA_NOT_APPLICABLE: 'Za vaša plaćanja takav kôd nije potreban pa ovdje ne trebate ništa postavljati.',
    },
  },
}
