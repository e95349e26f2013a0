import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `تم النسخ. إذا بقيت هذه الصفحة مفتوحة فسنحاول مسح الحافظة بعد ${inWords(seconds)}. سجل الحافظة يحتفظ بنسخة.`,
  copyCleared: 'مُسحت الحافظة. قد تبقى نسخة في سجلها.',
  copyReplaced: 'في الحافظة الآن شيء آخر. قد تبقى نسخة في سجلها.',
  copyWaits: 'قد تكون النسخة ما زالت في الحافظة. انقر في أي مكان في الصفحة لمسحها.',
  copyRefused: 'لا يسمح هذا المتصفح بالنسخ. اكتبه بنفسك.',
  clearsIn: 'يُخفى بعد',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'أصبح مخفيًا الآن.' : `سيُخفى بعد ${inWords(seconds)}.`,
}
