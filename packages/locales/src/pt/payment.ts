import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'O nome corresponde à conta.',
    titles: {
      PARTIAL_MATCH: 'O nome não está totalmente certo',
      NOT_MATCHED: 'O nome não coincide',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `No banco do beneficiário, esta conta está em nome de ${name}.`
        : 'No banco do beneficiário, o titular desta conta tem um nome parecido.',
    NOT_MATCHED:
      'No banco do beneficiário, o titular desta conta tem outro nome. Se alguém lhe deu estes dados, confirme-os por outro meio: o dinheiro enviado para a conta errada pode perder-se.',
    UNSUPPORTED:
      'Neste tipo de conta não é possível verificar o nome. Certifique-se de que os dados da conta estão certos.',
    CHECKED_BY_RECEIVING_FI: 'O banco do beneficiário verifica o nome quando o pagamento chega.',
    PENDING: 'Estamos a verificar o nome no banco do beneficiário. Poderá enviar dentro de um momento.',
    accept: 'Verifiquei os dados e quero pagar para esta conta.',
  },
  quoteConfirmation: {
    loadingTitle: 'A preparar a sua oferta',
    unavailableTitle: 'Não conseguimos obter uma oferta',
    notFoundTitle: 'Pagamento não encontrado',
    unreadableTitle: 'Não podemos verificar o seu pagamento agora',
    unreadable: 'Pode já ter sido enviado. Não pague outra vez.',
    reviewTitle: 'Rever e enviar',
    addTitle: 'Rever e adicionar',
    changedTitle: 'A oferta mudou',
    expiredTitle: 'Esta oferta expirou',
    authorizingTitle: 'Confirme o seu pagamento',
    expired: 'Nada foi enviado. As ofertas são válidas por alguns minutos.',
    authorizing: ({ time }) =>
      time
        ? `Ainda não enviado. Confirme até às ${time}. Caso contrário, já não será enviado e o dinheiro volta a ficar disponível.`
        : 'Ainda não enviado. Falta a sua confirmação.',
    abandonedTitle: 'Parámos este pagamento',
    abandoned:
      'Nada foi enviado. Os dados do pagamento mudaram depois de os ter verificado, por isso não pode ser confirmado.',
    checkedTitle: 'Estamos a verificar o seu pagamento',
    checked: ({ time }) =>
      `Pode já ter sido enviado. Não pague outra vez. Os dados do pagamento mudaram depois de os ter verificado.${time ? ` Se não foi enviado, o dinheiro volta a ficar disponível às ${time}.` : ''}`,
    replacedTitle: 'Este pagamento foi substituído',
    replaced: 'Começou este pagamento de novo noutro separador, por isso este não pode ser confirmado.',
    outcomeUnknownTitle: 'A verificar a sua confirmação',
    outcomeUnknown: 'Confirmou, mas ainda não recebemos resposta. Continuamos a verificar e avisamos nesta página.',
    lockedTitle: 'Demasiadas tentativas falhadas',
    locked: ({ time }) =>
      time
        ? `Poderá voltar a confirmar pagamentos a partir de ${time}.`
        : 'Poderá voltar a confirmar pagamentos mais tarde.',
    lockedTooLong: ({ time }) =>
      time
        ? `Este pagamento vai expirar. Poderá enviá-lo outra vez depois de ${time}.`
        : 'Este pagamento vai expirar. Poderá enviá-lo outra vez mais tarde.',
    suspendedTitle: 'A sua conta está bloqueada',
    suspended: 'Contacte o apoio para desbloquear a sua conta; esperar não ajuda.',
    continue: 'Confirmar o pagamento',
    startAgain: 'Começar de novo',
    done: 'Fechar',
    switchingTitle: 'Um momento',
    switching: 'Ainda nada foi enviado. Estamos a preparar o seu pagamento para a confirmação.',
    switched: 'Nada foi enviado. Reveja o pagamento e depois envie-o.',
    followingTitle: 'Mais um passo para este pagamento',
    following: 'Confirme a sua identidade para ver o estado deste pagamento. Não pague outra vez.',
    confirm: ({ amount }) => `Enviar ${amount}`,
    add: ({ amount }) => `Adicionar ${amount}`,
    edit: 'Editar',
    cancel: 'Cancelar',
    requote: 'Pedir uma nova oferta',
    tryAgain: 'Tentar de novo',
    heldUntil: ({ time }) => `Oferta garantida até às ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'A oferta expirou.' : `A oferta está garantida por mais ${inWords(seconds)}.`,
    signInTitle: 'Inicie sessão para enviar',
    signInAndSend: ({ amount }) => `Iniciar sessão e enviar ${amount}`,
    signInCancel: 'Agora não',
    errors: {
      ...commonErrors,
      none: 'Nada foi enviado. Não funcionou.',
      retry: 'Nada foi enviado. Não funcionou. Tente de novo.',
      AMOUNT_OUT_OF_RANGE:
        'Nada foi enviado. Este montante é demasiado pequeno ou demasiado grande para este beneficiário.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Nada foi enviado. Este beneficiário ainda está a ser verificado. Tente mais tarde.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nada foi enviado. É mais do que pode enviar hoje.',
      DOCUMENTS_REQUIRED: 'Nada foi enviado. Este motivo de pagamento exige documentos: contacte o apoio.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nada foi enviado. Primeiro confirme na lista de beneficiários que esta carteira é sua.',
      INSUFFICIENT_BALANCE: 'Nada foi enviado. Não há dinheiro suficiente na sua carteira.',
      INSUFFICIENT_FUNDS: 'Nada foi enviado. Não há dinheiro suficiente na sua carteira.',
      INVALID_AMOUNT: 'Nada foi enviado. Volte atrás e altere o montante.',
      INVALID_BANK_ACCOUNT: 'Nada foi enviado. Os dados da conta do beneficiário não funcionam.',
      INVALID_STATE_TRANSITION: 'Este pagamento já não pode ser enviado. Peça uma nova oferta.',
      INVALID_INPUT:
        'Nada foi enviado. Não podemos processar este pagamento. Volte atrás e verifique o montante e o beneficiário.',
      NETWORK_UNREACHABLE: 'Nada foi enviado. Verifique a sua ligação e tente de novo.',
      NOT_APPROVED: 'Este pagamento não foi aprovado. Contacte o apoio.',
      OPERATION_IN_PROGRESS: 'A sua confirmação pode ainda estar a caminho. Espere até o tempo acabar e tente de novo.',
      PAYLOAD_INVALID:
        'Nada foi assinado e nada foi enviado: não conseguimos verificar o que ia assinar. Contacte o apoio antes de tentar de novo.',
      PAYLOAD_MISMATCH:
        'Nada foi assinado e nada foi enviado: o que lhe pediram para assinar não é o pagamento aqui apresentado. Contacte o apoio antes de tentar de novo.',
      QUOTE_CHANGED: 'Nada foi enviado. A oferta mudou antes do envio. Verifique os novos dados.',
      QUOTE_EXPIRED: 'Nada foi enviado. Esta oferta expirou.',
      QUOTE_NOT_FOUND: 'Não encontrámos este pagamento. Comece um novo.',
      QUOTE_NOT_SIGNABLE: 'Nada foi enviado. Esta carteira não pode fazer este pagamento.',
      QUOTE_RATE_UNAVAILABLE: 'Nada foi enviado. Esta oferta já não está disponível.',
      REFERENCE_NOT_FOUND: 'Nada foi enviado. Não encontrámos este beneficiário ou este pagamento. Comece um novo.',
      SELF_PAYMENT: 'Nada foi enviado. Não pode enviar dinheiro para a sua própria carteira.',
      SESSION_EXPIRED: 'A sua sessão expirou. Inicie sessão de novo para enviar.',
      TIMEOUT: 'Nada foi enviado. Não recebemos resposta a tempo. Tente de novo.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nada foi enviado. É mais do que pode enviar de uma vez.',
      VELOCITY_LIMIT_EXCEEDED: 'Nada foi enviado. Enviou muito em pouco tempo. Tente mais tarde.',
    },
  },
}
