import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'הדפדפן הזה לא יכול לעשות זאת. נסו דפדפן אחר או אשרו בדרך אחרת.',
  BROWSER_UNSUPPORTED: 'הדפדפן הזה לא יכול לעשות זאת. השתמשו בדפדפן עדכני או אשרו בדרך אחרת.',
  CONFLICT: 'הפעולה לא הושלמה הפעם. נסו שוב.',
  NETWORK_UNREACHABLE: 'לא ניתן להתחבר כרגע, ולכן שום דבר לא אושר. בדקו את החיבור ונסו שוב.',
  PASSKEY_ALREADY_ENROLLED: 'כבר יש לכם מפתח גישה לאישורים. הסירו אותו לפני שתוסיפו אחר.',
  SCA_CHALLENGE_EXPIRED: 'הזמן נגמר. שום דבר לא אושר. התחילו מחדש.',
  SCA_LOGIN_INCOMPLETE: 'אנחנו עדיין מאמתים אתכם. נסו שוב בעוד כמה דקות.',
  SCA_NOT_APPLICABLE: 'אפשר להמשיך בלי השלב הזה.',
  SCA_OUTCOME_UNKNOWN: 'עדיין לא ידוע לנו אם זה אושר. אפשר לאשר שוב בבטחה: שום דבר לא יבוצע פעמיים.',
  SCA_PROOF_REFUSED: 'הפעולה לא הצליחה. בדקו ונסו שוב.',
  SCA_SESSION_REQUIRED: 'אשרו שוב שזה אתם.',
  TIMEOUT: 'לא קיבלנו תשובה בזמן. נסו שוב.',
}
