import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Płatność wysłana',
  addingTitle: 'Twoje pieniądze są w drodze',
  completedTitle: 'Płatność dotarła',
  failedTitle: 'Płatność nieudana',
  returnedTitle: 'Płatność zwrócona',
  notSentTitle: 'Nie wysłano',
  unknownTitle: 'Sprawdzamy Twoją płatność',
  completed: ({ payee, amount }) => (payee ? `Odbiorca: ${payee}. Dotarło ${amount}.` : `Odbiorca otrzymał ${amount}.`),
  completedArrives: ({ payee, amount }) =>
    payee ? `Odbiorca: ${payee}. Dotrze ${amount}.` : `Odbiorca otrzyma ${amount}.`,
  added: ({ amount }) => `Otrzymano ${amount}.`,
  adds: ({ amount }) => `Otrzymasz ${amount}.`,
  unknown:
    'Nie możemy jeszcze potwierdzić, czy płatność została zrealizowana. Nie płać ponownie; ta strona nadal to sprawdza.',
  unknownUntil: ({ time }) => `Jeśli nie zostanie wysłana do ${time}, nie zostanie już wysłana.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Jest sprawdzana. To może chwilę potrwać.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Instytucja odbiorcy musi najpierw coś potwierdzić.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Instytucja odbiorcy musi najpierw podać więcej danych.',
    WALLET_VERIFICATION_REQUIRED: 'Najpierw trzeba sprawdzić portfel odbiorcy.',
  },
  failed: 'Nie udało się jej zrealizować.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Konto odbiorcy nie może przyjąć tej płatności.',
    ACCOUNT_INVALID: 'Dane konta odbiorcy nie działają.',
    COLLECTION_FAILED: 'Nie udało się pobrać pieniędzy z Twojego konta bankowego.',
    COMPLIANCE_REJECTED: 'Została odrzucona po sprawdzeniu.',
    FUNDING_AMOUNT_MISMATCH: 'Wpłynęła inna kwota, niż oczekiwano.',
    LIMIT_EXCEEDED: 'To więcej, niż odbiorca może otrzymać.',
    OFFRAMP_FAILED: 'Nie udało się wypłacić pieniędzy na konto odbiorcy.',
    PAYOUT_RETURNED: 'Bank odbiorcy ją zwrócił.',
    QUOTE_EXPIRED: 'Oferta wygasła przed wysłaniem.',
    QUOTE_RATE_UNAVAILABLE: 'Oferta nie była już dostępna.',
    SCA_NOT_COMPLETED: 'Nie została potwierdzona na czas.',
  },
  nothingLeft: 'Z Twojego portfela nie wyszły żadne pieniądze.',
  refundPending: 'Twoje pieniądze wracają.',
  refundCompleted: 'Pieniądze są z powrotem w Twoim portfelu. Zanim wyślesz jeszcze raz, sprawdź konto z odbiorcą.',
  refundCompletedOutside: 'Twoje pieniądze zostały zwrócone.',
  refundFailed:
    'Nie udało się jeszcze zwrócić pieniędzy. Skontaktuj się z pomocą i podaj numer płatności widoczny poniżej.',
  refundUnknown:
    'Nie ma jeszcze informacji o zwrocie. Sprawdź później albo skontaktuj się z pomocą, podając numer płatności widoczny poniżej.',
  checkAgain: 'Sprawdź ponownie',
  checking: 'Sprawdzamy ponownie. Nie płać ponownie.',
  done: 'Gotowe',
  sendAgain: 'Wyślij jeszcze raz',
  tryAgain: 'Spróbuj ponownie',
  print: 'Drukuj',
  share: 'Udostępnij',
  copy: 'Kopiuj szczegóły',
  copied: 'Skopiowano.',
  copyFailed: 'Ta przeglądarka nie może kopiować. Zaznacz tekst i skopiuj go.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Treść Twojej zgody',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Wyślij ${amount} do: ${payee}.` : `Wyślij ${amount} do: ${payee}, konto ${account}.`,
  taken: ({ amount, account }) => `Pobierz ${amount} z konta ${account}.`,
  atRate: ({ rate }) => `Kurs: ${rate}`,
  agreed: 'Zgoda udzielona. Porównamy płatność, gdy zostanie wykonana.',
  matches: 'Płatność się zgadza.',
  matchesWithoutPayee:
    'Płatność się zgadza. Odbiorca został później usunięty, więc można było porównać tylko jego identyfikator.',
  differs: 'Ta płatność nie jest tą, na którą udzielono zgody. Skontaktuj się z pomocą.',
  unknown: 'Zgody udzielono na innym urządzeniu lub bez podpisu. Ta przeglądarka nie ma z czym porównać.',
  details: 'Podpis',
  signedAt: 'Podpisano',
  key: 'Klucz publiczny',
  hash: 'Skrót tego, co podpisano (SHA-256)',
  explanation:
    'Tylko usługa może odczytać, co podpisano. Dlatego porównujemy to, co było widać tutaj, z tym, co wykonano.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Co się wydarzyło',
  done: {
    begun: 'Rozpoczęta',
    signed: 'Potwierdzona przez Ciebie',
    transfer: 'Twój przelew dotarł',
    exchanged: 'Przewalutowana',
    sent: 'Wysłana',
    arrived: 'Dotarła',
    'not-sent': 'Nie wysłano',
    failed: 'Nie dostarczono',
    refund: 'Pieniądze wróciły do Ciebie',
  },
  now: {
    signed: 'Brakuje Twojego potwierdzenia',
    transfer: 'Czeka na Twój przelew',
    sent: 'W drodze',
    refund: 'Pieniądze wracają do Ciebie',
  },
  next: {
    signed: 'Potwierdzasz ją',
    sent: 'Zostanie wysłana',
    arrived: 'Dotrze',
  },
  by: ({ time }) => `najpóźniej: ${time}`,
  became: ({ sent, received }) => `${sent} zamieniono na ${received}`,
}
