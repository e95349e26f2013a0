import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'يوجد في هذا المتصفح طلب مفتوح لمفتاح مرور. أكمله أو أغلقه ثم حاول مرة أخرى.',
  PASSKEY_FORBIDDEN_HERE: 'مفاتيح المرور غير مسموح بها هنا. افتح هذه الصفحة في علامة تبويب مستقلة أو اختر طريقة أخرى.',
  PASSKEY_INSECURE_PAGE: 'تحتاج مفاتيح المرور إلى صفحة آمنة (https). اختر طريقة أخرى.',
  PASSKEY_NOT_VERIFIED: 'لم يتمكن جهازك من التحقق منك. فعّل قفل الشاشة أو اختر طريقة أخرى.',
  PASSKEY_TIMED_OUT: 'استغرق ذلك وقتًا أطول من اللازم. حاول مرة أخرى أو اختر طريقة أخرى.',
  PASSKEY_UNAVAILABLE: 'لا يوجد في هذا الجهاز مفتاح مرور لهذه المحفظة. استخدم جهازًا آخر أو اختر طريقة أخرى.',
  PASSKEY_UNSUPPORTED: 'لا يدعم هذا المتصفح مفاتيح المرور. اختر طريقة أخرى.',
  PASSKEY_WRONG_SITE: 'مفتاح المرور هذا يخص موقعًا آخر، ولذلك توقفنا. اختر طريقة أخرى وتواصل مع الدعم.',
  BROWSER_UNSUPPORTED: 'لا يستطيع هذا المتصفح حفظ مفتاحك بأمان. استخدم متصفحًا حديثًا.',
} satisfies ErrorMessages
