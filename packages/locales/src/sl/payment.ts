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
    MATCHED: 'Ime se ujema z računom.',
    titles: {
      PARTIAL_MATCH: 'Ime se ne ujema povsem',
      NOT_MATCHED: 'Ime se ne ujema',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Pri prejemnikovi banki se ta račun vodi na ime ${name}.`
        : 'Pri prejemnikovi banki se ta račun vodi na podobno ime.',
    NOT_MATCHED:
      'Pri prejemnikovi banki se ta račun vodi na drugo ime. Če vam je podatke nekdo poslal, jih pri njem preverite po drugi poti: denar, poslan na napačen račun, je lahko izgubljen.',
    UNSUPPORTED: 'Pri tej vrsti računa imena ni mogoče preveriti. Prepričajte se, da so podatki o računu pravilni.',
    CHECKED_BY_RECEIVING_FI: 'Prejemnikova banka preveri ime, ko plačilo prispe.',
    PENDING: 'Pri prejemnikovi banki preverjamo ime. Pošiljanje bo mogoče čez trenutek.',
    accept: 'Potrjujem, da so podatki pravilni, in želim plačati na ta račun.',
  },
  quoteConfirmation: {
    loadingTitle: 'Pripravljamo ponudbo',
    unavailableTitle: 'Ponudbe nismo mogli pripraviti',
    notFoundTitle: 'Plačila ni mogoče najti',
    unreadableTitle: 'Plačila trenutno ne moremo preveriti',
    unreadable: 'Morda je že bilo poslano. Ne plačajte še enkrat.',
    reviewTitle: 'Preverite in pošljite',
    addTitle: 'Preverite in dodajte',
    changedTitle: 'Ponudba se je spremenila',
    expiredTitle: 'Ponudba je potekla',
    authorizingTitle: 'Potrdite plačilo',
    expired: 'Nič ni bilo poslano. Ponudbe veljajo nekaj minut.',
    authorizing: ({ time }) =>
      time
        ? `Še ni poslano. Potrdite do ${time}. Sicer ne bo več poslano in denar bo spet na voljo.`
        : 'Še ni poslano. Čaka na vašo potrditev.',
    abandonedTitle: 'To plačilo smo ustavili',
    abandoned:
      'Nič ni bilo poslano. Podatki o plačilu so se po vašem pregledu spremenili, zato plačila ni mogoče potrditi.',
    checkedTitle: 'Preverjamo vaše plačilo',
    checked: ({ time }) =>
      `Morda je že bilo poslano. Ne plačajte še enkrat. Podatki o plačilu so se po vašem pregledu spremenili.${time ? ` Če ni bilo poslano, bo denar spet na voljo od ${time}.` : ''}`,
    replacedTitle: 'To plačilo je bilo nadomeščeno',
    replaced: 'Plačilo ste znova začeli v drugem zavihku, zato ga tukaj ni več mogoče potrditi.',
    outcomeUnknownTitle: 'Preverjamo vašo potrditev',
    outcomeUnknown:
      'Plačilo ste potrdili, odgovora pa še nismo prejeli. Še naprej preverjamo; izid bo prikazan na tej strani.',
    lockedTitle: 'Preveč neuspelih poskusov',
    locked: ({ time }) =>
      time ? `Plačila boste lahko znova potrjevali od ${time}.` : 'Plačila boste lahko znova potrjevali pozneje.',
    lockedTooLong: ({ time }) =>
      time
        ? `To plačilo bo poteklo. Znova ga lahko pošljete po ${time}.`
        : 'To plačilo bo poteklo. Znova ga lahko pošljete pozneje.',
    suspendedTitle: 'Vaš uporabniški račun je zaklenjen',
    suspended: 'Uporabniški račun se ne odklene sam: obrnite se na podporo.',
    continue: 'Potrdi plačilo',
    startAgain: 'Začni znova',
    done: 'Zapri',
    switchingTitle: 'Trenutek, prosimo',
    switching: 'Nič še ni bilo poslano. Plačilo pripravljamo za potrditev.',
    switched: 'Nič ni bilo poslano. Preverite plačilo in ga nato pošljite.',
    followingTitle: 'Še en korak za to plačilo',
    following: 'Za prikaz statusa tega plačila potrdite, da ste to vi. Ne plačajte še enkrat.',
    confirm: ({ amount }) => `Pošlji ${amount}`,
    add: ({ amount }) => `Dodaj ${amount}`,
    edit: 'Uredi',
    cancel: 'Prekliči',
    requote: 'Zahtevaj novo ponudbo',
    tryAgain: 'Poskusi znova',
    heldUntil: ({ time }) => `Ponudba velja do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Ponudba je potekla.' : `Ponudba velja še ${inWords(seconds)}.`),
    signInTitle: 'Za pošiljanje se prijavite',
    signInAndSend: ({ amount }) => `Prijava in pošiljanje ${amount}`,
    signInCancel: 'Ne zdaj',
    errors: {
      ...commonErrors,
      none: 'Nič ni bilo poslano. Prišlo je do napake.',
      retry: 'Nič ni bilo poslano. Prišlo je do napake. Poskusite znova.',
      AMOUNT_OUT_OF_RANGE: 'Nič ni bilo poslano. Znesek je za tega prejemnika prenizek ali previsok.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Nič ni bilo poslano. Prejemnika še preverjamo. Poskusite pozneje.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nič ni bilo poslano. S tem zneskom bi presegli dnevni limit.',
      DOCUMENTS_REQUIRED: 'Nič ni bilo poslano. Za ta namen so potrebni dokumenti: obrnite se na podporo.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nič ni bilo poslano. Najprej na seznamu prejemnikov potrdite, da je ta denarnica vaša.',
      INSUFFICIENT_BALANCE: 'Nič ni bilo poslano. V vaši denarnici ni dovolj denarja.',
      INSUFFICIENT_FUNDS: 'Nič ni bilo poslano. V vaši denarnici ni dovolj denarja.',
      INVALID_AMOUNT: 'Nič ni bilo poslano. Vrnite se in spremenite znesek.',
      INVALID_BANK_ACCOUNT: 'Nič ni bilo poslano. Podatki o prejemnikovem računu niso pravilni.',
      INVALID_STATE_TRANSITION: 'Tega plačila ni več mogoče poslati. Zahtevajte novo ponudbo.',
      INVALID_INPUT:
        'Nič ni bilo poslano. Tega plačila ne moremo izvesti. Vrnite se ter preverite znesek in prejemnika.',
      NETWORK_UNREACHABLE: 'Nič ni bilo poslano. Preverite povezavo in poskusite znova.',
      NOT_APPROVED: 'To plačilo ni bilo odobreno. Obrnite se na podporo.',
      OPERATION_IN_PROGRESS:
        'Vaša potrditev je morda še na poti. Počakajte, da čas za potrditev poteče, in poskusite znova.',
      PAYLOAD_INVALID:
        'Nič ni bilo podpisano in nič ni bilo poslano: nismo mogli preveriti, kaj bi podpisali. Preden poskusite znova, se obrnite na podporo.',
      PAYLOAD_MISMATCH:
        'Nič ni bilo podpisano in nič ni bilo poslano: v podpis ste prejeli nekaj drugega kot plačilo, prikazano tukaj. Preden poskusite znova, se obrnite na podporo.',
      QUOTE_CHANGED: 'Nič ni bilo poslano. Ponudba se je pred pošiljanjem spremenila. Preverite nove podatke.',
      QUOTE_EXPIRED: 'Nič ni bilo poslano. Ponudba je potekla.',
      QUOTE_NOT_FOUND: 'Tega plačila nismo našli. Začnite novo.',
      QUOTE_NOT_SIGNABLE: 'Nič ni bilo poslano. Ta denarnica ne more izvesti tega plačila.',
      QUOTE_RATE_UNAVAILABLE: 'Nič ni bilo poslano. Ponudba ni več na voljo.',
      REFERENCE_NOT_FOUND: 'Nič ni bilo poslano. Tega prejemnika ali plačila nismo našli. Začnite novo plačilo.',
      SELF_PAYMENT: 'Nič ni bilo poslano. V svojo denarnico ne morete poslati denarja.',
      SESSION_EXPIRED: 'Seja je potekla. Za pošiljanje se znova prijavite.',
      TIMEOUT: 'Nič ni bilo poslano. Odgovora nismo prejeli pravočasno. Poskusite znova.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nič ni bilo poslano. Znesek presega limit za posamezno plačilo.',
      VELOCITY_LIMIT_EXCEEDED: 'Nič ni bilo poslano. V kratkem času ste poslali veliko. Poskusite pozneje.',
    },
  },
}
