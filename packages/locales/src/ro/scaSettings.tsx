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
    title: 'Cum confirmați plățile',
    notNeeded: 'Nu trebuie să confirmați plățile astfel, așa că nu este nimic de setat.',
    kinds: { SMS_OTP: 'Telefon', TOTP: 'Aplicație de autentificare', PASSKEY: 'Cheie de acces' },
    otherKind: 'Alt mod',
    details: {
      SMS_OTP: 'Coduri prin SMS · Întotdeauna activ',
      TOTP: 'Pentru conectare și beneficiari de încredere, nu pentru plăți',
      PASSKEY: 'Amprentă, față sau blocarea ecranului',
    },
    remove: 'Eliminați',
    removeQuestion: () => 'Eliminați această cheie de acces? Nu veți mai putea confirma plăți cu ea.',
    confirmRemove: 'Eliminați',
    keep: 'Anulați',
    removed: 'Cheia de acces a fost eliminată.',
    lost: 'Nu mai aveți acces?',
    lostQuestion: () => 'Pentru înlocuire, verificați-vă identitatea cu un selfie și, la nevoie, un act de identitate.',
    addTitle: 'Adăugați alt mod',
    addTotp: 'Adăugați aplicație',
    addPasskey: 'Adăugați cheie de acces',
    passkeyHint:
      'Pentru o cheie de acces, dispozitivul vă va cere amprenta, fața sau blocarea ecranului. Cheia de acces cu care vă autentificați nu este valabilă aici: adăugați una separată.',
    passkeyAdded: 'Cheia de acces a fost adăugată. Acum puteți confirma plăți cu ea.',
    totpAdded: 'Aplicația de autentificare a fost adăugată.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Acest site nu este configurat pentru chei de acces, așa că nu s-a creat niciuna. Contactați asistența.',
    },
  },
  scaFactorReset: {
    start: 'Verificați identitatea',
    waitUntil: ({ time }) => `Ați început de prea multe ori. Încercați din nou la ${time}.`,
    waitingTitle: 'Verificați-vă identitatea',
    waiting:
      'Verificarea se deschide într-o filă nouă și cere un selfie și, la nevoie, un act de identitate. Apoi reveniți la această pagină.',
    openCheck: 'Continuați verificarea',
    noLink:
      'Dacă ați încheiat verificarea, așteptați aici. Dacă nu, începeți din nou: linkul este afișat o singură dată.',
    until: ({ time }) => `Link valabil până la ${time}`,
    reviewTitle: 'Analizăm verificarea dvs.',
    review: 'Mulțumim, o analizăm. Puteți părăsi această pagină.',
    passedTitle: 'Identitatea dvs. este verificată',
    passed: {
      SMS_OTP: 'La ce număr să vă trimitem codurile?',
      TOTP: 'Acum puteți elimina aplicația veche. Codurile ei nu vor mai fi valabile.',
      PASSKEY: 'Acum puteți elimina cheia de acces veche. Nu va mai funcționa.',
    },
    number: 'Număr de mobil nou',
    numberHint: 'Cu prefixul țării, de exemplu +40. Vom trimite coduri prin SMS la acest număr.',
    complete: {
      SMS_OTP: 'Folosiți acest număr',
      TOTP: 'Eliminați aplicația veche',
      PASSKEY: 'Eliminați cheia veche',
    },
    completedTitle: 'Totul este gata',
    completed: {
      SMS_OTP: 'Vom trimite codurile la noul număr.',
      TOTP: 'Aplicația veche a fost eliminată. Puteți adăuga una nouă pe această pagină.',
      PASSKEY: 'Cheia de acces veche a fost eliminată. Puteți adăuga una nouă pe această pagină.',
    },
    rejectedTitle: 'Nu v-am putut verifica identitatea',
    rejected: 'Nu s-a modificat nimic. Începeți din nou sau contactați asistența.',
    expiredTitle: 'Linkul de verificare a expirat',
    expired: 'Nu s-a modificat nimic. Puteți începe din nou.',
    startAgain: 'Începeți din nou',
    stop: 'Anulați',
    close: 'Gata',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Nu putem folosi acest număr. Verificați-l și încercați din nou.',
      INVALID_PHONE_NUMBER: 'Introduceți numărul complet cu prefixul țării, de exemplu +40.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Această verificare nu mai este disponibilă. Începeți din nou.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Adăugați o aplicație de autentificare',
    lead: 'Aceste aplicații funcționează fără conexiune și afișează un cod nou la fiecare 30 de secunde. Instalați mai întâi una.',
    start: 'Afișați codul QR',
    cancel: 'Nu acum',
    codeTitle: 'Conectați aplicația',
    codeLead:
      'Scanați codul cu aplicația sau introduceți cheia. Păstrați-o secretă: cine o are vă poate crea codurile.',
    qrCode: 'Cod QR pentru aplicația de autentificare. Conține cheia de mai jos.',
    openApp: 'Deschideți în aplicație',
    key: 'Cheie',
    copyKey: 'Copiați cheia',
    codeLabel: ({ length }) => `Cod din ${length} cifre din aplicație`,
    codeHint: 'Introduceți codul din aplicație.',
    codeIncomplete: ({ length }) => `Introduceți toate cele ${length} cifre.`,
    submit: 'Conectați',
    recoveryTitle: 'Salvați codurile de recuperare',
    recoveryLead: 'Salvați aceste coduri pentru cazul în care pierdeți aplicația. Nu le veți mai vedea.',
    recoveryCodes: 'Coduri de recuperare',
    copyCodes: 'Copiați',
    download: 'Descărcați',
    fileName: 'coduri-de-recuperare.txt',
    fileHeader: 'Coduri de recuperare pentru aplicația de autentificare. Păstrați-le într-un loc sigur.',
    print: 'Tipăriți',
    saved: 'Le-am salvat',
    clearedTitle: 'Ascuns pentru siguranța dvs.',
    cleared: 'Am ascuns cheia și nu s-a conectat nicio aplicație. Dacă este deja în aplicația dvs., ștergeți-o acolo.',
    clearedEnrolled: 'Aplicația dvs. este conectată. Codurile ei de recuperare sunt ascunse și nu mai pot fi afișate.',
    again: 'Începeți din nou',
    doneTitle: 'Aplicația dvs. este conectată',
    done: 'O puteți folosi pentru conectare și pentru beneficiari de încredere. Plățile necesită în continuare telefonul sau o cheie de acces.',
    close: 'Gata',
    errors: {
      ...scaErrors,
      CONFLICT: 'Nu s-a putut finaliza. Poate aveți deja o aplicație: vedeți lista înainte de a încerca din nou.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Nu a reușit. Așteptați următorul cod din aplicație și încercați din nou.',
    },
  },
  trustedBeneficiaries: {
    title: 'Beneficiari de încredere',
    lead: 'Pe beneficiarii de încredere îi puteți plăti fără cod. Acordați încredere doar conturilor pe care le cunoașteți bine.',
    none: 'Nu aveți beneficiari salvați.',
    trusted: 'De încredere',
    setAside: 'Blocat deocamdată',
    unknown: 'Este posibil ca ultima modificare să nu fi reușit. Încercați din nou.',
    trust: 'Acordați încredere',
    stopTrusting: 'Retrageți încrederea',
    trustQuestion: ({ name }) => (
      <>
        Acordați încredere beneficiarului {name}? Pentru plăți în acest cont nu veți avea nevoie nici de cod, nici de
        cheie de acces.
      </>
    ),
    keep: 'Anulați',
    proofTitles: {
      trust: 'Confirmați că acordați încredere',
      untrust: 'Confirmați că retrageți încrederea',
    },
    account: 'Cont',
    cancel: 'Anulați',
    startAgain: 'Începeți din nou',
    changedTitle: 'Datele acestui beneficiar s-au schimbat',
    changed: 'Ne-am oprit și nu s-a modificat nimic. Acestea sunt datele actuale:',
    close: 'Înapoi la listă',
    done: {
      trust: ({ name }) => <>{name} este acum de încredere. Puteți plăti fără cod.</>,
      untrust: ({ name }) => <>{name} nu mai este de încredere. Veți confirma fiecare plată.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Nu am primit răspuns: nu știm dacă a reușit. Vedeți lista; puteți începe din nou fără risc.',
      SCA_NOT_APPLICABLE: 'Plățile dvs. nu necesită un astfel de cod, așa că aici nu este nimic de setat.',
    },
  },
}
