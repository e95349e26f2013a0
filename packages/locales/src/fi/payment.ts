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
    MATCHED: 'Nimi täsmää tiliin.',
    titles: {
      PARTIAL_MATCH: 'Nimi ei täsmää aivan',
      NOT_MATCHED: 'Nimi ei täsmää',
    },
    PARTIAL_MATCH: ({ name }) =>
      name ? `Saajan pankissa tili on nimellä ${name}.` : 'Saajan pankissa tili on samankaltaisella nimellä.',
    NOT_MATCHED:
      'Saajan pankissa tili on eri nimellä. Jos sait tiedot joltakulta, varmista ne toista kautta: väärälle tilille lähetetyt rahat voi menettää.',
    UNSUPPORTED: 'Tällaisen tilin nimeä ei voi tarkistaa. Varmista, että tilitiedot ovat oikein.',
    CHECKED_BY_RECEIVING_FI: 'Saajan pankki tarkistaa nimen, kun maksu saapuu.',
    PENDING: 'Tarkistamme nimen saajan pankista. Voit lähettää hetken kuluttua.',
    accept: 'Olen tarkistanut tiedot ja haluan maksaa tälle tilille.',
  },
  quoteConfirmation: {
    loadingTitle: 'Tarjoustasi haetaan',
    unavailableTitle: 'Emme saaneet tarjousta',
    notFoundTitle: 'Maksua ei löytynyt',
    unreadableTitle: 'Emme voi nyt tarkistaa maksuasi',
    unreadable: 'Se on ehkä jo lähetetty. Älä maksa uudelleen.',
    reviewTitle: 'Tarkista ja lähetä',
    addTitle: 'Tarkista ja lisää',
    changedTitle: 'Tarjous on muuttunut',
    expiredTitle: 'Tämä tarjous on vanhentunut',
    authorizingTitle: 'Vahvista maksusi',
    expired: 'Mitään ei lähetetty. Tarjoukset ovat voimassa muutaman minuutin.',
    authorizing: ({ time }) =>
      time
        ? `Ei vielä lähetetty. Vahvista viimeistään klo ${time}. Muuten sitä ei lähetetä ja rahat ovat taas käytettävissä.`
        : 'Ei vielä lähetetty. Vahvistuksesi puuttuu.',
    abandonedTitle: 'Pysäytimme tämän maksun',
    abandoned:
      'Mitään ei lähetetty. Maksun tiedot muuttuivat sen jälkeen, kun tarkistit ne, joten sitä ei voi vahvistaa.',
    checkedTitle: 'Tarkistamme maksuasi',
    checked: ({ time }) =>
      `Se on ehkä jo lähetetty. Älä maksa uudelleen. Maksun tiedot muuttuivat sen jälkeen, kun tarkistit ne.${time ? ` Jos sitä ei lähetetty, rahat ovat taas käytettävissä klo ${time}.` : ''}`,
    replacedTitle: 'Tämä maksu on korvattu',
    replaced: 'Aloitit tämän maksun uudelleen toisessa välilehdessä, joten tätä ei voi vahvistaa.',
    outcomeUnknownTitle: 'Tarkistamme vahvistustasi',
    outcomeUnknown:
      'Olet vahvistanut, mutta emme ole vielä saaneet vastausta. Jatkamme tarkistamista ja kerromme sinulle tällä sivulla.',
    lockedTitle: 'Liian monta epäonnistunutta yritystä',
    locked: ({ time }) =>
      time ? `Voit taas vahvistaa maksuja klo ${time} alkaen.` : 'Voit taas vahvistaa maksuja myöhemmin.',
    lockedTooLong: ({ time }) =>
      time
        ? `Tämä maksu vanhenee. Voit lähettää sen uudelleen klo ${time} jälkeen.`
        : 'Tämä maksu vanhenee. Voit lähettää sen uudelleen myöhemmin.',
    suspendedTitle: 'Tilisi on lukittu',
    suspended: 'Ota yhteyttä asiakaspalveluun, jotta tilin lukitus avataan; odottaminen ei auta.',
    continue: 'Vahvista maksu',
    startAgain: 'Aloita alusta',
    done: 'Sulje',
    switchingTitle: 'Hetkinen',
    switching: 'Mitään ei ole vielä lähetetty. Valmistelemme maksuasi vahvistusta varten.',
    switched: 'Mitään ei lähetetty. Tarkista maksu ja lähetä se sitten.',
    followingTitle: 'Vielä yksi vaihe tähän maksuun',
    following: 'Vahvista henkilöllisyytesi, niin näet maksun tilanteen. Älä maksa uudelleen.',
    confirm: ({ amount }) => `Lähetä ${amount}`,
    add: ({ amount }) => `Lisää ${amount}`,
    edit: 'Muokkaa',
    cancel: 'Peru',
    requote: 'Hae uusi tarjous',
    tryAgain: 'Yritä uudelleen',
    heldUntil: ({ time }) => `Tarjous voimassa klo ${time} asti`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tarjous on vanhentunut.' : `Tarjous on voimassa vielä ${inWords(seconds)} ajan.`,
    signInTitle: 'Kirjaudu, niin voit lähettää',
    signInAndSend: ({ amount }) => `Kirjaudu ja lähetä ${amount}`,
    signInCancel: 'Ei nyt',
    errors: {
      ...commonErrors,
      none: 'Mitään ei lähetetty. Se ei onnistunut.',
      retry: 'Mitään ei lähetetty. Se ei onnistunut. Yritä uudelleen.',
      AMOUNT_OUT_OF_RANGE: 'Mitään ei lähetetty. Summa on liian pieni tai liian suuri tälle saajalle.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Mitään ei lähetetty. Saajaa tarkistetaan vielä. Yritä myöhemmin uudelleen.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Mitään ei lähetetty. Se on enemmän kuin voit lähettää tänään.',
      DOCUMENTS_REQUIRED:
        'Mitään ei lähetetty. Tähän tarkoitukseen tarvitaan asiakirjoja: ota yhteyttä asiakaspalveluun.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Mitään ei lähetetty. Vahvista ensin saajien luettelossa, että tämä lompakko on sinun.',
      INSUFFICIENT_BALANCE: 'Mitään ei lähetetty. Lompakossasi ei ole tarpeeksi rahaa.',
      INSUFFICIENT_FUNDS: 'Mitään ei lähetetty. Lompakossasi ei ole tarpeeksi rahaa.',
      INVALID_AMOUNT: 'Mitään ei lähetetty. Palaa ja muuta summaa.',
      INVALID_BANK_ACCOUNT: 'Mitään ei lähetetty. Saajan tilitiedot eivät kelpaa.',
      INVALID_STATE_TRANSITION: 'Tätä maksua ei voi enää lähettää. Hae uusi tarjous.',
      INVALID_INPUT: 'Mitään ei lähetetty. Emme voi suorittaa tätä maksua. Palaa ja tarkista summa ja saaja.',
      NETWORK_UNREACHABLE: 'Mitään ei lähetetty. Tarkista yhteys ja yritä uudelleen.',
      NOT_APPROVED: 'Tätä maksua ei hyväksytty. Ota yhteyttä asiakaspalveluun.',
      OPERATION_IN_PROGRESS:
        'Vahvistuksesi voi olla vielä matkalla. Odota, kunnes sen aika päättyy, ja yritä sitten uudelleen.',
      PAYLOAD_INVALID:
        'Mitään ei allekirjoitettu eikä mitään lähetetty: emme voineet tarkistaa, mitä olisit allekirjoittanut. Ota yhteyttä asiakaspalveluun ennen kuin yrität uudelleen.',
      PAYLOAD_MISMATCH:
        'Mitään ei allekirjoitettu eikä mitään lähetetty: allekirjoitettava ei ole tässä näkyvä maksu. Ota yhteyttä asiakaspalveluun ennen kuin yrität uudelleen.',
      QUOTE_CHANGED: 'Mitään ei lähetetty. Tarjous muuttui ennen lähettämistä. Tarkista uudet tiedot.',
      QUOTE_EXPIRED: 'Mitään ei lähetetty. Tämä tarjous on vanhentunut.',
      QUOTE_NOT_FOUND: 'Emme löytäneet tätä maksua. Aloita uusi.',
      QUOTE_NOT_SIGNABLE: 'Mitään ei lähetetty. Tämä lompakko ei voi tehdä tätä maksua.',
      QUOTE_RATE_UNAVAILABLE: 'Mitään ei lähetetty. Tämä tarjous ei ole enää saatavilla.',
      REFERENCE_NOT_FOUND: 'Mitään ei lähetetty. Emme löytäneet tätä saajaa tai maksua. Aloita uusi.',
      SELF_PAYMENT: 'Mitään ei lähetetty. Et voi lähettää rahaa omaan lompakkoosi.',
      SESSION_EXPIRED: 'Istuntosi on vanhentunut. Kirjaudu uudelleen, niin voit lähettää.',
      TIMEOUT: 'Mitään ei lähetetty. Emme saaneet vastausta ajoissa. Yritä uudelleen.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Mitään ei lähetetty. Se on enemmän kuin voit lähettää kerralla.',
      VELOCITY_LIMIT_EXCEEDED:
        'Mitään ei lähetetty. Olet lähettänyt paljon lyhyessä ajassa. Yritä myöhemmin uudelleen.',
    },
  },
}
