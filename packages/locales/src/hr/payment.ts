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
    MATCHED: 'Ime odgovara računu.',
    titles: {
      PARTIAL_MATCH: 'Ime nije sasvim točno',
      NOT_MATCHED: 'Ime se ne podudara',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `U primateljevoj banci ovaj račun glasi na ime ${name}.`
        : 'U primateljevoj banci ovaj račun glasi na slično ime.',
    NOT_MATCHED:
      'U primateljevoj banci ovaj račun glasi na drugo ime. Ako ste te podatke dobili od nekoga, provjerite ih kod te osobe drugim putem: novac poslan na pogrešan račun može biti izgubljen.',
    UNSUPPORTED: 'Za ovu vrstu računa ime se ne može provjeriti. Uvjerite se da su podaci o računu točni.',
    CHECKED_BY_RECEIVING_FI: 'Primateljeva banka provjerit će ime kad plaćanje stigne.',
    PENDING: 'Provjeravamo ime u primateljevoj banci. Za koji trenutak moći ćete poslati novac.',
    accept: 'Podaci su provjereni i želim platiti na ovaj račun.',
  },
  quoteConfirmation: {
    loadingTitle: 'Pripremamo ponudu',
    unavailableTitle: 'Nismo uspjeli dobiti ponudu',
    notFoundTitle: 'Plaćanje nije pronađeno',
    unreadableTitle: 'Trenutačno ne možemo provjeriti plaćanje',
    unreadable: 'Možda je već poslano. Nemojte ponovno plaćati.',
    reviewTitle: 'Provjerite i pošaljite',
    addTitle: 'Provjerite i dodajte',
    changedTitle: 'Ponuda se promijenila',
    expiredTitle: 'Ova je ponuda istekla',
    authorizingTitle: 'Potvrdite plaćanje',
    expired: 'Ništa nije poslano. Ponude vrijede nekoliko minuta.',
    authorizing: ({ time }) =>
      time
        ? `Još nije poslano. Potvrdite do ${time}. Ako ne potvrdite, više se neće poslati i novac će ponovno biti raspoloživ.`
        : 'Još nije poslano. Čeka vašu potvrdu.',
    abandonedTitle: 'Zaustavili smo ovo plaćanje',
    abandoned:
      'Ništa nije poslano. Podaci o plaćanju promijenili su se nakon vašeg pregleda pa ga više nije moguće potvrditi.',
    checkedTitle: 'Provjeravamo vaše plaćanje',
    checked: ({ time }) =>
      `Možda je već poslano. Nemojte ponovno plaćati. Podaci o plaćanju promijenili su se nakon vašeg pregleda.${time ? ` Ako nije poslano, novac je ponovno raspoloživ od ${time}.` : ''}`,
    replacedTitle: 'Ovo je plaćanje zamijenjeno',
    replaced: 'Plaćanje ste ponovno započeli u drugoj kartici preglednika pa se ovo ne može potvrditi.',
    outcomeUnknownTitle: 'Provjeravamo vašu potvrdu',
    outcomeUnknown:
      'Potvrdili ste, ali odgovor još nismo dobili. I dalje provjeravamo i javit ćemo vam na ovoj stranici.',
    lockedTitle: 'Previše neuspjelih pokušaja',
    locked: ({ time }) =>
      time ? `Plaćanja možete ponovno potvrđivati od ${time}.` : 'Plaćanja ćete moći ponovno potvrđivati kasnije.',
    lockedTooLong: ({ time }) =>
      time
        ? `Ovo će plaćanje isteći. Novo možete započeti nakon ${time}.`
        : 'Ovo će plaćanje isteći. Novo možete započeti kasnije.',
    suspendedTitle: 'Vaš je korisnički račun blokiran',
    suspended: 'Čekanje neće pomoći: za deblokadu se obratite podršci.',
    continue: 'Potvrdi plaćanje',
    startAgain: 'Počni ispočetka',
    done: 'Zatvori',
    switchingTitle: 'Samo trenutak',
    switching: 'Još ništa nije poslano. Pripremamo plaćanje za potvrdu.',
    switched: 'Ništa nije poslano. Provjerite plaćanje pa ga pošaljite.',
    followingTitle: 'Još jedan korak za ovo plaćanje',
    following: 'Potvrdite svoj identitet da biste vidjeli status ovog plaćanja. Nemojte ponovno plaćati.',
    confirm: ({ amount }) => `Pošalji ${amount}`,
    add: ({ amount }) => `Dodaj ${amount}`,
    edit: 'Uredi',
    cancel: 'Odustani',
    requote: 'Zatraži novu ponudu',
    tryAgain: 'Pokušaj ponovno',
    heldUntil: ({ time }) => `Ponuda vrijedi do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Ponuda je istekla.' : `Ponuda vrijedi još ${inWords(seconds)}.`),
    signInTitle: 'Za slanje novca prijavite se',
    signInAndSend: ({ amount }) => `Prijavi se i pošalji ${amount}`,
    signInCancel: 'Ne sada',
    errors: {
      ...commonErrors,
      none: 'Ništa nije poslano. Plaćanje nije uspjelo.',
      retry: 'Ništa nije poslano. Plaćanje nije uspjelo. Pokušajte ponovno.',
      AMOUNT_OUT_OF_RANGE: 'Ništa nije poslano. Ovaj je iznos za ovog primatelja premalen ili prevelik.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Ništa nije poslano. Ovaj se primatelj još provjerava. Pokušajte kasnije.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Ništa nije poslano. To je više nego što danas možete poslati.',
      DOCUMENTS_REQUIRED: 'Ništa nije poslano. Za ovu svrhu potrebni su dokumenti: obratite se podršci.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Ništa nije poslano. Najprije na popisu primatelja potvrdite da je ovaj novčanik vaš.',
      INSUFFICIENT_BALANCE: 'Ništa nije poslano. U novčaniku nemate dovoljno novca.',
      INSUFFICIENT_FUNDS: 'Ništa nije poslano. U novčaniku nemate dovoljno novca.',
      INVALID_AMOUNT: 'Ništa nije poslano. Vratite se i promijenite iznos.',
      INVALID_BANK_ACCOUNT: 'Ništa nije poslano. Podaci o primateljevu računu nisu ispravni.',
      INVALID_STATE_TRANSITION: 'Ovo se plaćanje više ne može poslati. Zatražite novu ponudu.',
      INVALID_INPUT: 'Ništa nije poslano. Ovo plaćanje ne možemo provesti. Vratite se i provjerite iznos i primatelja.',
      NETWORK_UNREACHABLE: 'Ništa nije poslano. Provjerite internetsku vezu i pokušajte ponovno.',
      NOT_APPROVED: 'Ovo plaćanje nije odobreno. Obratite se podršci.',
      OPERATION_IN_PROGRESS:
        'Vaša se potvrda možda još obrađuje. Pričekajte da istekne vrijeme za potvrdu pa pokušajte ponovno.',
      PAYLOAD_INVALID:
        'Ništa nije potpisano ni poslano: nismo mogli provjeriti što biste potpisali. Prije novog pokušaja obratite se podršci.',
      PAYLOAD_MISMATCH:
        'Ništa nije potpisano ni poslano: ono što je stiglo na potpis nije plaćanje prikazano ovdje. Prije novog pokušaja obratite se podršci.',
      QUOTE_CHANGED: 'Ništa nije poslano. Ponuda se promijenila prije slanja. Provjerite nove podatke.',
      QUOTE_EXPIRED: 'Ništa nije poslano. Ova je ponuda istekla.',
      QUOTE_NOT_FOUND: 'Nismo pronašli ovo plaćanje. Započnite novo.',
      QUOTE_NOT_SIGNABLE: 'Ništa nije poslano. Ovaj novčanik ne može provesti ovo plaćanje.',
      QUOTE_RATE_UNAVAILABLE: 'Ništa nije poslano. Ova ponuda više nije dostupna.',
      REFERENCE_NOT_FOUND: 'Ništa nije poslano. Nismo pronašli ovog primatelja ili plaćanje. Započnite novo.',
      SELF_PAYMENT: 'Ništa nije poslano. Novac ne možete poslati u vlastiti novčanik.',
      SESSION_EXPIRED: 'Sesija je istekla. Za slanje novca ponovno se prijavite.',
      TIMEOUT: 'Ništa nije poslano. Odgovor nije stigao na vrijeme. Pokušajte ponovno.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Ništa nije poslano. To je više nego što možete poslati odjednom.',
      VELOCITY_LIMIT_EXCEEDED: 'Ništa nije poslano. U kratkom vremenu poslali ste mnogo novca. Pokušajte kasnije.',
    },
  },
}
