import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  nameCheck: {
    MATCHED: 'השם תואם לחשבון.',
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `השם לא תואם לגמרי. בבנק של הנמען החשבון רשום על שם ${name}.`
        : 'השם לא תואם לגמרי. בבנק של הנמען החשבון רשום על שם דומה.',
    NOT_MATCHED:
      'בבנק של הנמען החשבון רשום על שם אחר. אם קיבלתם את הפרטים ממישהו, ודאו אותם בדרך אחרת: כסף שנשלח לחשבון הלא נכון עלול ללכת לאיבוד.',
    UNSUPPORTED: 'אי אפשר לבדוק את השם בסוג החשבון הזה. ודאו שפרטי החשבון נכונים.',
    CHECKED_BY_RECEIVING_FI: 'הבנק של הנמען בודק את השם כשהתשלום מגיע.',
    PENDING: 'בודקים את השם מול הבנק של הנמען. תוכלו לשלוח בעוד רגע.',
    accept: 'בדקתי את הפרטים, ואני רוצה לשלם לחשבון הזה.',
  },
  quoteConfirmation: {
    loadingTitle: 'מביאים את ההצעה',
    unavailableTitle: 'לא הצלחנו להביא הצעה',
    notFoundTitle: 'התשלום לא נמצא',
    unreadableTitle: 'לא ניתן לבדוק כרגע את התשלום',
    unreadable: 'ייתכן שהוא כבר נשלח. אל תשלמו שוב. בדקו את החיבור ונסו שוב בעוד רגע.',
    reviewTitle: 'בדיקה ושליחה',
    changedTitle: 'ההצעה השתנתה',
    payeeChangedTitle: 'הנמען השתנה',
    payeeChanged: 'שום דבר לא נשלח. פרטי הנמען אינם הפרטים שבדקתם קודם. אם לא ציפיתם לכך, פנו לתמיכה לפני שתשלחו.',
    stoppedTitle: 'עצרנו את התשלום הזה',
    expiredTitle: 'תוקף ההצעה פג',
    authorizingTitle: 'אשרו את התשלום',
    expired: 'שום דבר לא נשלח. הצעות תקפות לכמה דקות.',
    authorizing: ({ time }) => (time ? `עדיין לא נשלח. אשרו עד ${time}.` : 'עדיין לא נשלח. נדרש אישור שלכם.'),
    abandonedTitle: 'עצרנו את התשלום הזה',
    abandoned: 'שום דבר לא נשלח. פרטי התשלום השתנו אחרי שבדקתם אותם, ולכן אי אפשר לאשר אותו.',
    replacedTitle: 'התשלום הזה הוחלף',
    replaced: 'שום דבר לא נשלח. התחלתם את התשלום מחדש בכרטיסייה אחרת, ולכן אי אפשר לאשר את זה.',
    outcomeUnknownTitle: 'בודקים את האישור',
    outcomeUnknown: 'אישרתם, אבל עדיין לא קיבלנו תשובה. אנחנו ממשיכים לבדוק ונעדכן כאן.',
    lockedTitle: 'יותר מדי ניסיונות כושלים',
    locked: ({ time }) =>
      time
        ? `שום דבר לא נשלח. אפשר יהיה לאשר שוב תשלומים החל מ-${time}.`
        : 'שום דבר לא נשלח. אפשר יהיה לאשר תשלומים מאוחר יותר.',
    lockedTooLong: ({ time }) =>
      time
        ? `שום דבר לא נשלח, ותוקף התשלום יפוג. אפשר יהיה לשלוח אותו שוב אחרי ${time}.`
        : 'שום דבר לא נשלח, ותוקף התשלום יפוג. אפשר יהיה לשלוח אותו שוב מאוחר יותר.',
    suspendedTitle: 'החשבון שלכם נעול',
    suspended: 'שום דבר לא נשלח. פנו לתמיכה כדי לפתוח את החשבון; המתנה לא תעזור.',
    continue: 'לאשר את התשלום',
    startAgain: 'להתחיל מחדש',
    done: 'סיום',
    switchingTitle: 'רק רגע',
    switching: 'עדיין לא נשלח דבר. מכינים את התשלום לאישור.',
    switched: 'שום דבר לא נשלח. בדקו את התשלום ואז שלחו אותו.',
    followingTitle: 'עוד שלב אחד לתשלום הזה',
    following: 'אשרו את זהותכם כדי לראות את מצב התשלום. אל תשלמו שוב.',
    confirm: ({ amount }) => `לשלוח ${amount}`,
    edit: 'עריכה',
    cancel: 'ביטול',
    requote: 'לקבל הצעה חדשה',
    tryAgain: 'לנסות שוב',
    heldUntil: ({ time }) => `ההצעה תקפה עד ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'תוקף ההצעה פג.' : `ההצעה תקפה לעוד ${inWords(seconds)}.`),
    changesCaption: 'מה השתנה',
    changesWhat: 'פרט',
    changesBefore: 'לפני',
    changesNow: 'עכשיו',
    signInTitle: 'היכנסו כדי לשלוח',
    signInCancel: 'לא עכשיו',
    errors: {
      ...commonErrors,
      none: 'שום דבר לא נשלח. הפעולה לא הצליחה.',
      retry: 'שום דבר לא נשלח. הפעולה לא הצליחה. נסו שוב.',
      AMOUNT_OUT_OF_RANGE: 'שום דבר לא נשלח. הסכום הזה קטן מדי או גדול מדי לנמען הזה.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'שום דבר לא נשלח. הנמען הזה עדיין נבדק. נסו שוב מאוחר יותר.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'שום דבר לא נשלח. זה יותר ממה שאפשר לשלוח היום.',
      INSUFFICIENT_BALANCE: 'שום דבר לא נשלח. אין מספיק כסף בארנק.',
      INSUFFICIENT_FUNDS: 'שום דבר לא נשלח. אין מספיק כסף בארנק.',
      INVALID_AMOUNT: 'שום דבר לא נשלח. חזרו אחורה ושנו את הסכום.',
      INVALID_BANK_ACCOUNT: 'שום דבר לא נשלח. פרטי החשבון של הנמען שגויים.',
      INVALID_STATE_TRANSITION: 'אי אפשר עוד לשלוח את התשלום הזה. בקשו הצעה חדשה.',
      INVALID_INPUT: 'שום דבר לא נשלח. אי אפשר לבצע את התשלום הזה. חזרו אחורה ובדקו את הסכום ואת הנמען.',
      NETWORK_UNREACHABLE: 'שום דבר לא נשלח. בדקו את החיבור ונסו שוב.',
      OPERATION_IN_PROGRESS: 'ייתכן שהאישור שלכם עדיין בדרך. המתינו עד שייגמר הזמן שלו ונסו שוב.',
      PAYLOAD_INVALID: 'שום דבר לא נחתם ושום דבר לא נשלח: לא הצלחנו לבדוק על מה תחתמו. פנו לתמיכה לפני שתנסו שוב.',
      PAYLOAD_MISMATCH:
        'שום דבר לא נחתם ושום דבר לא נשלח: מה שהתבקשתם לחתום עליו אינו התשלום שמוצג כאן. פנו לתמיכה לפני שתנסו שוב.',
      QUOTE_CHANGED: 'שום דבר לא נשלח. ההצעה השתנתה לפני השליחה. בדקו את הפרטים החדשים.',
      QUOTE_EXPIRED: 'שום דבר לא נשלח. תוקף ההצעה פג.',
      QUOTE_NOT_FOUND: 'לא מצאנו את התשלום הזה. התחילו תשלום חדש.',
      QUOTE_NOT_SIGNABLE: 'שום דבר לא נשלח. הארנק הזה לא יכול לבצע את התשלום.',
      QUOTE_RATE_UNAVAILABLE: 'שום דבר לא נשלח. ההצעה הזאת כבר לא זמינה.',
      REFERENCE_NOT_FOUND: 'שום דבר לא נשלח. לא מצאנו את הנמען או את התשלום. התחילו תשלום חדש.',
      SELF_PAYMENT: 'שום דבר לא נשלח. אי אפשר לשלוח כסף לארנק שלכם.',
      SESSION_EXPIRED: 'תוקף החיבור פג. היכנסו שוב כדי לשלוח.',
      TIMEOUT: 'שום דבר לא נשלח. לא קיבלנו תשובה בזמן. נסו שוב.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'שום דבר לא נשלח. זה יותר ממה שאפשר לשלוח בפעם אחת.',
      VELOCITY_LIMIT_EXCEEDED: 'שום דבר לא נשלח. שלחתם הרבה בזמן קצר. נסו שוב מאוחר יותר.',
    },
  },
}
