import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Confirma el cambio de moneda', 'confirma el cambio de moneda']],
  ['PAYOUT', ['Confirma el pago', 'confirma el pago']],
  ['TRANSFER', ['Confirma el pago', 'confirma el pago']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Hemos enviado un código por SMS a tu teléfono.',
      TOTP: 'Escribe el código que muestra tu app de autenticación.',
      PASSKEY: 'Tu dispositivo te pedirá la huella, la cara o el bloqueo de pantalla.',
    },
    unknownFactor: 'En esta página no se puede confirmar así. Prueba de otra forma o contacta con soporte.',
    codeResent: 'Hemos enviado un código nuevo por SMS a tu teléfono.',
    codeLabel: ({ length }) => `Código de ${length} cifras`,
    codeHint: 'No compartas nunca este código, ni siquiera con nosotros.',
    codeIncomplete: ({ length }) => `Escribe las ${length} cifras.`,
    submitCode: 'Confirmar',
    usePasskey: 'Confirmar con tu llave',
    prompting: 'Esperando a tu dispositivo…',
    resend: 'Reenviar código',
    resendIn: ({ time }) => `Reenviar código en ${time}`,
    resendTooSoon: 'Todavía no puedes recibir un código nuevo. El último sigue siendo válido.',
    useInstead: {
      SMS_OTP: 'Recibir un código por SMS',
      TOTP: 'Usar tu app de autenticación',
      PASSKEY: 'Usar tu llave de acceso',
    },
    confirmBy: ({ time }) => `Confirma antes de las ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Se ha acabado el tiempo.' : `Te quedan ${inWords(seconds)} para confirmar.`,
    waitUntil: ({ time }) => `Demasiados intentos. Inténtalo de nuevo a las ${time}.`,
    waitLabel: 'Tiempo restante',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Ya puedes intentarlo de nuevo.' : `Podrás intentarlo de nuevo dentro de ${inWords(seconds)}.`,
    lockedTitle: 'Demasiados intentos fallidos',
    lockedUntil: ({ time }) => `Podrás confirmar de nuevo a partir de: ${time}.`,
    locked:
      'Para proteger tu cuenta, hasta entonces no aceptamos códigos ni llaves de acceso. Si no fuiste tú, contacta con soporte.',
    suspendedTitle: 'Tu cuenta está bloqueada',
    suspended:
      'Ha habido demasiados intentos fallidos. Esperar no desbloqueará tu cuenta: contacta con soporte y comprobaremos que eres tú.',
    lifted: 'Comprobar de nuevo',
    expiredTitle: 'Se ha acabado el tiempo',
    expired: 'No has confirmado a tiempo. Empieza de nuevo.',
    expiredUnknown:
      'Todavía no sabemos si se ha confirmado a tiempo. Comprueba si se ha completado antes de empezar de nuevo.',
    offline: 'No tienes conexión. El tiempo sigue corriendo; confirma en cuanto vuelvas a tenerla.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Preparando la confirmación',
    unavailableTitle: 'Ahora no puedes confirmar esto',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Confirma tu identidad', 'confirma tu identidad']
      return step === undefined ? alone : `Paso ${step}${of ? ` de ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Hemos detenido este pago',
    checkedTitle: 'Estamos comprobando tu pago',
    endedTitle: 'Sin confirmar',
    authorizedTitle: 'Confirmado',
    abandoned: 'Los datos del pago cambiaron después de que los revisaras.',
    checked: ({ time }) =>
      `Puede que ya se haya enviado. No pagues otra vez. Los datos del pago cambiaron después de que los revisaras.${time ? ` Si no se envió, el dinero vuelve a estar libre a las ${time}.` : ''}`,
    ended: 'No se confirmó a tiempo, o se canceló. No ha salido dinero de tu cartera.',
    authorized: 'Tu pago está en camino.',
    batchCaption: 'Tus pagos',
    batchTotal: 'Total',
    converted: 'Un pago en otra moneda lleva dos pasos.',
    progress: ({ done, of }) => `Confirmado: ${done} de ${of}.`,
    confirmed: 'Confirmado',
    tryAgain: 'Intentar de nuevo',
    startAgain: 'Empezar de nuevo',
    close: 'Ahora no',
  },
  scaSignIn: {
    title: 'Confirma tu identidad',
    unavailableTitle: 'Ahora no podemos verificarte',
    signedInTitle: 'Gracias, tu identidad está confirmada',
    notNeededTitle: 'Nada que confirmar',
    explanation: 'La normativa europea lo exige al menos cada 180 días antes de mostrar pagos o enviar dinero.',
    choose: '¿Cómo quieres confirmar?',
    factors: { SMS_OTP: 'Código por SMS', TOTP: 'App de autenticación', PASSKEY: 'Llave de acceso' },
    again: { SMS_OTP: 'Reintentar por SMS', TOTP: 'Reintentar con la app', PASSKEY: 'Reintentar con tu llave' },
    usedLast: 'Última usada',
    starting: 'Un momento…',
    pending: 'Todavía estamos verificando tu identidad. Inténtalo dentro de unos minutos.',
    signedIn: ({ date }) => (date ? `Te lo volveremos a pedir, como tarde, el ${date}.` : 'Puedes continuar.'),
    notNeeded: 'Puedes continuar sin este paso.',
    tryAgain: 'Intentar de nuevo',
    startAgain: 'Empezar de nuevo',
    close: 'Ahora no',
    done: 'Listo',
    promptTitle: 'Confirma pronto tu identidad',
    prompt: ({ date }) =>
      `La normativa europea lo exige al menos cada 180 días. Confirma antes del ${date} para que no se retrase ningún pago.`,
    promptStart: 'Confirmar ahora',
    promptSkip: 'Más tarde',
  },
}
