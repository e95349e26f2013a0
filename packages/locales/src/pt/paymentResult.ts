import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Pagamento enviado',
  addingTitle: 'O seu dinheiro está a caminho',
  completedTitle: 'O pagamento chegou',
  failedTitle: 'O pagamento falhou',
  returnedTitle: 'Pagamento devolvido',
  notSentTitle: 'Não enviado',
  unknownTitle: 'Estamos a verificar o seu pagamento',
  completed: ({ payee, amount }) => `${payee ?? 'O beneficiário'} recebeu ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'O beneficiário'} recebe ${amount}.`,
  added: ({ amount }) => `Recebeu ${amount}.`,
  adds: ({ amount }) => `Recebe ${amount}.`,
  unknown:
    'Ainda não podemos confirmar se o pagamento foi feito. Não pague outra vez; esta página continua a verificar.',
  unknownUntil: ({ time }) => `Se não for enviado até às ${time}, já não será enviado.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Está a ser analisado. Pode demorar um pouco.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'A instituição do beneficiário tem primeiro de confirmar algo.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'A instituição do beneficiário tem primeiro de fornecer mais dados.',
    WALLET_VERIFICATION_REQUIRED: 'A carteira do beneficiário tem primeiro de ser verificada.',
  },
  failed: 'Não foi possível concluí-lo.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'A conta do beneficiário não pode receber este pagamento.',
    ACCOUNT_INVALID: 'Os dados da conta do beneficiário não funcionam.',
    COLLECTION_FAILED: 'Não foi possível debitar o dinheiro da sua conta bancária.',
    COMPLIANCE_REJECTED: 'Foi recusado depois de analisado.',
    FUNDING_AMOUNT_MISMATCH: 'O montante recebido não era o esperado.',
    LIMIT_EXCEEDED: 'É mais do que o beneficiário pode receber.',
    OFFRAMP_FAILED: 'Não foi possível creditar a conta do beneficiário.',
    PAYOUT_RETURNED: 'O banco do beneficiário devolveu-o.',
    QUOTE_EXPIRED: 'A oferta expirou antes do envio.',
    QUOTE_RATE_UNAVAILABLE: 'A oferta já não estava disponível.',
    SCA_NOT_COMPLETED: 'Não foi confirmado a tempo.',
  },
  nothingLeft: 'Nenhum dinheiro saiu da sua carteira.',
  refundPending: 'O seu dinheiro está a ser devolvido.',
  refundCompleted:
    'O dinheiro está de novo na sua carteira. Confirme a conta com o beneficiário antes de enviar outra vez.',
  refundCompletedOutside: 'O seu dinheiro foi devolvido.',
  refundFailed: 'Ainda não foi possível devolver o dinheiro. Contacte o apoio e indique o número do pagamento abaixo.',
  refundUnknown:
    'Ainda não há informação sobre um reembolso. Verifique mais tarde ou contacte o apoio com o número do pagamento abaixo.',
  checkAgain: 'Verificar de novo',
  checking: 'A verificar de novo. Não pague outra vez.',
  done: 'Concluído',
  sendAgain: 'Enviar outra vez',
  tryAgain: 'Tentar de novo',
  print: 'Imprimir',
  share: 'Partilhar',
  copy: 'Copiar os dados',
  copied: 'Copiado.',
  copyFailed: 'Este navegador não consegue copiar. Selecione o texto e copie-o.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'O que aceitou',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Enviar ${amount} a ${payee}.` : `Enviar ${amount} a ${payee}, conta ${account}.`,
  taken: ({ amount, account }) => `Debitar ${amount} da conta ${account}.`,
  atRate: ({ rate }) => `Taxa de câmbio: ${rate}`,
  agreed: 'Aceite. Vamos comparar o pagamento quando for executado.',
  matches: 'O pagamento corresponde.',
  matchesWithoutPayee:
    'O pagamento corresponde. O beneficiário foi entretanto removido, por isso só foi possível comparar o seu identificador.',
  differs: 'Este pagamento não é o que aceitou. Contacte o apoio.',
  unknown: 'Aceite noutro dispositivo ou sem assinatura. Este navegador não tem nada para comparar.',
  details: 'Assinatura',
  signedAt: 'Assinado',
  key: 'Chave pública',
  hash: 'Hash do que foi assinado (SHA-256)',
  explanation: 'Só o serviço pode ler o que foi assinado. Por isso comparamos o que viu aqui com o que foi executado.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'O que aconteceu',
  done: {
    begun: 'Iniciado',
    signed: 'Confirmado por si',
    transfer: 'A sua transferência chegou',
    exchanged: 'Convertido',
    sent: 'Enviado',
    arrived: 'Chegou',
    'not-sent': 'Não enviado',
    failed: 'Não entregue',
    refund: 'Dinheiro devolvido a si',
  },
  now: {
    signed: 'Falta a sua confirmação',
    transfer: 'À espera da sua transferência',
    sent: 'A caminho',
    refund: 'O dinheiro está a voltar para si',
  },
  next: {
    signed: 'A sua confirmação',
    sent: 'É enviado',
    arrived: 'Chega',
  },
  by: ({ time }) => `até: ${time}`,
  became: ({ sent, received }) => `${sent} convertidos em ${received}`,
}
