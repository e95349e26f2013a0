import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Rien n’a été signé et rien n’a été modifié.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'La connexion a été perdue : nous ne savons pas si la modification a été faite. Vérifiez d’abord ici.',
  TIMEOUT:
    'Nous n’avons pas reçu de réponse à temps : nous ne savons pas si la modification a été faite. Vérifiez d’abord ici.',
  SIGNED_REQUEST_EXPIRED: 'Cela a pris trop de temps, rien n’a été modifié. Réessayez.',
  PAYLOAD_INVALID: `Nous n’avons pas pu vérifier ce qui devait être signé. ${nothingSigned} Veuillez contacter l’assistance.`,
  PAYLOAD_MISMATCH: `Ce que l’on nous a demandé de signer n’est pas ce que vous avez demandé. ${nothingSigned} Veuillez contacter l’assistance.`,
  REFERENCE_NOT_FOUND: 'Cet élément n’existe plus. Rien n’a été modifié.',
  INVALID_INPUT: 'Cela n’a pas été accepté. Rien n’a été modifié.',
}
