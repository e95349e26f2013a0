import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('ga')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, {
        one: 'nóiméad amháin',
        two: '# nóiméad',
        few: '# nóiméad',
        many: '# nóiméad',
        other: '# nóiméad',
      })
    : count(seconds, {
        one: 'soicind amháin',
        two: '# shoicind',
        few: '# shoicind',
        many: '# soicind',
        other: '# soicind',
      })

/** The length of a code: a number changes the letter after it. */
export const digits = (length: number): string =>
  count(length, { one: '# digit', two: '# dhigit', few: '# dhigit', many: '# ndigit', other: '# digit' })

/** The same for a code with letters. */
export const characters = (length: number): string =>
  count(length, {
    one: '# charachtar',
    two: '# charachtar',
    few: '# charachtar',
    many: '# gcarachtar',
    other: '# carachtar',
  })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Fan nóiméad, le do thoil.',
    notArrived:
      'Níor lódáladh cuid den leathanach seo. Seiceáil do cheangal idirlín agus bain triail eile as, nó athlódáil an leathanach.',
    tryAgain: 'Bain triail eile as',
  },
  screenFailure: {
    failed:
      'Ní féidir linn an chuid seo den leathanach a thaispeáint faoi láthair. Taispeáin arís í, nó athlódáil an leathanach.',
    paymentFailed:
      'Ní bhaineann sé seo leis an íocaíocht féin, ach ní féidir linn í a thaispeáint faoi láthair. Ná tosaigh ceann eile. Taispeáin arís í, nó athlódáil an leathanach.',
    showAgain: 'Taispeáin arís',
  },
  support: { contact: 'Faigh tacaíocht' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Logáil isteach arís chun leanúint ar aghaidh.',
  'sca-sign-in': 'Deimhnigh gur tusa atá ann chun leanúint ar aghaidh.',
  resend: 'Níl an cód seo bailí a thuilleadh. Iarr ceann nua.',
  'switch-factor': 'Ní oibríonn sé seo anseo. Úsáid brabhsálaí eile nó bealach eile le logáil isteach.',
  wait: 'Fan nóiméad agus bain triail eile as ansin.',
  'new-quote': 'Níl an luachan seo bailí a thuilleadh. Faigh ceann nua.',
  retry: 'Níor oibrigh sé sin. Bain triail eile as.',
  'contact-support':
    'Tharla earráid, agus stopamar ar mhaithe le do shlándáil. Déan teagmháil leis an bhfoireann tacaíochta.',
  none: 'Níor oibrigh sé sin.',
  NETWORK_UNREACHABLE:
    'Ní féidir linn ceangal a dhéanamh faoi láthair. Seiceáil do cheangal idirlín agus bain triail eile as.',
  TIMEOUT: 'Thóg sé seo rófhada. Seiceáil do cheangal idirlín agus bain triail eile as.',
  PLATFORM_UNAVAILABLE: 'Níl an tseirbhís ar fáil. Bain triail eile as ar ball.',
  SERVICE_UNAVAILABLE: 'Níl an tseirbhís ar fáil. Bain triail eile as ar ball.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `An iomarca iarrachtaí. Bain triail eile as i gceann ${waitingTime(retryAfterMs)}.`
      : 'An iomarca iarrachtaí. Bain triail eile as ar ball.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Tá sé seo faoi ghlas go sealadach. Bain triail eile as i gceann ${waitingTime(retryAfterMs)}.`
      : 'Tá sé seo faoi ghlas go sealadach. Bain triail eile as ar ball.',
  UNEXPECTED_RESPONSE:
    'Fuaireamar freagra nach raibh súil againn leis, agus stopamar. Bain triail eile as ar ball, nó déan teagmháil leis an bhfoireann tacaíochta.',
  STORAGE_UNAVAILABLE:
    'Ní féidir leis an mbrabhsálaí seo na rudaí a theastaíonn ó do sparán a shábháil. Múch an bhrabhsáil phríobháideach, nó saor spás stórála.',
  TARGET_BUNDLE_UNTRUSTED:
    'Níor seoladh do chód. Níorbh fhéidir linn a fhíorú cé a gheobhadh é. Déan teagmháil leis an bhfoireann tacaíochta sula mbainfidh tú triail eile as.',
  VERIFICATION_LINK_UNTRUSTED:
    'Níor osclaíomar an fíorú, ar mhaithe le do shlándáil: téann a nasc chuig suíomh nach n-aithnímid. Déan teagmháil leis an bhfoireann tacaíochta.',
}
