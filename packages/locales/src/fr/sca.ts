import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Confirmez la conversion', 'confirmez la conversion']],
  ['PAYOUT', ['Confirmez le paiement', 'confirmez le paiement']],
  ['TRANSFER', ['Confirmez le paiement', 'confirmez le paiement']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Nous avons envoyé un code par SMS sur votre téléphone.',
      TOTP: 'Saisissez le code affiché par votre application d’authentification.',
      PASSKEY: 'Votre appareil vous demandera votre empreinte, votre visage ou le verrouillage de l’écran.',
    },
    unknownFactor: 'Cette page ne permet pas de confirmer de cette façon. Essayez autrement ou contactez l’assistance.',
    codeResent: 'Nous avons envoyé un nouveau code par SMS sur votre téléphone.',
    codeLabel: ({ length }) => `Code à ${length} chiffres`,
    codeHint: 'Ne communiquez jamais ce code, pas même à nous.',
    codeIncomplete: ({ length }) => `Saisissez les ${length} chiffres.`,
    submitCode: 'Confirmer',
    usePasskey: 'Confirmer par clé d’accès',
    prompting: 'En attente de votre appareil…',
    resend: 'Renvoyer le code',
    resendIn: ({ time }) => `Renvoyer le code dans ${time}`,
    resendTooSoon: 'Vous ne pouvez pas encore recevoir un nouveau code. Votre dernier code reste valable.',
    useInstead: {
      SMS_OTP: 'Recevoir un code par SMS',
      TOTP: 'Utiliser votre application',
      PASSKEY: 'Utiliser votre clé d’accès',
    },
    confirmBy: ({ time }) => `À confirmer avant ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Le temps est écoulé.' : `Il vous reste ${inWords(seconds)} pour confirmer.`,
    waitUntil: ({ time }) => `Trop de tentatives. Réessayez à ${time}.`,
    waitLabel: 'Temps restant',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Vous pouvez réessayer maintenant.' : `Vous pourrez réessayer dans ${inWords(seconds)}.`,
    lockedTitle: 'Trop de tentatives échouées',
    lockedUntil: ({ time }) => `Vous pourrez confirmer à nouveau à ${time}.`,
    locked:
      'Pour protéger votre compte, nous n’acceptons ni code ni clé d’accès jusque-là. Si ce n’était pas vous, contactez l’assistance.',
    suspendedTitle: 'Votre compte est bloqué',
    suspended:
      'Il y a eu trop de tentatives échouées. Attendre ne débloquera pas votre compte : contactez l’assistance, et nous vérifierons que c’est bien vous.',
    lifted: 'Vérifier à nouveau',
    expiredTitle: 'Le temps est écoulé',
    expired: 'Vous n’avez pas confirmé à temps. Recommencez.',
    expiredUnknown:
      'Nous ne savons pas encore si cela a été confirmé à temps. Vérifiez si l’opération a abouti avant de recommencer.',
    offline: 'Vous êtes hors ligne. Le temps continue de courir ; confirmez dès que vous êtes de nouveau en ligne.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Préparation de la confirmation',
    unavailableTitle: 'Vous ne pouvez pas confirmer pour le moment',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Confirmez votre identité', 'confirmez votre identité']
      return step === undefined ? alone : `Étape ${step}${of ? ` sur ${of}` : ''} : ${inStep}`
    },
    abandonedTitle: 'Nous avons arrêté ce paiement',
    checkedTitle: 'Nous vérifions votre paiement',
    endedTitle: 'Non confirmé',
    authorizedTitle: 'Confirmé',
    abandoned: 'Les détails du paiement ont changé après votre vérification.',
    checked: ({ time }) =>
      `Il a peut-être été envoyé. Ne payez pas une deuxième fois. Les détails du paiement ont changé après votre vérification.${time ? ` S’il n’a pas été envoyé, l’argent est de nouveau disponible à ${time}.` : ''}`,
    ended: 'Il n’a pas été confirmé à temps, ou il a été annulé. Aucun argent n’a quitté votre portefeuille.',
    authorized: 'Votre paiement est en route.',
    batchCaption: 'Vos paiements',
    batchTotal: 'Total',
    converted: 'Un paiement dans une autre devise se fait en deux étapes.',
    progress: ({ done, of }) => `${done} sur ${of} déjà confirmé.`,
    confirmed: 'Confirmé',
    tryAgain: 'Réessayer',
    startAgain: 'Recommencer',
    close: 'Pas maintenant',
  },
  scaSignIn: {
    title: 'Confirmez votre identité',
    unavailableTitle: 'Impossible de vérifier votre identité',
    signedInTitle: 'Merci, votre identité est confirmée',
    notNeededTitle: 'Rien à confirmer',
    explanation:
      'La réglementation européenne l’exige au moins tous les 180 jours avant d’afficher des paiements ou d’envoyer de l’argent.',
    choose: 'Comment voulez-vous confirmer ?',
    factors: { SMS_OTP: 'Code par SMS', TOTP: 'Application', PASSKEY: 'Clé d’accès' },
    again: {
      SMS_OTP: 'Réessayer par SMS',
      TOTP: 'Réessayer avec l’application',
      PASSKEY: 'Réessayer avec la clé d’accès',
    },
    usedLast: 'Dernier utilisé',
    starting: 'Un instant…',
    pending: 'Nous vérifions encore votre identité. Réessayez dans quelques minutes.',
    signedIn: ({ date }) => (date ? `Nous vous le redemanderons au plus tard le ${date}.` : 'Vous pouvez continuer.'),
    notNeeded: 'Vous pouvez continuer sans cette étape.',
    tryAgain: 'Réessayer',
    startAgain: 'Recommencer',
    close: 'Pas maintenant',
    done: 'Terminé',
    promptTitle: 'Confirmez bientôt votre identité',
    prompt: ({ date }) =>
      `La réglementation européenne l’exige au moins tous les 180 jours. Confirmez avant le ${date} pour qu’aucun paiement ne soit retardé.`,
    promptStart: 'Confirmer maintenant',
    promptSkip: 'Plus tard',
  },
}
