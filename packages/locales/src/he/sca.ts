import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'אשרו את ההמרה'],
  ['PAYOUT', 'אשרו את התשלום'],
  ['TRANSFER', 'אשרו את התשלום'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'שלחנו קוד במסרון לטלפון שלכם.',
      TOTP: 'הזינו את הקוד שמוצג ביישום האימות.',
      PASSKEY: 'המכשיר יבקש טביעת אצבע, זיהוי פנים או נעילת מסך.',
    },
    unknownFactor: 'אי אפשר לאשר כך בדף הזה. נסו דרך אחרת או פנו לתמיכה.',
    codeResent: 'שלחנו קוד חדש במסרון לטלפון שלכם.',
    codeLabel: ({ length }) => `קוד בן ${length} ספרות`,
    codeHint: 'לעולם אל תמסרו את הקוד הזה, גם לא לנו.',
    codeIncomplete: ({ length }) => `הזינו את כל ${length} הספרות.`,
    submitCode: 'אישור',
    usePasskey: 'אישור עם מפתח גישה',
    prompting: 'ממתינים למכשיר…',
    resend: 'לשלוח קוד שוב',
    resendIn: ({ time }) => `לשלוח קוד שוב בעוד ${time}`,
    resendTooSoon: 'עדיין אי אפשר לקבל קוד חדש. הקוד האחרון עדיין תקף.',
    useInstead: {
      SMS_OTP: 'לקבל קוד במסרון',
      TOTP: 'להשתמש ביישום האימות',
      PASSKEY: 'להשתמש במפתח גישה',
    },
    confirmBy: ({ time }) => `אשרו עד ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'הזמן נגמר.' : `הזמן שנותר לאישור: ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `יותר מדי ניסיונות. נסו שוב ב-${time}.`,
    waitLabel: 'הזמן שנותר',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'אפשר לנסות שוב עכשיו.' : `אפשר יהיה לנסות שוב בעוד ${inWords(seconds)}.`,
    lockedTitle: 'יותר מדי ניסיונות כושלים',
    lockedUntil: ({ time }) => `אפשר יהיה לאשר שוב ב-${time}.`,
    locked: 'כדי להגן על החשבון, עד אז איננו מקבלים קודים או מפתחות גישה. אם זה לא היה אתם, פנו לתמיכה.',
    suspendedTitle: 'החשבון שלכם נעול',
    suspended: 'היו יותר מדי ניסיונות כושלים. המתנה לא תפתח את החשבון: פנו לתמיכה, ונוודא שזה אתם.',
    lifted: 'לבדוק שוב',
    expiredTitle: 'הזמן נגמר',
    expired: 'לא אישרתם בזמן. התחילו מחדש.',
    expiredUnknown: 'עדיין לא ידוע לנו אם זה אושר בזמן. בדקו אם זה בוצע לפני שתתחילו מחדש.',
    offline: 'אין חיבור לאינטרנט. הזמן ממשיך לרוץ; אשרו כשתתחברו שוב.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'מתכוננים לאישור',
    unavailableTitle: 'אי אפשר לאשר את זה כרגע',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'אשרו שזה אתם'
      return step === undefined ? act : `שלב ${step}${of ? ` מתוך ${of}` : ''}: ${act}`
    },
    abandonedTitle: 'עצרנו את התשלום הזה',
    checkedTitle: 'בודקים את התשלום',
    endedTitle: 'לא אושר',
    authorizedTitle: 'אושר',
    abandoned: 'פרטי התשלום השתנו אחרי שבדקתם אותם.',
    checked: ({ time }) =>
      `ייתכן שהוא כבר נשלח. אל תשלמו שוב. פרטי התשלום השתנו אחרי שבדקתם אותם.${time ? ` אם הוא לא נשלח, הכסף ישתחרר ב-${time}.` : ''}`,
    ended: 'הוא לא אושר בזמן, או שבוטל. לא יצא כסף מהארנק שלכם.',
    authorized: 'התשלום בדרך.',
    batchCaption: 'התשלומים שלכם',
    batchTotal: 'סך הכול',
    converted: 'תשלום במטבע אחר נעשה בשני שלבים.',
    progress: ({ done, of }) => `אושרו ${done} מתוך ${of}.`,
    confirmed: 'אושר',
    tryAgain: 'לנסות שוב',
    startAgain: 'להתחיל מחדש',
    close: 'לא עכשיו',
  },
  scaSignIn: {
    title: 'אשרו שזה אתם',
    unavailableTitle: 'לא ניתן לאמת אתכם כרגע',
    signedInTitle: 'תודה, זהותכם אומתה',
    notNeededTitle: 'אין מה לאשר',
    explanation: 'תקנות אירופיות דורשות זאת לפחות כל 180 יום, לפני שנציג תשלומים או נשלח כסף.',
    choose: 'איך תרצו לאשר?',
    factors: { SMS_OTP: 'קוד במסרון', TOTP: 'יישום אימות', PASSKEY: 'מפתח גישה' },
    again: { SMS_OTP: 'לנסות שוב במסרון', TOTP: 'לנסות שוב באפליקציה', PASSKEY: 'לנסות שוב במפתח הגישה' },
    usedLast: 'השימוש האחרון',
    starting: 'רק רגע…',
    pending: 'אנחנו עדיין מאמתים אתכם. נסו שוב בעוד כמה דקות.',
    signedIn: ({ date }) => (date ? `נשאל אתכם שוב לא יאוחר מ-${date}.` : 'אפשר להמשיך.'),
    notNeeded: 'אפשר להמשיך בלי השלב הזה.',
    tryAgain: 'לנסות שוב',
    startAgain: 'להתחיל מחדש',
    close: 'לא עכשיו',
    done: 'סיום',
    promptTitle: 'אשרו בקרוב שזה אתם',
    prompt: ({ date }) => `תקנות אירופיות דורשות זאת לפחות כל 180 יום. אשרו לפני ${date}, כדי ששום תשלום לא יתעכב.`,
    promptStart: 'לאשר עכשיו',
    promptSkip: 'מאוחר יותר',
  },
}
