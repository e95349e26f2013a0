import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Pago enviado',
  addingTitle: 'Tu dinero está en camino',
  completedTitle: 'El pago ha llegado',
  failedTitle: 'El pago ha fallado',
  returnedTitle: 'Pago devuelto',
  notSentTitle: 'Sin enviar',
  unknownTitle: 'Estamos comprobando tu pago',
  completed: ({ payee, amount }) => `${payee ?? 'El beneficiario'} ha recibido ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'El beneficiario'} recibe ${amount}.`,
  added: ({ amount }) => `Has recibido ${amount}.`,
  adds: ({ amount }) => `Recibes ${amount}.`,
  unknown:
    'Todavía no podemos confirmar si el pago se ha realizado. No pagues otra vez; esta página sigue comprobándolo.',
  unknownUntil: ({ time }) => `Si no se ha enviado antes de las ${time}, ya no se enviará.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Se está revisando. Puede tardar un poco.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'La parte del beneficiario tiene que confirmar algo antes.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'La parte del beneficiario tiene que dar más datos antes.',
    WALLET_VERIFICATION_REQUIRED: 'Antes hay que comprobar la cartera del beneficiario.',
  },
  failed: 'No se ha podido completar.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'La cuenta del beneficiario no puede recibir este pago.',
    ACCOUNT_INVALID: 'Los datos de la cuenta del beneficiario no funcionan.',
    COLLECTION_FAILED: 'No se ha podido retirar el dinero de tu cuenta bancaria.',
    COMPLIANCE_REJECTED: 'Se ha rechazado tras una revisión.',
    FUNDING_AMOUNT_MISMATCH: 'El importe recibido no era el esperado.',
    LIMIT_EXCEEDED: 'Es más de lo que puede recibir el beneficiario.',
    OFFRAMP_FAILED: 'No se ha podido abonar en la cuenta del beneficiario.',
    PAYOUT_RETURNED: 'El banco del beneficiario lo ha devuelto.',
    QUOTE_EXPIRED: 'La oferta caducó antes del envío.',
    QUOTE_RATE_UNAVAILABLE: 'La oferta ya no estaba disponible.',
    SCA_NOT_COMPLETED: 'No se confirmó a tiempo.',
  },
  nothingLeft: 'No ha salido dinero de tu cartera.',
  refundPending: 'Tu dinero está de camino de vuelta.',
  refundCompleted:
    'El dinero vuelve a estar en tu cartera. Comprueba la cuenta con el beneficiario antes de enviarlo otra vez.',
  refundCompletedOutside: 'Se te ha devuelto el dinero.',
  refundFailed: 'Todavía no se ha podido devolver el dinero. Contacta con soporte y dales el número de pago de abajo.',
  refundUnknown:
    'Todavía no hay información sobre un reembolso. Compruébalo más tarde o contacta con soporte con el número de pago de abajo.',
  checkAgain: 'Comprobar de nuevo',
  checking: 'Comprobando de nuevo. No pagues otra vez.',
  done: 'Listo',
  sendAgain: 'Enviar otra vez',
  tryAgain: 'Intentar de nuevo',
  print: 'Imprimir',
  share: 'Compartir',
  copy: 'Copiar los datos',
  copied: 'Copiado.',
  copyFailed: 'Este navegador no puede copiar. Selecciona el texto y cópialo.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Lo que aceptaste',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Enviar ${amount} a ${payee}.` : `Enviar ${amount} a ${payee}, cuenta ${account}.`,
  taken: ({ amount, account }) => `Retirar ${amount} de la cuenta ${account}.`,
  atRate: ({ rate }) => `Tipo de cambio: ${rate}`,
  agreed: 'Aceptado. Lo compararemos cuando se ejecute.',
  matches: 'El pago coincide.',
  matchesWithoutPayee:
    'El pago coincide. El beneficiario se eliminó después, así que solo se pudo comparar su identificador.',
  differs: 'Este pago no es el que aceptaste. Contacta con el servicio de asistencia.',
  unknown: 'Aceptado en otro dispositivo o sin firma. Este navegador no tiene nada que comparar.',
  details: 'Firma',
  signedAt: 'Firmado',
  key: 'Clave pública',
  hash: 'Huella de lo que se firmó (SHA-256)',
  explanation:
    'Solo el servicio puede leer lo que se firmó. Por eso comparamos lo que viste aquí con lo que se ejecutó.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Qué ha ocurrido',
  done: {
    begun: 'Iniciado',
    signed: 'Confirmado por ti',
    transfer: 'Tu transferencia ha llegado',
    exchanged: 'Cambiado',
    sent: 'Enviado',
    arrived: 'Ha llegado',
    'not-sent': 'Sin enviar',
    failed: 'No entregado',
    refund: 'Dinero devuelto a ti',
  },
  now: {
    signed: 'Falta tu confirmación',
    transfer: 'Esperando tu transferencia',
    sent: 'En camino',
    refund: 'El dinero vuelve a ti',
  },
  next: {
    signed: 'Lo confirmas',
    sent: 'Se envía',
    arrived: 'Llega',
  },
  by: ({ time }) => `antes de: ${time}`,
  became: ({ sent, received }) => `${sent} se han convertido en ${received}`,
}
