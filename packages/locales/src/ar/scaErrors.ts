import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'لا يستطيع هذا المتصفح القيام بذلك. جرّب متصفحًا آخر أو أكّد بطريقة أخرى.',
  BROWSER_UNSUPPORTED: 'لا يستطيع هذا المتصفح القيام بذلك. استخدم متصفحًا حديثًا أو أكّد بطريقة أخرى.',
  CONFLICT: 'لم يتم ذلك هذه المرة. حاول مرة أخرى.',
  NETWORK_UNREACHABLE: 'يتعذر الاتصال الآن، ولذلك لم يُؤكَّد شيء. تحقق من اتصالك وحاول مرة أخرى.',
  PASSKEY_ALREADY_ENROLLED: 'لديك بالفعل مفتاح مرور للتأكيد. أزله قبل إضافة مفتاح آخر.',
  SCA_CHALLENGE_EXPIRED: 'انتهى الوقت. لم يُؤكَّد شيء. ابدأ من جديد.',
  SCA_LOGIN_INCOMPLETE: 'ما زلنا نتحقق من هويتك. حاول مرة أخرى بعد بضع دقائق.',
  SCA_NOT_APPLICABLE: 'يمكنك المتابعة دون هذه الخطوة.',
  SCA_OUTCOME_UNKNOWN: 'لا نعلم بعد ما إذا كان قد تم تأكيد ذلك. يمكنك التأكيد مرة أخرى بأمان: لا يُنفَّذ شيء مرتين.',
  SCA_PROOF_REFUSED: 'لم ينجح ذلك. تحقق مما أدخلته وحاول مرة أخرى.',
  SCA_SESSION_REQUIRED: 'أكّد هويتك مرة أخرى.',
  TIMEOUT: 'لم يصلنا رد في الوقت المناسب. حاول مرة أخرى.',
}
