import { inWords } from './common.ts'

export const temporarySecret = {
  copied: ({ seconds }: { seconds: number }) =>
    `הועתק. אם הדף יישאר פתוח, ננסה לנקות את הלוח בעוד ${inWords(seconds)}. היסטוריית הלוח שומרת עותק.`,
  copyCleared: 'הלוח נוקה. ייתכן שבהיסטוריה שלו נשאר עותק.',
  copyReplaced: 'בלוח יש עכשיו משהו אחר. ייתכן שבהיסטוריה שלו נשאר עותק.',
  copyWaits: 'ייתכן שהעותק עדיין בלוח. לחצו במקום כלשהו בדף כדי לנקות אותו.',
  copyRefused: 'הדפדפן הזה לא מאפשר להעתיק. רשמו את זה.',
  clearsIn: 'יוסתר בעוד',
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'זה מוסתר עכשיו.' : `זה יוסתר בעוד ${inWords(seconds)}.`,
}
