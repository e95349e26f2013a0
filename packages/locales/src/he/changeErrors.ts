import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'שום דבר לא נחתם ושום דבר לא השתנה.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'החיבור נותק. לא ידוע אם השינוי בוצע. בדקו כאן קודם.',
  TIMEOUT: 'לא קיבלנו תשובה בזמן. לא ידוע אם השינוי בוצע. בדקו כאן קודם.',
  SIGNED_REQUEST_EXPIRED: 'הפעולה נמשכה זמן רב מדי, ולכן שום דבר לא השתנה. נסו שוב.',
  PAYLOAD_INVALID: `לא הצלחנו לבדוק מה היה אמור להיחתם. ${nothingSigned} פנו לתמיכה.`,
  PAYLOAD_MISMATCH: `מה שהתבקשנו לחתום עליו אינו מה שביקשתם. ${nothingSigned} פנו לתמיכה.`,
  REFERENCE_NOT_FOUND: 'זה כבר לא קיים. שום דבר לא השתנה.',
  INVALID_INPUT: 'הפרטים לא התקבלו. שום דבר לא השתנה.',
}
