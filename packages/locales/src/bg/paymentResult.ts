import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Плащането е изпратено',
  addingTitle: 'Парите Ви са на път',
  completedTitle: 'Плащането пристигна',
  failedTitle: 'Плащането е неуспешно',
  returnedTitle: 'Плащането е върнато',
  notSentTitle: 'Неизпратено',
  unknownTitle: 'Проверяваме плащането Ви',
  completed: ({ payee, amount }) => `Получател: ${payee ?? 'избраният от Вас'}. Пристигнаха ${amount}.`,
  completedArrives: ({ payee, amount }) => `Получател: ${payee ?? 'избраният от Вас'}. Пристигат ${amount}.`,
  added: ({ amount }) => `Получихте ${amount}.`,
  adds: ({ amount }) => `Получавате ${amount}.`,
  unknown:
    'Още не можем да потвърдим дали плащането е изпълнено. Не плащайте отново; тази страница продължава да проверява.',
  unknownUntil: ({ time }) => `Ако не е изпратено до ${time}, вече няма да бъде изпратено.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Преглежда се. Може да отнеме време.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Институцията на получателя първо трябва да потвърди нещо.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Институцията на получателя първо трябва да даде още данни.',
    WALLET_VERIFICATION_REQUIRED: 'Първо трябва да се провери портфейлът на получателя.',
  },
  failed: 'Не можа да бъде завършено.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Сметката на получателя не може да приеме това плащане.',
    ACCOUNT_INVALID: 'Данните на сметката на получателя не работят.',
    COLLECTION_FAILED: 'Дебитирането на сметката Ви не успя.',
    COMPLIANCE_REJECTED: 'Беше отказано след преглед.',
    FUNDING_AMOUNT_MISMATCH: 'Получената сума не беше очакваната.',
    LIMIT_EXCEEDED: 'Това е повече, отколкото получателят може да приеме.',
    OFFRAMP_FAILED: 'Сумата не можа да бъде изплатена по сметката на получателя.',
    PAYOUT_RETURNED: 'Банката на получателя го върна.',
    QUOTE_EXPIRED: 'Офертата изтече преди изпращането.',
    QUOTE_RATE_UNAVAILABLE: 'Офертата вече не беше налична.',
    SCA_NOT_COMPLETED: 'Не беше потвърдено навреме.',
  },
  nothingLeft: 'От портфейла Ви не са излизали пари.',
  refundPending: 'Парите Ви са на път обратно.',
  refundCompleted: 'Парите са отново в портфейла Ви. Проверете сметката с получателя, преди да изпратите отново.',
  refundCompletedOutside: 'Парите Ви са върнати.',
  refundFailed: 'Парите още не можаха да бъдат върнати. Свържете се с поддръжката и посочете номера на плащането.',
  refundUnknown:
    'Още няма информация за възстановяване. Свържете се с поддръжката и посочете номера на плащането.',
  checkAgain: 'Проверка отново',
  checking: 'Проверяваме отново. Не плащайте отново.',
  done: 'Готово',
  sendAgain: 'Изпращане отново',
  tryAgain: 'Опитайте отново',
  print: 'Печат',
  share: 'Споделяне',
  copy: 'Копиране на данните',
  copied: 'Копирано.',
  copyFailed: 'Този браузър не може да копира. Изберете текста и го копирайте.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'С какво се съгласихте',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Изпращане на ${amount}. Получател: ${payee}.`
      : `Изпращане на ${amount}. Получател: ${payee}, сметка ${account}.`,
  taken: ({ amount, account }) => `Изтегляне на ${amount}, сметка ${account}.`,
  atRate: ({ rate }) => `Курс: ${rate}`,
  agreed: 'Съгласихте се. Ще сравним плащането, щом бъде изпълнено.',
  matches: 'Плащането съвпада.',
  matchesWithoutPayee: 'Плащането съвпада. Получателят е премахнат: сравнен е само неговият номер.',
  differs: 'Това не е плащането, с което се съгласихте. Свържете се с поддръжката.',
  unknown: 'Съгласихте се на друго устройство или без подпис. Няма какво да се сравни.',
  details: 'Подпис',
  signedAt: 'Подписано',
  key: 'Публичен ключ',
  hash: 'Хеш на подписаното (SHA-256)',
  explanation: 'Само услугата чете какво е подписано. Сравняваме каквото видяхте с изпълненото.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Какво се случи',
  done: {
    begun: 'Започнато',
    signed: 'Потвърдено от Вас',
    transfer: 'Преводът Ви пристигна',
    exchanged: 'Обменено',
    sent: 'Изпратено',
    arrived: 'Пристигна',
    'not-sent': 'Неизпратено',
    failed: 'Недоставено',
    refund: 'Парите са върнати при Вас',
  },
  now: {
    signed: 'Чака Вашето потвърждение',
    transfer: 'Чака Вашия превод',
    sent: 'На път',
    refund: 'Парите се връщат при Вас',
  },
  next: {
    signed: 'Вие потвърждавате',
    sent: 'Изпраща се',
    arrived: 'Пристига',
  },
  by: ({ time }) => `най-късно: ${time}`,
  became: ({ sent, received }) => `${sent} са обменени за ${received}`,
}
