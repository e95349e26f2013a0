import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Este navegador no puede hacerlo. Prueba con otro navegador o confirma de otra forma.',
  BROWSER_UNSUPPORTED: 'Este navegador no puede hacerlo. Usa un navegador actual o confirma de otra forma.',
  CONFLICT: 'Ahora no se ha podido completar. Inténtalo de nuevo.',
  NETWORK_UNREACHABLE:
    'Ahora no podemos conectar, así que no se ha confirmado nada. Comprueba tu conexión e inténtalo de nuevo.',
  PASSKEY_ALREADY_ENROLLED: 'Ya tienes una llave de acceso para confirmar. Elimínala antes de añadir otra.',
  SCA_CHALLENGE_EXPIRED: 'Se ha acabado el tiempo. No se ha confirmado nada. Empieza de nuevo.',
  SCA_LOGIN_INCOMPLETE: 'Todavía estamos verificando tu identidad. Inténtalo dentro de unos minutos.',
  SCA_NOT_APPLICABLE: 'Puedes continuar sin este paso.',
  SCA_OUTCOME_UNKNOWN:
    'Todavía no sabemos si se ha confirmado. Puedes confirmar de nuevo sin riesgo: nada se hace dos veces.',
  SCA_PROOF_REFUSED: 'No ha funcionado. Compruébalo e inténtalo de nuevo.',
  SCA_SESSION_REQUIRED: 'Confirma de nuevo tu identidad.',
  TIMEOUT: 'No hemos recibido respuesta a tiempo. Inténtalo de nuevo.',
}
