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
    MATCHED: 'El nombre coincide con la cuenta.',
    titles: {
      PARTIAL_MATCH: 'El nombre no es del todo correcto',
      NOT_MATCHED: 'El nombre no coincide',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `En el banco del beneficiario, esta cuenta está a nombre de ${name}.`
        : 'En el banco del beneficiario, esta cuenta está a un nombre parecido.',
    NOT_MATCHED:
      'En el banco del beneficiario, esta cuenta está a otro nombre. Si alguien te ha dado estos datos, compruébalos por otro medio: el dinero enviado a una cuenta equivocada puede perderse.',
    UNSUPPORTED:
      'En este tipo de cuenta no se puede comprobar el nombre. Asegúrate de que los datos de la cuenta son correctos.',
    CHECKED_BY_RECEIVING_FI: 'El banco del beneficiario comprueba el nombre cuando llega el pago.',
    PENDING: 'Estamos comprobando el nombre con el banco del beneficiario. Podrás enviar en un momento.',
    accept: 'He comprobado los datos y quiero pagar a esta cuenta.',
  },
  quoteConfirmation: {
    loadingTitle: 'Preparando tu oferta',
    unavailableTitle: 'No hemos podido obtener una oferta',
    notFoundTitle: 'Pago no encontrado',
    unreadableTitle: 'Ahora no podemos comprobar tu pago',
    unreadable: 'Puede que ya se haya enviado. No pagues otra vez.',
    reviewTitle: 'Revisar y enviar',
    addTitle: 'Revisar y añadir',
    changedTitle: 'La oferta ha cambiado',
    expiredTitle: 'Esta oferta ha caducado',
    authorizingTitle: 'Confirma tu pago',
    expired: 'No se ha enviado nada. Las ofertas son válidas unos minutos.',
    authorizing: ({ time }) =>
      time
        ? `Aún no se ha enviado. Confirma antes de las ${time}. Si no, ya no se enviará y el dinero volverá a estar libre.`
        : 'Aún no se ha enviado. Falta tu confirmación.',
    abandonedTitle: 'Hemos detenido este pago',
    abandoned:
      'No se ha enviado nada. Los datos del pago cambiaron después de que los revisaras, así que no se puede confirmar.',
    checkedTitle: 'Estamos comprobando tu pago',
    checked: ({ time }) =>
      `Puede que ya se haya enviado. No pagues otra vez. Los datos del pago cambiaron después de que los revisaras.${time ? ` Si no se envió, el dinero vuelve a estar libre a las ${time}.` : ''}`,
    replacedTitle: 'Este pago se ha sustituido',
    replaced: 'Empezaste este pago de nuevo en otra pestaña, así que este no se puede confirmar.',
    outcomeUnknownTitle: 'Comprobando tu confirmación',
    outcomeUnknown:
      'Lo has confirmado, pero todavía no hemos recibido respuesta. Seguimos comprobándolo y te lo diremos en esta página.',
    lockedTitle: 'Demasiados intentos fallidos',
    locked: ({ time }) =>
      time ? `Podrás volver a confirmar pagos a las ${time}.` : 'Podrás volver a confirmar pagos más tarde.',
    lockedTooLong: ({ time }) =>
      time
        ? `Este pago caducará. Podrás enviarlo otra vez después de las ${time}.`
        : 'Este pago caducará. Podrás enviarlo otra vez más tarde.',
    suspendedTitle: 'Tu cuenta está bloqueada',
    suspended: 'Contacta con soporte para desbloquear tu cuenta; esperar no sirve.',
    continue: 'Confirmar el pago',
    startAgain: 'Empezar de nuevo',
    done: 'Cerrar',
    switchingTitle: 'Un momento',
    switching: 'Todavía no se ha enviado nada. Estamos preparando tu pago para la confirmación.',
    switched: 'No se ha enviado nada. Revisa el pago y después envíalo.',
    followingTitle: 'Un paso más para este pago',
    following: 'Confirma tu identidad para ver el estado de este pago. No pagues otra vez.',
    confirm: ({ amount }) => `Enviar ${amount}`,
    add: ({ amount }) => `Añadir ${amount}`,
    edit: 'Editar',
    cancel: 'Cancelar',
    requote: 'Pedir una oferta nueva',
    tryAgain: 'Intentar de nuevo',
    heldUntil: ({ time }) => `Oferta garantizada hasta las ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'La oferta ha caducado.' : `La oferta está garantizada ${inWords(seconds)} más.`,
    signInTitle: 'Inicia sesión para enviar',
    signInAndSend: ({ amount }) => `Iniciar sesión y enviar ${amount}`,
    signInCancel: 'Ahora no',
    errors: {
      ...commonErrors,
      none: 'No se ha enviado nada. No ha funcionado.',
      retry: 'No se ha enviado nada. No ha funcionado. Inténtalo de nuevo.',
      AMOUNT_OUT_OF_RANGE:
        'No se ha enviado nada. Este importe es demasiado pequeño o demasiado grande para este beneficiario.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'No se ha enviado nada. Todavía se está comprobando a este beneficiario. Inténtalo más tarde.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'No se ha enviado nada. Es más de lo que puedes enviar hoy.',
      DOCUMENTS_REQUIRED: 'No se ha enviado nada. Este motivo de pago requiere documentos: contacta con soporte.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'No se ha enviado nada. Confirma antes en tu lista de beneficiarios que esta cartera es tuya.',
      INSUFFICIENT_BALANCE: 'No se ha enviado nada. No hay suficiente dinero en tu cartera.',
      INSUFFICIENT_FUNDS: 'No se ha enviado nada. No hay suficiente dinero en tu cartera.',
      INVALID_AMOUNT: 'No se ha enviado nada. Vuelve atrás y cambia el importe.',
      INVALID_BANK_ACCOUNT: 'No se ha enviado nada. Los datos de la cuenta del beneficiario no funcionan.',
      INVALID_STATE_TRANSITION: 'Este pago ya no se puede enviar. Pide una oferta nueva.',
      INVALID_INPUT:
        'No se ha enviado nada. No podemos procesar este pago. Vuelve atrás y comprueba el importe y el beneficiario.',
      NETWORK_UNREACHABLE: 'No se ha enviado nada. Comprueba tu conexión e inténtalo de nuevo.',
      NOT_APPROVED: 'Este pago no se ha aprobado. Ponte en contacto con soporte.',
      OPERATION_IN_PROGRESS:
        'Puede que tu confirmación siga en camino. Espera a que se acabe su tiempo e inténtalo de nuevo.',
      PAYLOAD_INVALID:
        'No se ha firmado nada ni se ha enviado nada: no hemos podido verificar lo que ibas a firmar. Contacta con soporte antes de volver a intentarlo.',
      PAYLOAD_MISMATCH:
        'No se ha firmado nada ni se ha enviado nada: lo que se te pidió firmar no es el pago que se muestra aquí. Contacta con soporte antes de volver a intentarlo.',
      QUOTE_CHANGED: 'No se ha enviado nada. La oferta cambió antes del envío. Comprueba los nuevos datos.',
      QUOTE_EXPIRED: 'No se ha enviado nada. Esta oferta ha caducado.',
      QUOTE_NOT_FOUND: 'No hemos encontrado este pago. Empieza uno nuevo.',
      QUOTE_NOT_SIGNABLE: 'No se ha enviado nada. Esta cartera no puede hacer este pago.',
      QUOTE_RATE_UNAVAILABLE: 'No se ha enviado nada. Esta oferta ya no está disponible.',
      REFERENCE_NOT_FOUND:
        'No se ha enviado nada. No hemos encontrado este beneficiario o este pago. Empieza uno nuevo.',
      SELF_PAYMENT: 'No se ha enviado nada. No puedes enviar dinero a tu propia cartera.',
      SESSION_EXPIRED: 'Tu sesión ha caducado. Inicia sesión de nuevo para enviar.',
      TIMEOUT: 'No se ha enviado nada. No hemos recibido respuesta a tiempo. Inténtalo de nuevo.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'No se ha enviado nada. Es más de lo que puedes enviar de una vez.',
      VELOCITY_LIMIT_EXCEEDED: 'No se ha enviado nada. Has enviado mucho en poco tiempo. Inténtalo más tarde.',
    },
  },
}
