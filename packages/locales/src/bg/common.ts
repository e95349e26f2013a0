import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('bg')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# минута', other: '# минути' })
    : count(seconds, { one: '# секунда', other: '# секунди' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Един момент.',
    notArrived:
      'Част от тази страница не се зареди. Проверете връзката си и опитайте отново или презаредете страницата.',
    tryAgain: 'Опитайте отново',
  },
  screenFailure: {
    failed: 'В момента не можем да покажем тази част от страницата. Покажете я отново или презаредете страницата.',
    paymentFailed:
      'Плащането Ви не е засегнато, но в момента не можем да го покажем. Не започвайте друго. Покажете го отново или презаредете страницата.',
    showAgain: 'Показване отново',
  },
  support: { contact: 'Връзка с поддръжката' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Влезте отново, за да продължите.',
  'sca-sign-in': 'Потвърдете самоличността си, за да продължите.',
  resend: 'Този код вече не важи. Поискайте нов.',
  'switch-factor': 'Това не работи в този браузър. Опитайте с друг браузър или с друг начин за влизане.',
  wait: 'Изчакайте малко и опитайте отново.',
  'new-quote': 'Тази оферта вече не важи. Поискайте нова.',
  retry: 'Не се получи. Опитайте отново.',
  'contact-support': 'Нещо се обърка и за сигурност спряхме. Свържете се с поддръжката.',
  none: 'Не се получи.',
  NETWORK_UNREACHABLE: 'В момента не можем да се свържем. Проверете връзката си и опитайте отново.',
  TIMEOUT: 'Отне твърде много време. Проверете връзката си и опитайте отново.',
  PLATFORM_UNAVAILABLE: 'Услугата не е достъпна в момента. Опитайте по-късно.',
  SERVICE_UNAVAILABLE: 'Услугата не е достъпна в момента. Опитайте по-късно.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Твърде много опити. Изчакайте ${waitingTime(retryAfterMs)} и опитайте отново.`
      : 'Твърде много опити. Изчакайте малко и опитайте отново.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Временно блокирано. Опитайте отново след ${waitingTime(retryAfterMs)}.`
      : 'Временно блокирано. Опитайте по-късно.',
  UNEXPECTED_RESPONSE: 'Получихме неочакван отговор и спряхме. Опитайте по-късно или се свържете с поддръжката.',
  STORAGE_UNAVAILABLE:
    'Този браузър не може да запази това, което е нужно на портфейла Ви. Излезте от частния режим или освободете място.',
  TARGET_BUNDLE_UNTRUSTED:
    'Кодът Ви не е изпратен. Не можахме да проверим сървъра, който щеше да го получи. Свържете се с поддръжката, преди да опитате отново.',
  VERIFICATION_LINK_UNTRUSTED:
    'За Вашата сигурност не отворихме проверката: връзката води към сайт, който не познаваме. Свържете се с поддръжката.',
}
