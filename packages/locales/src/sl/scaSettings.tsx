import type { ScaSettings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors, enterAllDigits } from './common.ts'
import { scaErrors } from './scaErrors.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

export const scaSettings: ScaSettings = {
  ...base,
  signedResource,
  scaFactors: {
    title: 'Kako potrjujete plačila',
    notNeeded: 'Plačil vam ni treba potrjevati na ta način, zato tukaj ni treba ničesar nastaviti.',
    kinds: { SMS_OTP: 'Telefon', TOTP: 'Aplikacija za preverjanje pristnosti', PASSKEY: 'Ključ za dostop' },
    otherKind: 'Drug način',
    details: {
      SMS_OTP: 'Kode po SMS-u · Vedno\u00a0vklopljeno',
      TOTP: 'Za prijavo in zaupanja vredne prejemnike, ne za plačila',
      PASSKEY: 'Prstni odtis, obraz ali odklepanje zaslona',
    },
    remove: 'Odstrani',
    removeQuestion: () => 'Želite odstraniti ta ključ za dostop? Z njim ne boste mogli več potrjevati plačil.',
    confirmRemove: 'Odstrani',
    keep: 'Prekliči',
    removed: 'Ključ za dostop je odstranjen.',
    lost: 'Izgubljeno?',
    lostQuestion: () => 'Za zamenjavo potrdite svojo identiteto s selfijem in po potrebi z osebnim dokumentom.',
    addTitle: 'Dodajte drug način',
    addTotp: 'Dodaj aplikacijo',
    addPasskey: 'Dodaj ključ za dostop',
    passkeyHint:
      'Za ključ za dostop bo naprava zahtevala prstni odtis, prepoznavo obraza ali odklepanje zaslona. Ključ za dostop, s katerim se prijavite, tu ne velja: dodajte ločenega.',
    passkeyAdded: 'Ključ za dostop je dodan. Zdaj lahko z njim potrjujete plačila.',
    totpAdded: 'Aplikacija za preverjanje pristnosti je dodana.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Ključ za dostop ni bil ustvarjen, ker na tem spletnem mestu ključi za dostop niso nastavljeni. Obrnite se na podporo.',
    },
  },
  scaFactorReset: {
    start: 'Preveri mojo identiteto',
    waitUntil: ({ time }) => `Preverjanje ste začeli prevečkrat. Znova lahko poskusite od ${time}.`,
    waitingTitle: 'Preverjanje vaše identitete',
    waiting:
      'Preverjanje se odpre v novem zavihku in zahteva selfi ter morda osebni dokument. Nato se vrnite na to stran.',
    openCheck: 'Nadaljuj s preverjanjem',
    noLink: 'Če ste preverjanje končali, počakajte tukaj. Sicer začnite znova: povezava se prikaže samo enkrat.',
    until: ({ time }) => `Povezava velja do ${time}`,
    reviewTitle: 'Pregledujemo vaše podatke',
    review: 'Hvala, vaše podatke pregledujemo. To stran lahko zapustite.',
    passedTitle: 'Vaša identiteta je potrjena',
    passed: {
      SMS_OTP: 'Na katero številko naj pošiljamo vaše kode?',
      TOTP: 'Zdaj lahko odstranite staro aplikacijo. Njene kode ne bodo več veljale.',
      PASSKEY: 'Zdaj lahko odstranite stari ključ za dostop. Ne bo več deloval.',
    },
    number: 'Nova mobilna številka',
    numberHint: 'Vnesite jo s klicno kodo države, na primer +386. Nanjo bomo pošiljali kode po SMS-u.',
    complete: {
      SMS_OTP: 'Uporabi to številko',
      TOTP: 'Odstrani staro aplikacijo',
      PASSKEY: 'Odstrani stari ključ',
    },
    completedTitle: 'Vse je urejeno',
    completed: {
      SMS_OTP: 'Kode bomo pošiljali na novo številko.',
      TOTP: 'Stara aplikacija je odstranjena. Na tej strani lahko dodate novo.',
      PASSKEY: 'Stari ključ za dostop je odstranjen. Na tej strani lahko dodate novega.',
    },
    rejectedTitle: 'Vaše identitete nismo mogli potrditi',
    rejected: 'Nič ni bilo spremenjeno. Začnite znova ali se obrnite na podporo.',
    expiredTitle: 'Povezava za preverjanje je potekla',
    expired: 'Nič ni bilo spremenjeno. Lahko začnete znova.',
    startAgain: 'Začni znova',
    stop: 'Prekliči',
    close: 'Končano',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Te številke ne moremo uporabiti. Preverite jo in poskusite znova.',
      INVALID_PHONE_NUMBER: 'Vnesite celotno številko s klicno kodo države, na primer +386.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'To preverjanje ni več na voljo. Začnite znova.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Dodajte aplikacijo za preverjanje pristnosti',
    lead: 'Takšne aplikacije delujejo brez povezave in vsakih 30 sekund prikažejo novo kodo. Najprej si eno namestite.',
    start: 'Prikaži kodo QR',
    cancel: 'Ne zdaj',
    codeTitle: 'Povežite aplikacijo',
    codeLead:
      'Kodo skenirajte z aplikacijo ali vnesite ključ. Ključ naj ostane skrivnost: kdor ga ima, lahko ustvarja vaše kode.',
    qrCode: 'Koda QR za vašo aplikacijo za preverjanje pristnosti. Vsebuje spodnji ključ.',
    openApp: 'Odpri v aplikaciji',
    key: 'Ključ',
    copyKey: 'Kopiraj ključ',
    codeLabel: ({ length }) => `${length}-mestna koda iz aplikacije`,
    codeHint: 'Vnesite kodo iz svoje aplikacije.',
    codeIncomplete: ({ length }) => enterAllDigits(length),
    submit: 'Poveži',
    recoveryTitle: 'Shranite obnovitvene kode',
    recoveryLead: 'Shranite te kode za primer, da izgubite aplikacijo. Pozneje jih ne boste več videli.',
    recoveryCodes: 'Obnovitvene kode',
    copyCodes: 'Kopiraj',
    download: 'Prenesi',
    fileName: 'obnovitvene-kode.txt',
    fileHeader: 'Obnovitvene kode za vašo aplikacijo za preverjanje pristnosti. Hranite jih na varnem mestu.',
    print: 'Natisni',
    saved: 'Kode so shranjene',
    clearedTitle: 'Skrito zaradi vaše varnosti',
    cleared: 'Nobena aplikacija ni bila povezana in ključ smo skrili. Če je že v vaši aplikaciji, ga tam izbrišite.',
    clearedEnrolled: 'Vaša aplikacija je povezana. Njene obnovitvene kode so skrite in jih ne moremo več prikazati.',
    again: 'Začni znova',
    doneTitle: 'Vaša aplikacija je povezana',
    done: 'Uporabljate jo lahko za prijavo in za zaupanja vredne prejemnike. Za plačila še vedno potrebujete telefon ali ključ za dostop.',
    close: 'Končano',
    errors: {
      ...scaErrors,
      CONFLICT: 'Ni uspelo. Morda aplikacijo že imate: preden poskusite znova, preverite seznam.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Ni uspelo. Počakajte na naslednjo kodo iz aplikacije in poskusite znova.',
    },
  },
  trustedBeneficiaries: {
    title: 'Zaupanja vredni prejemniki',
    lead: 'Zaupanja vrednim prejemnikom lahko plačate brez kode. Zaupajte samo računom, ki jih dobro poznate.',
    none: 'Nimate shranjenih prejemnikov.',
    trusted: 'Zaupanja vreden',
    setAside: 'Za zdaj blokiran',
    unknown: 'Vaša zadnja sprememba morda ni uspela. Poskusite znova.',
    trust: 'Zaupaj',
    stopTrusting: 'Ne zaupaj več',
    trustQuestion: ({ name }) => (
      <>
        Želite zaupati prejemniku »{name}«? Za plačila na ta račun ne bo treba vnesti kode ali uporabiti ključa za
        dostop.
      </>
    ),
    keep: 'Prekliči',
    proofTitles: {
      trust: 'Potrdite, da prejemniku zaupate',
      untrust: 'Potrdite, da prejemniku ne zaupate več',
    },
    account: 'Račun',
    cancel: 'Prekliči',
    startAgain: 'Začni znova',
    changedTitle: 'Podatki o prejemniku so se spremenili',
    changed: 'Nismo nadaljevali in nič ni bilo spremenjeno. To so trenutni podatki:',
    close: 'Nazaj na seznam',
    done: {
      trust: ({ name }) => <>»{name}« je zdaj zaupanja vreden prejemnik. Plačate lahko brez kode.</>,
      untrust: ({ name }) => <>»{name}« ni več zaupanja vreden prejemnik. Vsako plačilo boste potrdili.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Odgovora nismo prejeli: ne vemo, ali je uspelo. Preverite seznam; brez skrbi lahko začnete znova.',
      SCA_NOT_APPLICABLE: 'Vaša plačila takšne kode ne zahtevajo, zato tukaj ni treba ničesar nastaviti.',
    },
  },
}
