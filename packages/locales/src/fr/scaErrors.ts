import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ce navigateur ne le permet pas. Essayez un autre navigateur ou confirmez autrement.',
  BROWSER_UNSUPPORTED: 'Ce navigateur ne le permet pas. Utilisez un navigateur récent ou confirmez autrement.',
  CONFLICT: 'L’opération n’a pas pu aboutir pour le moment. Réessayez.',
  NETWORK_UNREACHABLE:
    'Connexion impossible pour le moment : rien n’a été confirmé. Vérifiez votre connexion et réessayez.',
  PASSKEY_ALREADY_ENROLLED: 'Vous avez déjà une clé d’accès pour confirmer. Supprimez-la avant d’en ajouter une autre.',
  SCA_CHALLENGE_EXPIRED: 'Le temps est écoulé. Rien n’a été confirmé. Recommencez.',
  SCA_LOGIN_INCOMPLETE: 'Nous vérifions encore votre identité. Réessayez dans quelques minutes.',
  SCA_NOT_APPLICABLE: 'Vous pouvez continuer sans cette étape.',
  SCA_OUTCOME_UNKNOWN:
    'Nous ne savons pas encore si cela a été confirmé. Vous pouvez confirmer à nouveau sans risque : rien n’est exécuté deux fois.',
  SCA_PROOF_REFUSED: 'Cela n’a pas fonctionné. Vérifiez et réessayez.',
  SCA_SESSION_REQUIRED: 'Confirmez à nouveau votre identité.',
  TIMEOUT: 'Nous n’avons pas reçu de réponse à temps. Réessayez.',
}
