import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('fr')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minute', other: '# minutes' })
    : count(seconds, { one: '# seconde', other: '# secondes' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Un instant, s’il vous plaît.',
    notArrived:
      'Une partie de cette page n’a pas été chargée. Vérifiez votre connexion et réessayez, ou rechargez la page.',
    tryAgain: 'Réessayer',
  },
  screenFailure: {
    failed: 'Nous ne pouvons pas afficher cette partie de la page. Affichez-la à nouveau ou rechargez la page.',
    paymentFailed:
      'Votre paiement n’est pas concerné, mais nous ne pouvons pas l’afficher pour le moment. N’en commencez pas un autre. Affichez-le à nouveau ou rechargez la page.',
    showAgain: 'Afficher à nouveau',
  },
  support: { contact: 'Contacter l’assistance' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Reconnectez-vous pour continuer.',
  'sca-sign-in': 'Confirmez votre identité pour continuer.',
  resend: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  'switch-factor':
    'Cela ne fonctionne pas dans ce navigateur. Essayez un autre navigateur ou un autre mode de connexion.',
  wait: 'Patientez un instant, puis réessayez.',
  'new-quote': 'Cette offre n’est plus valable. Demandez-en une nouvelle.',
  retry: 'Cela n’a pas fonctionné. Réessayez.',
  'contact-support': 'Un problème est survenu et nous avons tout arrêté par sécurité. Veuillez contacter l’assistance.',
  none: 'Cela n’a pas fonctionné.',
  NETWORK_UNREACHABLE: 'Connexion impossible pour le moment. Vérifiez votre connexion et réessayez.',
  TIMEOUT: 'L’opération a pris trop de temps. Vérifiez votre connexion et réessayez.',
  PLATFORM_UNAVAILABLE: 'Le service n’est pas disponible pour le moment. Réessayez plus tard.',
  SERVICE_UNAVAILABLE: 'Le service n’est pas disponible pour le moment. Réessayez plus tard.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Trop de tentatives. Patientez ${waitingTime(retryAfterMs)}, puis réessayez.`
      : 'Trop de tentatives. Patientez un instant, puis réessayez.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Accès temporairement bloqué. Réessayez dans ${waitingTime(retryAfterMs)}.`
      : 'Accès temporairement bloqué. Réessayez plus tard.',
  UNEXPECTED_RESPONSE:
    'Nous avons reçu une réponse inattendue et nous nous sommes arrêtés. Réessayez plus tard ou contactez l’assistance.',
  STORAGE_UNAVAILABLE:
    'Ce navigateur ne peut pas enregistrer ce dont votre portefeuille a besoin. Quittez le mode privé ou libérez de l’espace.',
  TARGET_BUNDLE_UNTRUSTED:
    'Votre code n’a pas été envoyé. Nous n’avons pas pu vérifier le serveur qui devait le recevoir. Veuillez contacter l’assistance avant de réessayer.',
  VERIFICATION_LINK_UNTRUSTED:
    'Pour votre sécurité, nous n’avons pas ouvert la vérification : son lien mène à un site que nous ne connaissons pas. Contactez l’assistance.',
}
