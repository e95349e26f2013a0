import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

/** With the digits of the codes and amounts beside it, in every region. */
const count = createCounter('ar-u-nu-latn')

/** A time that counts down, as it stands behind a preposition: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, {
        zero: '# دقيقة',
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      })
    : count(seconds, {
        zero: '# ثانية',
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: '# ثوانٍ',
        many: '# ثانية',
        other: '# ثانية',
      })

/** How long a code is. */
export const inDigits = (length: number): string =>
  count(length, {
    zero: '# رقم',
    one: 'رقم واحد',
    two: 'رقمين',
    few: '# أرقام',
    many: '# رقمًا',
    other: '# رقم',
  })

/** How long a code of letters and digits is. */
export const inPlaces = (length: number): string =>
  count(length, {
    zero: '# خانة',
    one: 'خانة واحدة',
    two: 'خانتين',
    few: '# خانات',
    many: '# خانة',
    other: '# خانة',
  })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'لحظة من فضلك.',
    notArrived: 'لم يُحمَّل جزء من هذه الصفحة. تحقق من اتصالك وحاول مرة أخرى، أو أعد تحميل الصفحة.',
    tryAgain: 'إعادة المحاولة',
  },
  screenFailure: {
    failed: 'يتعذر عرض هذا الجزء من الصفحة الآن. اعرضه مرة أخرى أو أعد تحميل الصفحة.',
    paymentFailed: 'لم تتأثر دفعتك، لكن يتعذر عرضها الآن. لا تبدأ دفعة جديدة. اعرضها مرة أخرى أو أعد تحميل الصفحة.',
    showAgain: 'العرض مرة أخرى',
  },
  support: { contact: 'التواصل مع الدعم' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'سجّل الدخول مرة أخرى للمتابعة.',
  'sca-sign-in': 'أكّد هويتك للمتابعة.',
  resend: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  'switch-factor': 'لا يعمل ذلك في هذا المتصفح. جرّب متصفحًا آخر أو طريقة أخرى لتسجيل الدخول.',
  wait: 'انتظر لحظة ثم حاول مرة أخرى.',
  'new-quote': 'لم يعد هذا العرض صالحًا. اطلب عرضًا جديدًا.',
  retry: 'لم ينجح ذلك. حاول مرة أخرى.',
  'contact-support': 'حدث خطأ ما، فتوقفنا احتياطًا. تواصل مع الدعم.',
  none: 'لم ينجح ذلك.',
  NETWORK_UNREACHABLE: 'يتعذر الاتصال الآن. تحقق من اتصالك وحاول مرة أخرى.',
  TIMEOUT: 'استغرق ذلك وقتًا أطول من اللازم. تحقق من اتصالك وحاول مرة أخرى.',
  PLATFORM_UNAVAILABLE: 'الخدمة غير متاحة الآن. حاول مرة أخرى لاحقًا.',
  SERVICE_UNAVAILABLE: 'الخدمة غير متاحة الآن. حاول مرة أخرى لاحقًا.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${waitingTime(retryAfterMs)}.`
      : 'محاولات كثيرة جدًا. انتظر لحظة ثم حاول مرة أخرى.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `مقفل مؤقتًا. يمكنك المحاولة مرة أخرى بعد ${waitingTime(retryAfterMs)}.`
      : 'مقفل مؤقتًا. حاول مرة أخرى لاحقًا.',
  UNEXPECTED_RESPONSE: 'تلقينا ردًا غير متوقع فتوقفنا. حاول مرة أخرى لاحقًا أو تواصل مع الدعم.',
  STORAGE_UNAVAILABLE: 'لا يستطيع هذا المتصفح حفظ ما تحتاجه محفظتك. اخرج من وضع التصفح الخاص أو وفّر مساحة تخزين.',
  TARGET_BUNDLE_UNTRUSTED:
    'لم يُرسَل رمزك. لم نتمكن من التحقق من الخادم الذي كان سيستلمه. تواصل مع الدعم قبل أن تحاول مرة أخرى.',
  VERIFICATION_LINK_UNTRUSTED: 'حرصًا على أمانك لم نفتح التحقق: الرابط يقود إلى موقع لا نعرفه. تواصل مع الدعم.',
}
