import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'No se ha firmado nada ni se ha cambiado nada.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Se ha perdido la conexión: no sabemos si el cambio se ha hecho. Compruébalo primero aquí.',
  TIMEOUT: 'No hemos recibido respuesta a tiempo: no sabemos si el cambio se ha hecho. Compruébalo primero aquí.',
  SIGNED_REQUEST_EXPIRED: 'Ha tardado demasiado, así que no se ha cambiado nada. Inténtalo de nuevo.',
  PAYLOAD_INVALID: `No hemos podido verificar lo que se iba a firmar. ${nothingSigned} Ponte en contacto con soporte.`,
  PAYLOAD_MISMATCH: `Lo que se nos pidió firmar no es lo que has pedido. ${nothingSigned} Ponte en contacto con soporte.`,
  REFERENCE_NOT_FOUND: 'Esto ya no existe. No se ha cambiado nada.',
  INVALID_INPUT: 'No se ha aceptado. No se ha cambiado nada.',
}
