import type { ErrorMessages } from '@countersign/react/provider'
import type { ReactNode } from 'react'
import { commonErrors } from './common.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export const otpLogin = {
  title: 'כניסה',
  signedInTitle: 'נכנסתם',
  codeSent: ({ sentTo }: { sentTo: ReactNode }) => <>שלחנו קוד אל {sentTo}.</>,
  codeSentAgain: ({ sentTo }: { sentTo: ReactNode }) => <>שלחנו קוד חדש אל {sentTo}. הקוד הקודם כבר לא בתוקף.</>,
  codeLabel: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    characters === 'digits' ? `קוד בן ${length} ספרות` : `קוד בן ${length} אותיות וספרות`,
  codeIncomplete: ({ length, characters }: { length: number; characters: 'digits' | 'alphanumeric' }) =>
    `הזינו את כל ${length} ה${characters === 'digits' ? 'ספרות' : 'תווים'}.`,
  submitCode: 'כניסה',
  stoppedTitle: 'עצרנו למען ביטחונכם',
  resend: 'לשלוח קוד שוב',
  resendIn: ({ time }: { time: string }) => `לשלוח קוד שוב בעוד ${time}`,
}

export const otpLoginErrors = {
  ...commonErrors,
  OTP_INCORRECT: 'הקוד הזה שגוי. בדקו אותו ונסו שוב.',
  OTP_EXPIRED: 'תוקף הקוד הזה פג. בקשו קוד חדש.',
  TARGET_BUNDLE_EXPIRED: 'הקוד הזה כבר לא בתוקף. בקשו קוד חדש.',
  BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
} satisfies ErrorMessages
