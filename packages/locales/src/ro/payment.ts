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
    MATCHED: 'Numele corespunde contului.',
    titles: {
      PARTIAL_MATCH: 'Numele nu este întru totul exact',
      NOT_MATCHED: 'Numele nu corespunde',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `La banca beneficiarului, contul este pe numele ${name}.`
        : 'La banca beneficiarului, contul este pe un nume asemănător.',
    NOT_MATCHED:
      'La banca beneficiarului, contul este pe alt nume. Dacă ați primit datele de la cineva, verificați-le pe altă cale: banii trimiși într-un cont greșit se pot pierde.',
    UNSUPPORTED: 'La acest tip de cont numele nu poate fi verificat. Asigurați-vă că datele contului sunt corecte.',
    CHECKED_BY_RECEIVING_FI: 'Banca beneficiarului verifică numele când ajunge plata.',
    PENDING: 'Verificăm numele la banca beneficiarului. Veți putea trimite în câteva momente.',
    accept: 'Am verificat datele și vreau să plătesc în acest cont.',
  },
  quoteConfirmation: {
    loadingTitle: 'Se pregătește oferta dvs.',
    unavailableTitle: 'Nu am putut obține o ofertă',
    notFoundTitle: 'Plata nu a fost găsită',
    unreadableTitle: 'Acum nu vă putem verifica plata',
    unreadable: 'Este posibil să fi fost deja trimisă. Nu plătiți din nou.',
    reviewTitle: 'Verificați și trimiteți',
    addTitle: 'Verificați și adăugați',
    changedTitle: 'Oferta s-a schimbat',
    expiredTitle: 'Această ofertă a expirat',
    authorizingTitle: 'Confirmați plata',
    expired: 'Nu s-a trimis nimic. Ofertele sunt valabile câteva minute.',
    authorizing: ({ time }) =>
      time
        ? `Încă nu a fost trimisă. Confirmați până la ${time}. Altfel nu va mai fi trimisă, iar banii vor fi din nou disponibili.`
        : 'Încă nu a fost trimisă. Lipsește confirmarea dvs.',
    abandonedTitle: 'Am oprit această plată',
    abandoned:
      'Nu s-a trimis nimic. Datele plății s-au schimbat după ce le-ați verificat, așa că nu poate fi confirmată.',
    checkedTitle: 'Vă verificăm plata',
    checked: ({ time }) =>
      `Este posibil să fi fost deja trimisă. Nu plătiți din nou. Datele plății s-au schimbat după ce le-ați verificat.${time ? ` Dacă nu a fost trimisă, banii sunt din nou disponibili la ${time}.` : ''}`,
    replacedTitle: 'Această plată a fost înlocuită',
    replaced: 'Ați reluat această plată în altă filă, așa că aceasta nu poate fi confirmată.',
    outcomeUnknownTitle: 'Se verifică confirmarea dvs.',
    outcomeUnknown:
      'Ați confirmat, dar încă nu am primit răspuns. Continuăm să verificăm și vă anunțăm pe această pagină.',
    lockedTitle: 'Prea multe încercări nereușite',
    locked: ({ time }) =>
      time ? `Puteți confirma din nou plăți de la ${time}.` : 'Puteți confirma din nou plăți mai târziu.',
    lockedTooLong: ({ time }) =>
      time
        ? `Această plată va expira. O puteți trimite din nou după ${time}.`
        : 'Această plată va expira. O puteți trimite din nou mai târziu.',
    suspendedTitle: 'Contul dvs. este blocat',
    suspended: 'Contactați asistența pentru a vă debloca contul; așteptarea nu ajută.',
    continue: 'Confirmați plata',
    startAgain: 'Începeți din nou',
    done: 'Închide',
    switchingTitle: 'Un moment',
    switching: 'Încă nu s-a trimis nimic. Vă pregătim plata pentru confirmare.',
    switched: 'Nu s-a trimis nimic. Verificați plata, apoi trimiteți-o.',
    followingTitle: 'Încă un pas pentru această plată',
    following: 'Confirmați-vă identitatea pentru a vedea starea acestei plăți. Nu plătiți din nou.',
    confirm: ({ amount }) => `Trimiteți ${amount}`,
    add: ({ amount }) => `Adăugați ${amount}`,
    edit: 'Modificați',
    cancel: 'Anulați',
    requote: 'Cereți o ofertă nouă',
    tryAgain: 'Încercați din nou',
    heldUntil: ({ time }) => `Ofertă garantată până la ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Oferta a expirat.' : `Oferta este garantată încă ${inWords(seconds)}.`,
    signInTitle: 'Conectați-vă pentru a trimite',
    signInAndSend: ({ amount }) => `Conectare și trimitere ${amount}`,
    signInCancel: 'Nu acum',
    errors: {
      ...commonErrors,
      none: 'Nu s-a trimis nimic. Nu a reușit.',
      retry: 'Nu s-a trimis nimic. Nu a reușit. Încercați din nou.',
      AMOUNT_OUT_OF_RANGE: 'Nu s-a trimis nimic. Suma este prea mică sau prea mare pentru acest beneficiar.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Nu s-a trimis nimic. Acest beneficiar este încă în verificare. Încercați mai târziu.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nu s-a trimis nimic. Este mai mult decât puteți trimite astăzi.',
      DOCUMENTS_REQUIRED: 'Nu s-a trimis nimic. Pentru acest scop sunt necesare documente: contactați asistența.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nu s-a trimis nimic. Mai întâi confirmați în lista de beneficiari că acest portofel este al dvs.',
      INSUFFICIENT_BALANCE: 'Nu s-a trimis nimic. Nu aveți destui bani în portofel.',
      INSUFFICIENT_FUNDS: 'Nu s-a trimis nimic. Nu aveți destui bani în portofel.',
      INVALID_AMOUNT: 'Nu s-a trimis nimic. Reveniți și modificați suma.',
      INVALID_BANK_ACCOUNT: 'Nu s-a trimis nimic. Datele contului beneficiarului nu funcționează.',
      INVALID_STATE_TRANSITION: 'Această plată nu mai poate fi trimisă. Cereți o ofertă nouă.',
      INVALID_INPUT:
        'Nu s-a trimis nimic. Nu putem procesa această plată. Reveniți și verificați suma și beneficiarul.',
      NETWORK_UNREACHABLE: 'Nu s-a trimis nimic. Verificați conexiunea și încercați din nou.',
      NOT_APPROVED: 'Această plată nu a fost aprobată. Contactați asistența.',
      OPERATION_IN_PROGRESS: 'Confirmarea dvs. poate fi încă pe drum. Așteptați să expire și încercați din nou.',
      PAYLOAD_INVALID:
        'Nu s-a semnat nimic și nu s-a trimis nimic: nu am putut verifica ce urma să semnați. Contactați asistența înainte de a încerca din nou.',
      PAYLOAD_MISMATCH:
        'Nu s-a semnat nimic și nu s-a trimis nimic: vi s-a cerut să semnați altceva decât plata afișată aici. Contactați asistența înainte de a încerca din nou.',
      QUOTE_CHANGED: 'Nu s-a trimis nimic. Oferta s-a schimbat înainte de trimitere. Verificați noile date.',
      QUOTE_EXPIRED: 'Nu s-a trimis nimic. Această ofertă a expirat.',
      QUOTE_NOT_FOUND: 'Nu am găsit această plată. Începeți alta.',
      QUOTE_NOT_SIGNABLE: 'Nu s-a trimis nimic. Acest portofel nu poate face această plată.',
      QUOTE_RATE_UNAVAILABLE: 'Nu s-a trimis nimic. Această ofertă nu mai este disponibilă.',
      REFERENCE_NOT_FOUND: 'Nu s-a trimis nimic. Nu am găsit acest beneficiar sau această plată. Începeți alta.',
      SELF_PAYMENT: 'Nu s-a trimis nimic. Nu puteți trimite bani în propriul portofel.',
      SESSION_EXPIRED: 'Sesiunea dvs. a expirat. Conectați-vă din nou pentru a trimite.',
      TIMEOUT: 'Nu s-a trimis nimic. Nu am primit răspuns la timp. Încercați din nou.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nu s-a trimis nimic. Este mai mult decât puteți trimite într-o singură plată.',
      VELOCITY_LIMIT_EXCEEDED: 'Nu s-a trimis nimic. Ați trimis mult în scurt timp. Încercați mai târziu.',
    },
  },
}
