import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentDetails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Потвърдете обмяната'],
  ['PAYOUT', 'Потвърдете плащането'],
  ['TRANSFER', 'Потвърдете плащането'],
])

export const sca: Sca = {
  ...base,
  paymentDetails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Изпратихме код със SMS на телефона Ви.',
      TOTP: 'Въведете кода, който показва приложението Ви за удостоверяване.',
      PASSKEY: 'Устройството Ви ще поиска пръстов отпечатък, лице или заключване на екрана.',
    },
    unknownFactor:
      'На тази страница не може да се потвърди така. Опитайте по друг начин или се свържете с поддръжката.',
    codeResent: 'Изпратихме нов код със SMS на телефона Ви.',
    codeLabel: ({ length }) => `${length}-цифрен код`,
    codeHint: 'Никога не споделяйте този код, дори с нас.',
    codeIncomplete: ({ length }) => `Въведете всички ${length} цифри.`,
    submitCode: 'Потвърждаване',
    usePasskey: 'Потвърждаване с ключ',
    prompting: 'Чакаме устройството Ви…',
    resend: 'Изпращане на кода отново',
    resendIn: ({ time }) => `Нов код след ${time}`,
    resendTooSoon: 'Още не можете да получите нов код. Последният Ви код все още важи.',
    useInstead: {
      SMS_OTP: 'Код със SMS',
      TOTP: 'Приложение за удостоверяване',
      PASSKEY: 'Ключ за достъп',
    },
    confirmBy: ({ time }) => `Потвърдете до ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Времето изтече.' : `Остават Ви ${inWords(seconds)} за потвърждаване.`),
    waitUntil: ({ time }) => `Твърде много опити. Опитайте отново в ${time}.`,
    waitLabel: 'Оставащо време',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Вече можете да опитате отново.' : `Можете да опитате отново след ${inWords(seconds)}.`,
    lockedTitle: 'Твърде много неуспешни опити',
    lockedUntil: ({ time }) => `Ще можете да потвърждавате отново от ${time}.`,
    locked:
      'За да защитим профила Ви, дотогава не приемаме кодове и ключове за достъп. Ако не сте били Вие, свържете се с поддръжката.',
    suspendedTitle: 'Профилът Ви е блокиран',
    suspended:
      'Имаше твърде много неуспешни опити. Чакането няма да отблокира профила Ви: свържете се с поддръжката и ще проверим, че сте Вие.',
    lifted: 'Проверка отново',
    expiredTitle: 'Времето изтече',
    expired: 'Не потвърдихте навреме. Започнете отначало.',
    expiredUnknown:
      'Още не знаем дали това е потвърдено навреме. Проверете дали се е получило, преди да започнете отначало.',
    offline: 'Нямате връзка. Времето тече; потвърдете, щом връзката се върне.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Подготвяме потвърждаването',
    unavailableTitle: 'В момента не можете да потвърдите това',
    proofTitle: ({ purpose, step }) => {
      const act = acts.get(purpose) ?? 'Потвърдете самоличността си'
      return step === undefined ? act : `Стъпка ${step}: ${act}`
    },
    stepDone: ({ step }) => `Стъпка ${step} е потвърдена`,
    severalSteps: 'Всяка стъпка от това плащане изисква отделно потвърждение.',
    severalPayments: 'Всяко плащане изисква отделно потвърждение.',
    abandonedTitle: 'Спряхме това плащане',
    endedTitle: 'Не е потвърдено',
    authorizedTitle: 'Потвърдено',
    abandoned: 'Данните се промениха, след като ги проверихте. Нищо не е изпратено.',
    ended: 'Не беше потвърдено навреме или беше отменено. От портфейла Ви не са излизали пари.',
    authorized: 'Плащането Ви е на път.',
    batchCaption: 'Плащанията Ви',
    batchPayee: 'До',
    batchAmount: 'Сума',
    batchTotal: 'Общо',
    confirmed: 'Потвърдено',
    tryAgain: 'Опитайте отново',
    startAgain: 'Започване отначало',
    close: 'Не сега',
  },
  scaSignIn: {
    title: 'Потвърдете самоличността си',
    unavailableTitle: 'В момента не можем да Ви разпознаем',
    signedInTitle: 'Благодарим, самоличността Ви е потвърдена',
    notNeededTitle: 'Няма нищо за потвърждаване',
    explanation:
      'Европейските правила изискват това поне на всеки 180 дни, преди да покажем плащания или да изпратим пари.',
    choose: 'Как искате да потвърдите?',
    factors: { SMS_OTP: 'Код със SMS', TOTP: 'Приложение за удостоверяване', PASSKEY: 'Ключ за достъп' },
    usedLast: 'Последно използвано',
    starting: 'Един момент…',
    pending: 'Още проверяваме самоличността Ви. Опитайте отново след няколко минути.',
    signedIn: ({ date }) => (date ? `Ще Ви помолим отново най-късно на ${date}.` : 'Можете да продължите.'),
    notNeeded: 'Можете да продължите без тази стъпка.',
    tryAgain: 'Опитайте отново',
    startAgain: 'Започване отначало',
    close: 'Не сега',
    done: 'Готово',
    promptTitle: 'Потвърдете скоро самоличността си',
    prompt: ({ date }) =>
      `Европейските правила изискват това поне на всеки 180 дни. Потвърдете преди ${date}, за да не се забави плащане.`,
    promptStart: 'Потвърждаване сега',
    promptSkip: 'По-късно',
  },
}
