import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('es')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuto', other: '# minutos' })
    : count(seconds, { one: '# segundo', other: '# segundos' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Un momento, por favor.',
    notArrived:
      'No se ha cargado una parte de esta página. Comprueba tu conexión e inténtalo de nuevo, o recarga la página.',
    tryAgain: 'Intentar de nuevo',
  },
  screenFailure: {
    failed: 'Ahora no podemos mostrar esta parte de la página. Muéstrala de nuevo o recarga la página.',
    paymentFailed:
      'Tu pago no se ve afectado, pero ahora no podemos mostrarlo. No empieces otro. Muéstralo de nuevo o recarga la página.',
    showAgain: 'Mostrar de nuevo',
  },
  support: { contact: 'Contactar con soporte' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Inicia sesión de nuevo para continuar.',
  'sca-sign-in': 'Confirma tu identidad para continuar.',
  resend: 'Este código ya no es válido. Pide uno nuevo.',
  'switch-factor': 'Esto no funciona en este navegador. Prueba con otro navegador u otra forma de iniciar sesión.',
  wait: 'Espera un momento e inténtalo de nuevo.',
  'new-quote': 'Esta oferta ya no es válida. Pide una nueva.',
  retry: 'No ha funcionado. Inténtalo de nuevo.',
  'contact-support': 'Algo ha ido mal y lo hemos detenido todo por seguridad. Ponte en contacto con soporte.',
  none: 'No ha funcionado.',
  NETWORK_UNREACHABLE: 'Ahora no podemos conectar. Comprueba tu conexión e inténtalo de nuevo.',
  TIMEOUT: 'Ha tardado demasiado. Comprueba tu conexión e inténtalo de nuevo.',
  PLATFORM_UNAVAILABLE: 'El servicio no está disponible en este momento. Inténtalo más tarde.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible en este momento. Inténtalo más tarde.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Demasiados intentos. Espera ${waitingTime(retryAfterMs)} e inténtalo de nuevo.`
      : 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Bloqueado temporalmente. Inténtalo de nuevo dentro de ${waitingTime(retryAfterMs)}.`
      : 'Bloqueado temporalmente. Inténtalo más tarde.',
  UNEXPECTED_RESPONSE:
    'Hemos recibido una respuesta inesperada y nos hemos detenido. Inténtalo más tarde o contacta con soporte.',
  STORAGE_UNAVAILABLE:
    'Este navegador no puede guardar lo que tu cartera necesita. Sal del modo privado o libera espacio.',
  TARGET_BUNDLE_UNTRUSTED:
    'Tu código no se ha enviado. No hemos podido verificar el servidor que debía recibirlo. Contacta con soporte antes de volver a intentarlo.',
  VERIFICATION_LINK_UNTRUSTED:
    'Por tu seguridad no hemos abierto la verificación: su enlace lleva a un sitio que no conocemos. Contacta con soporte.',
}
