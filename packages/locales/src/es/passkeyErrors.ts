import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Hay otra solicitud de llave de acceso abierta en este navegador. Termínala o ciérrala e inténtalo de nuevo.',
  PASSKEY_FORBIDDEN_HERE:
    'Aquí no se permiten llaves de acceso. Abre esta página en su propia pestaña o prueba de otra forma.',
  PASSKEY_INSECURE_PAGE: 'Las llaves de acceso necesitan una página segura (https). Prueba de otra forma.',
  PASSKEY_NOT_VERIFIED:
    'Tu dispositivo no ha podido verificarte. Configura un bloqueo de pantalla o prueba de otra forma.',
  PASSKEY_TIMED_OUT: 'Ha tardado demasiado. Inténtalo de nuevo o prueba de otra forma.',
  PASSKEY_UNAVAILABLE:
    'En este dispositivo no hay ninguna llave de acceso para esta cartera. Usa otro dispositivo o prueba de otra forma.',
  PASSKEY_UNSUPPORTED: 'Este navegador no admite llaves de acceso. Prueba de otra forma.',
  PASSKEY_WRONG_SITE:
    'Esta llave de acceso pertenece a otro sitio, así que nos hemos detenido. Prueba de otra forma y contacta con soporte.',
  BROWSER_UNSUPPORTED: 'Este navegador no puede proteger tu clave. Usa un navegador actualizado.',
} satisfies ErrorMessages
