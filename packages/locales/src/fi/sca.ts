import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Vahvista vaihto'],
  ['PAYOUT', 'Vahvista maksu'],
  ['TRANSFER', 'Vahvista maksu'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Lähetimme koodin tekstiviestillä puhelimeesi.',
      TOTP: 'Anna koodi, jonka todennussovelluksesi näyttää.',
      PASSKEY: 'Laite pyytää sormenjälkeä, kasvoja tai näytön lukitusta.',
    },
    unknownFactor: 'Tällä sivulla ei voi vahvistaa näin. Kokeile toista tapaa tai ota yhteyttä asiakaspalveluun.',
    codeResent: 'Lähetimme uuden koodin tekstiviestillä puhelimeesi.',
    codeLabel: ({ length }) => `${length}-numeroinen koodi`,
    codeHint: 'Älä koskaan kerro koodia kenellekään, älä edes meille.',
    codeIncomplete: ({ length }) => `Anna kaikki ${length} numeroa.`,
    submitCode: 'Vahvista',
    usePasskey: 'Vahvista avainkoodilla',
    prompting: 'Odotetaan laitettasi…',
    resend: 'Lähetä koodi uudelleen',
    resendIn: ({ time }) => `Lähetä uudelleen (${time})`,
    resendTooSoon: 'Et voi vielä saada uutta koodia. Viimeisin toimii edelleen.',
    useInstead: {
      SMS_OTP: 'Koodi tekstiviestillä',
      TOTP: 'Käytä todennussovellusta',
      PASSKEY: 'Käytä avainkoodia',
    },
    confirmBy: ({ time }) => `Vahvista viimeistään klo ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Aika on päättynyt.' : `Vahvistusaika päättyy ${inWords(seconds)} kuluttua.`,
    waitUntil: ({ time }) => `Liian monta yritystä. Yritä uudelleen klo ${time}.`,
    waitLabel: 'Aikaa jäljellä',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Voit nyt yrittää uudelleen.' : `Voit yrittää uudelleen ${inWords(seconds)} kuluttua.`,
    lockedTitle: 'Liian monta epäonnistunutta yritystä',
    lockedUntil: ({ time }) => `Voit vahvistaa uudelleen klo ${time} alkaen.`,
    locked:
      'Suojataksemme tiliäsi emme siihen asti hyväksy koodeja emmekä avainkoodeja. Jos se et ollut sinä, ota yhteyttä asiakaspalveluun.',
    suspendedTitle: 'Tilisi on lukittu',
    suspended:
      'Epäonnistuneita yrityksiä oli liikaa. Odottaminen ei avaa tiliäsi: ota yhteyttä asiakaspalveluun, niin varmistamme, että se olet sinä.',
    lifted: 'Tarkista uudelleen',
    expiredTitle: 'Aika on päättynyt',
    expired: 'Et vahvistanut ajoissa. Aloita alusta.',
    expiredUnknown: 'Emme vielä tiedä, vahvistettiinko tämä ajoissa. Katso, onnistuiko se, ennen kuin aloitat alusta.',
    offline: 'Sinulla ei ole verkkoyhteyttä. Aika kuluu edelleen; vahvista heti, kun yhteys palaa.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Vahvistusta valmistellaan',
    unavailableTitle: 'Et voi vahvistaa tätä juuri nyt',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Vahvista henkilöllisyytesi'
      return step === undefined ? act : `Vaihe ${step}${of ? `/${of}` : ''}: ${act}`
    },
    abandonedTitle: 'Pysäytimme tämän maksun',
    checkedTitle: 'Tarkistamme maksuasi',
    endedTitle: 'Ei vahvistettu',
    authorizedTitle: 'Vahvistettu',
    abandoned: 'Maksun tiedot muuttuivat sen jälkeen, kun tarkistit ne.',
    checked: ({ time }) =>
      `Se on ehkä jo lähetetty. Älä maksa uudelleen. Maksun tiedot muuttuivat sen jälkeen, kun tarkistit ne.${time ? ` Jos sitä ei lähetetty, rahat ovat taas käytettävissä klo ${time}.` : ''}`,
    ended: 'Maksua ei vahvistettu ajoissa, tai se peruttiin. Lompakostasi ei lähtenyt rahaa.',
    authorized: 'Maksusi on matkalla.',
    batchCaption: 'Maksusi',
    batchTotal: 'Yhteensä',
    converted: 'Maksu toisessa valuutassa vaatii kaksi vaihetta.',
    progress: ({ done, of }) => `Vahvistettu ${done}/${of}.`,
    confirmed: 'Vahvistettu',
    tryAgain: 'Yritä uudelleen',
    startAgain: 'Aloita alusta',
    close: 'Ei nyt',
  },
  scaSignIn: {
    title: 'Vahvista henkilöllisyytesi',
    unavailableTitle: 'Emme voi juuri nyt tunnistaa sinua',
    signedInTitle: 'Kiitos, henkilöllisyytesi on vahvistettu',
    notNeededTitle: 'Ei vahvistettavaa',
    explanation:
      'Eurooppalaiset säännöt vaativat tätä vähintään 180 päivän välein ennen kuin näytämme maksuja tai lähetämme rahaa.',
    choose: 'Miten haluat vahvistaa?',
    factors: { SMS_OTP: 'Koodi tekstiviestillä', TOTP: 'Todennussovellus', PASSKEY: 'Avainkoodi' },
    again: {
      SMS_OTP: 'Yritä uudelleen tekstiviestillä',
      TOTP: 'Yritä uudelleen sovelluksella',
      PASSKEY: 'Yritä uudelleen avainkoodilla',
    },
    usedLast: 'Viimeksi käytetty',
    starting: 'Hetkinen…',
    pending: 'Varmistamme vielä henkilöllisyyttäsi. Yritä muutaman minuutin kuluttua uudelleen.',
    signedIn: ({ date }) => (date ? `Pyydämme tätä uudelleen viimeistään ${date}.` : 'Voit jatkaa.'),
    notNeeded: 'Voit jatkaa ilman tätä vaihetta.',
    tryAgain: 'Yritä uudelleen',
    startAgain: 'Aloita alusta',
    close: 'Ei nyt',
    done: 'Valmis',
    promptTitle: 'Vahvista pian henkilöllisyytesi',
    prompt: ({ date }) =>
      `Eurooppalaiset säännöt vaativat tätä vähintään 180 päivän välein. Vahvista ennen ${date}, jotta mikään maksu ei viivästy.`,
    promptStart: 'Vahvista nyt',
    promptSkip: 'Myöhemmin',
  },
}
