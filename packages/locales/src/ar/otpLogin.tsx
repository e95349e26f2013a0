import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors, inDigits, inPlaces } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

type Code = { length: number; characters: 'digits' | 'alphanumeric' }

export const otpLogin = {
  title: 'تسجيل الدخول',
  signedInTitle: 'تم تسجيل الدخول',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>أرسلنا رمزًا إلى {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>أرسلنا رمزًا جديدًا إلى {sentTo}. لم يعد الرمز السابق صالحًا.</>,
  codeLabel: ({ length, characters }: Code) =>
    characters === 'digits' ? `رمز من ${inDigits(length)}` : `رمز من ${inPlaces(length)} (أحرف وأرقام)`,
  codeIncomplete: ({ length, characters }: Code) =>
    characters === 'digits' ? `أدخل الرمز كاملًا: ${inDigits(length)}.` : `أدخل الرمز كاملًا: ${inPlaces(length)}.`,
  submitCode: 'تسجيل الدخول',
  stoppedTitle: 'توقفنا حرصًا على أمانك',
  resend: 'إعادة إرسال الرمز',
  resendIn: ({ time }: { time: string }) => `إعادة إرسال الرمز بعد ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'هذا الرمز غير صحيح. تحقق منه وحاول مرة أخرى.',
  OTP_EXPIRED: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  TARGET_BUNDLE_EXPIRED: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
