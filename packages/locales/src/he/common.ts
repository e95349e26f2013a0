import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('he')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: 'דקה אחת', two: 'שתי דקות', other: '# דקות' })
    : count(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'רק רגע.',
    notArrived: 'חלק מהדף לא נטען. בדקו את החיבור ונסו שוב, או טענו את הדף מחדש.',
    tryAgain: 'לנסות שוב',
  },
  screenFailure: {
    failed: 'לא ניתן להציג כרגע את החלק הזה של הדף. הציגו אותו שוב או טענו את הדף מחדש.',
    paymentFailed:
      'התשלום שלכם לא נפגע, אבל לא ניתן להציג אותו כרגע. אל תתחילו תשלום חדש. הציגו אותו שוב או טענו את הדף מחדש.',
    showAgain: 'להציג שוב',
  },
  support: { contact: 'פנייה לתמיכה' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'היכנסו שוב כדי להמשיך.',
  'sca-sign-in': 'אשרו את זהותכם כדי להמשיך.',
  resend: 'הקוד הזה כבר לא בתוקף. בקשו קוד חדש.',
  'switch-factor': 'זה לא עובד בדפדפן הזה. נסו דפדפן אחר או דרך כניסה אחרת.',
  wait: 'המתינו רגע ונסו שוב.',
  'new-quote': 'ההצעה הזאת כבר לא בתוקף. בקשו הצעה חדשה.',
  retry: 'הפעולה לא הצליחה. נסו שוב.',
  'contact-support': 'משהו השתבש, ולכן עצרנו ליתר ביטחון. פנו לתמיכה.',
  none: 'הפעולה לא הצליחה.',
  NETWORK_UNREACHABLE: 'לא ניתן להתחבר כרגע. בדקו את החיבור ונסו שוב.',
  TIMEOUT: 'הפעולה נמשכה זמן רב מדי. בדקו את החיבור ונסו שוב.',
  PLATFORM_UNAVAILABLE: 'השירות אינו זמין כרגע. נסו שוב מאוחר יותר.',
  SERVICE_UNAVAILABLE: 'השירות אינו זמין כרגע. נסו שוב מאוחר יותר.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `יותר מדי ניסיונות. המתינו ${waitingTime(retryAfterMs)} ונסו שוב.`
      : 'יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `נעול זמנית. אפשר יהיה לנסות שוב בעוד ${waitingTime(retryAfterMs)}.`
      : 'נעול זמנית. נסו שוב מאוחר יותר.',
  UNEXPECTED_RESPONSE: 'התקבלה תשובה לא צפויה, ולכן עצרנו. נסו שוב מאוחר יותר או פנו לתמיכה.',
  STORAGE_UNAVAILABLE: 'הדפדפן הזה לא יכול לשמור את מה שהארנק שלכם צריך. צאו ממצב גלישה פרטית או שחררו שטח אחסון.',
  TARGET_BUNDLE_UNTRUSTED: 'הקוד שלכם לא נשלח. לא הצלחנו לאמת את השרת שאמור לקבל אותו. פנו לתמיכה לפני שתנסו שוב.',
  VERIFICATION_LINK_UNTRUSTED: 'למען ביטחונכם לא פתחנו את הבדיקה: הקישור מוביל לאתר שאיננו מכירים. פנו לתמיכה.',
}
