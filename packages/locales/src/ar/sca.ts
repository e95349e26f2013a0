import type { Sca } from '../areas.ts'
import { base, inDigits, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'أكّد تحويل العملة'],
  ['PAYOUT', 'أكّد الدفعة'],
  ['TRANSFER', 'أكّد الدفعة'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'أرسلنا رمزًا في رسالة نصية إلى هاتفك.',
      TOTP: 'أدخل الرمز الظاهر في تطبيق المصادقة.',
      PASSKEY: 'سيطلب جهازك بصمة الإصبع أو الوجه أو قفل الشاشة.',
    },
    unknownFactor: 'لا يمكنك التأكيد بهذه الطريقة في هذه الصفحة. جرّب طريقة أخرى أو تواصل مع الدعم.',
    codeResent: 'أرسلنا رمزًا جديدًا في رسالة نصية إلى هاتفك.',
    codeLabel: ({ length }) => `رمز من ${inDigits(length)}`,
    codeHint: 'لا تُعطِ هذا الرمز لأحد، ولا حتى لنا.',
    codeIncomplete: ({ length }) => `أدخل الرمز كاملًا: ${inDigits(length)}.`,
    submitCode: 'تأكيد',
    usePasskey: 'التأكيد بمفتاح المرور',
    prompting: 'في انتظار جهازك…',
    resend: 'إعادة إرسال الرمز',
    resendIn: ({ time }) => `إعادة إرسال الرمز بعد ${time}`,
    resendTooSoon: 'لا يمكن طلب رمز جديد بعد. ما زال رمزك الأخير صالحًا.',
    useInstead: {
      SMS_OTP: 'رمز في رسالة نصية',
      TOTP: 'استخدام تطبيق المصادقة',
      PASSKEY: 'استخدام مفتاح المرور',
    },
    confirmBy: ({ time }) => `أكّد قبل ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'انتهى الوقت.' : `ينتهي وقت التأكيد بعد ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `محاولات كثيرة جدًا. حاول مرة أخرى ابتداءً من ${time}.`,
    waitLabel: 'الوقت المتبقي',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'يمكنك المحاولة مرة أخرى الآن.' : `يمكنك المحاولة مرة أخرى بعد ${inWords(seconds)}.`,
    lockedTitle: 'محاولات فاشلة كثيرة',
    lockedUntil: ({ time }) => `يمكنك التأكيد مرة أخرى ابتداءً من ${time}.`,
    locked: 'لحماية حسابك لا نقبل رموزًا أو مفاتيح مرور حتى ذلك الوقت. إذا لم تكن أنت من حاول فتواصل مع الدعم.',
    suspendedTitle: 'حسابك مقفل',
    suspended: 'كانت هناك محاولات فاشلة كثيرة. الانتظار لن يفتح حسابك: تواصل مع الدعم لنتحقق من هويتك.',
    lifted: 'التحقق مرة أخرى',
    expiredTitle: 'انتهى الوقت',
    expired: 'لم تؤكّد في الوقت المحدد. ابدأ من جديد.',
    expiredUnknown:
      'لا نعلم بعد ما إذا كان قد تم تأكيد ذلك في الوقت المحدد. تحقق مما إذا كان قد نُفّذ قبل أن تبدأ من جديد.',
    offline: 'لا يوجد اتصال بالإنترنت. الوقت ما زال يمر؛ أكّد عند عودة الاتصال.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'جارٍ التجهيز للتأكيد',
    unavailableTitle: 'لا يمكنك تأكيد ذلك الآن',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'أكّد هويتك'
      return step === undefined ? act : `الخطوة ${step}${of ? ` من ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'أوقفنا هذه الدفعة',
    checkedTitle: 'نتحقق من دفعتك',
    endedTitle: 'لم يتم التأكيد',
    authorizedTitle: 'تم التأكيد',
    abandoned: 'تغيرت تفاصيل الدفعة بعد مراجعتك لها.',
    checked: ({ time }) =>
      `ربما أُرسلت بالفعل. لا تدفع مرة أخرى. تغيرت تفاصيل الدفعة بعد مراجعتك لها.${time ? ` إن لم تُرسَل، يتاح المال مجددًا ابتداءً من ${time}.` : ''}`,
    ended: 'لم تُؤكَّد في الوقت المحدد أو أُلغيت. لم يخرج أي مال من محفظتك.',
    authorized: 'دفعتك في الطريق.',
    batchCaption: 'دفعاتك',
    batchTotal: 'المجموع',
    converted: 'الدفعة بعملة أخرى تتم على خطوتين.',
    progress: ({ done, of }) => `تم تأكيد ${done} من ${of}.`,
    confirmed: 'تم التأكيد',
    tryAgain: 'إعادة المحاولة',
    startAgain: 'البدء من جديد',
    close: 'ليس الآن',
  },
  scaSignIn: {
    title: 'أكّد هويتك',
    unavailableTitle: 'يتعذر التحقق من هويتك الآن',
    signedInTitle: 'شكرًا، تم التحقق من هويتك',
    notNeededTitle: 'لا حاجة إلى تأكيد',
    explanation: 'تتطلب القواعد الأوروبية ذلك مرة على الأقل كل 180 يومًا، قبل أن نعرض الدفعات أو نرسل الأموال.',
    choose: 'كيف تريد التأكيد؟',
    factors: { SMS_OTP: 'رمز في رسالة نصية', TOTP: 'تطبيق المصادقة', PASSKEY: 'مفتاح المرور' },
    again: {
      SMS_OTP: 'المحاولة مجددًا برسالة نصية',
      TOTP: 'المحاولة مجددًا بالتطبيق',
      PASSKEY: 'المحاولة مجددًا بمفتاح المرور',
    },
    usedLast: 'آخر طريقة مستخدمة',
    starting: 'لحظة من فضلك…',
    pending: 'ما زلنا نتحقق من هويتك. حاول مرة أخرى بعد بضع دقائق.',
    signedIn: ({ date }) => (date ? `سنسألك مرة أخرى في موعد أقصاه ${date}.` : 'يمكنك المتابعة.'),
    notNeeded: 'يمكنك المتابعة دون هذه الخطوة.',
    tryAgain: 'إعادة المحاولة',
    startAgain: 'البدء من جديد',
    close: 'ليس الآن',
    done: 'تم',
    promptTitle: 'أكّد هويتك قريبًا',
    prompt: ({ date }) =>
      `تتطلب القواعد الأوروبية ذلك مرة على الأقل كل 180 يومًا. أكّد قبل ${date} حتى لا تتأخر أي دفعة.`,
    promptStart: 'التأكيد الآن',
    promptSkip: 'لاحقًا',
  },
}
