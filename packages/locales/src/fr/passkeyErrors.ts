import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'Une autre demande de clé d’accès est ouverte dans ce navigateur. Terminez-la ou fermez-la, puis réessayez.',
  PASSKEY_FORBIDDEN_HERE:
    'Les clés d’accès ne sont pas autorisées ici. Ouvrez cette page dans son propre onglet ou essayez autrement.',
  PASSKEY_INSECURE_PAGE: 'Les clés d’accès nécessitent une page sécurisée (https). Essayez autrement.',
  PASSKEY_NOT_VERIFIED:
    'Votre appareil n’a pas pu vérifier votre identité. Activez un verrouillage d’écran ou essayez autrement.',
  PASSKEY_TIMED_OUT: 'Cela a pris trop de temps. Réessayez ou essayez autrement.',
  PASSKEY_UNAVAILABLE:
    'Cet appareil n’a pas de clé d’accès pour ce portefeuille. Utilisez un autre appareil ou essayez autrement.',
  PASSKEY_UNSUPPORTED: 'Ce navigateur ne prend pas en charge les clés d’accès. Essayez autrement.',
  PASSKEY_WRONG_SITE:
    'Cette clé d’accès appartient à un autre site, nous nous sommes donc arrêtés. Essayez autrement et contactez l’assistance.',
  BROWSER_UNSUPPORTED: 'Ce navigateur ne peut pas protéger votre clé. Utilisez un navigateur à jour.',
} satisfies ErrorMessages
