import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'כבר פתוחה בדפדפן הזה בקשה למפתח גישה. סיימו או סגרו אותה ונסו שוב.',
  PASSKEY_FORBIDDEN_HERE: 'אין אפשרות להשתמש כאן במפתחות גישה. פתחו את הדף בכרטיסייה נפרדת או בחרו דרך אחרת.',
  PASSKEY_INSECURE_PAGE: 'מפתחות גישה דורשים דף מאובטח (https). בחרו דרך אחרת.',
  PASSKEY_NOT_VERIFIED: 'המכשיר לא הצליח לאמת אתכם. הגדירו נעילת מסך או בחרו דרך אחרת.',
  PASSKEY_TIMED_OUT: 'הפעולה נמשכה זמן רב מדי. נסו שוב או בחרו דרך אחרת.',
  PASSKEY_UNAVAILABLE: 'אין במכשיר הזה מפתח גישה לארנק. השתמשו במכשיר אחר או בחרו דרך אחרת.',
  PASSKEY_UNSUPPORTED: 'הדפדפן הזה לא תומך במפתחות גישה. בחרו דרך אחרת.',
  PASSKEY_WRONG_SITE: 'מפתח הגישה הזה שייך לאתר אחר, ולכן עצרנו. בחרו דרך אחרת ופנו לתמיכה.',
  BROWSER_UNSUPPORTED: 'הדפדפן הזה לא יכול לשמור את המפתח שלכם בבטחה. השתמשו בדפדפן עדכני.',
} satisfies ErrorMessages
