import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'Le nom correspond au compte.',
    titles: {
      PARTIAL_MATCH: 'Le nom n’est pas tout à fait exact',
      NOT_MATCHED: 'Le nom ne correspond pas',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `À la banque du bénéficiaire, ce compte est au nom de ${name}.`
        : 'À la banque du bénéficiaire, ce compte porte un nom proche.',
    NOT_MATCHED:
      'À la banque du bénéficiaire, ce compte porte un autre nom. Si quelqu’un vous a donné ces coordonnées, vérifiez par un autre moyen : l’argent envoyé sur un mauvais compte peut être perdu.',
    UNSUPPORTED:
      'Le nom ne peut pas être vérifié pour ce type de compte. Assurez-vous que les coordonnées sont exactes.',
    CHECKED_BY_RECEIVING_FI: 'La banque du bénéficiaire vérifie le nom à l’arrivée du paiement.',
    PENDING: 'Nous vérifions le nom auprès de la banque du bénéficiaire. Vous pourrez envoyer dans un instant.',
    accept: 'J’ai vérifié les coordonnées et je veux payer sur ce compte.',
  },
  quoteConfirmation: {
    loadingTitle: 'Préparation de votre offre',
    unavailableTitle: 'Nous n’avons pas pu obtenir d’offre',
    notFoundTitle: 'Paiement introuvable',
    unreadableTitle: 'Impossible de vérifier votre paiement',
    unreadable: 'Il a peut-être été envoyé. Ne payez pas une deuxième fois.',
    reviewTitle: 'Vérifier et envoyer',
    addTitle: 'Vérifier et ajouter',
    changedTitle: 'L’offre a changé',
    expiredTitle: 'Cette offre a expiré',
    authorizingTitle: 'Confirmez votre paiement',
    expired: 'Rien n’a été envoyé. Les offres sont valables quelques minutes.',
    authorizing: ({ time }) =>
      time
        ? `Pas encore envoyé. Confirmez avant ${time}. Sinon, il ne sera pas envoyé et l’argent sera de nouveau disponible.`
        : 'Pas encore envoyé. Votre confirmation est nécessaire.',
    abandonedTitle: 'Nous avons arrêté ce paiement',
    abandoned:
      'Rien n’a été envoyé. Les détails du paiement ont changé après votre vérification, il ne peut donc pas être confirmé.',
    checkedTitle: 'Nous vérifions votre paiement',
    checked: ({ time }) =>
      `Il a peut-être été envoyé. Ne payez pas une deuxième fois. Les détails du paiement ont changé après votre vérification.${time ? ` S’il n’a pas été envoyé, l’argent est de nouveau disponible à ${time}.` : ''}`,
    replacedTitle: 'Ce paiement a été remplacé',
    replaced: 'Vous avez recommencé ce paiement dans un autre onglet, celui-ci ne peut donc pas être confirmé.',
    outcomeUnknownTitle: 'Nous vérifions votre confirmation',
    outcomeUnknown:
      'Vous avez confirmé, mais nous n’avons pas encore reçu de réponse. Nous continuons de vérifier et cette page vous le dira.',
    lockedTitle: 'Trop de tentatives échouées',
    locked: ({ time }) =>
      time
        ? `Vous pourrez de nouveau confirmer des paiements à ${time}.`
        : 'Vous pourrez de nouveau confirmer des paiements plus tard.',
    lockedTooLong: ({ time }) =>
      time
        ? `Ce paiement va expirer. Vous pourrez l’envoyer à nouveau après ${time}.`
        : 'Ce paiement va expirer. Vous pourrez l’envoyer à nouveau plus tard.',
    suspendedTitle: 'Votre compte est bloqué',
    suspended: 'Contactez l’assistance pour débloquer votre compte ; attendre ne sert à rien.',
    continue: 'Confirmer le paiement',
    startAgain: 'Recommencer',
    done: 'Fermer',
    switchingTitle: 'Un instant',
    switching: 'Rien n’a encore été envoyé. Nous préparons votre paiement pour la confirmation.',
    switched: 'Rien n’a été envoyé. Vérifiez le paiement, puis envoyez-le.',
    followingTitle: 'Encore une étape pour ce paiement',
    following: 'Confirmez votre identité pour voir où en est ce paiement. Ne payez pas une deuxième fois.',
    confirm: ({ amount }) => `Envoyer ${amount}`,
    add: ({ amount }) => `Ajouter ${amount}`,
    edit: 'Modifier',
    cancel: 'Annuler',
    requote: 'Demander une nouvelle offre',
    tryAgain: 'Réessayer',
    heldUntil: ({ time }) => `Offre garantie jusqu’à ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'L’offre a expiré.' : `L’offre est garantie encore ${inWords(seconds)}.`,
    signInTitle: 'Connectez-vous pour envoyer',
    signInAndSend: ({ amount }) => `Se connecter et envoyer ${amount}`,
    signInCancel: 'Pas maintenant',
    errors: {
      ...commonErrors,
      none: 'Rien n’a été envoyé. Cela n’a pas fonctionné.',
      retry: 'Rien n’a été envoyé. Cela n’a pas fonctionné. Réessayez.',
      AMOUNT_OUT_OF_RANGE: 'Rien n’a été envoyé. Ce montant est trop petit ou trop élevé pour ce bénéficiaire.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Rien n’a été envoyé. Ce bénéficiaire est encore en cours de vérification. Réessayez plus tard.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Rien n’a été envoyé. C’est plus que ce que vous pouvez envoyer aujourd’hui.',
      DOCUMENTS_REQUIRED: 'Rien n’a été envoyé. Ce motif de paiement exige des documents : contactez l’assistance.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Rien n’a été envoyé. Confirmez d’abord dans la liste de vos bénéficiaires que ce portefeuille est à vous.',
      INSUFFICIENT_BALANCE: 'Rien n’a été envoyé. Il n’y a pas assez d’argent dans votre portefeuille.',
      INSUFFICIENT_FUNDS: 'Rien n’a été envoyé. Il n’y a pas assez d’argent dans votre portefeuille.',
      INVALID_AMOUNT: 'Rien n’a été envoyé. Revenez en arrière et modifiez le montant.',
      INVALID_BANK_ACCOUNT: 'Rien n’a été envoyé. Les coordonnées bancaires du bénéficiaire ne fonctionnent pas.',
      INVALID_STATE_TRANSITION: 'Ce paiement ne peut plus être envoyé. Demandez une nouvelle offre.',
      INVALID_INPUT:
        'Rien n’a été envoyé. Nous ne pouvons pas traiter ce paiement. Revenez en arrière et vérifiez le montant et le bénéficiaire.',
      NETWORK_UNREACHABLE: 'Rien n’a été envoyé. Vérifiez votre connexion et réessayez.',
      NOT_APPROVED: 'Ce paiement n’a pas été approuvé. Veuillez contacter l’assistance.',
      OPERATION_IN_PROGRESS:
        'Votre confirmation est peut-être encore en route. Attendez la fin du délai, puis réessayez.',
      PAYLOAD_INVALID:
        'Rien n’a été signé et rien n’a été envoyé : nous n’avons pas pu vérifier ce que vous alliez signer. Contactez l’assistance avant de réessayer.',
      PAYLOAD_MISMATCH:
        'Rien n’a été signé et rien n’a été envoyé : ce que l’on vous a demandé de signer n’est pas le paiement affiché ici. Contactez l’assistance avant de réessayer.',
      QUOTE_CHANGED: 'Rien n’a été envoyé. L’offre a changé avant l’envoi. Vérifiez les nouveaux détails.',
      QUOTE_EXPIRED: 'Rien n’a été envoyé. Cette offre a expiré.',
      QUOTE_NOT_FOUND: 'Nous n’avons pas trouvé ce paiement. Commencez-en un nouveau.',
      QUOTE_NOT_SIGNABLE: 'Rien n’a été envoyé. Ce portefeuille ne peut pas effectuer ce paiement.',
      QUOTE_RATE_UNAVAILABLE: 'Rien n’a été envoyé. Cette offre n’est plus disponible.',
      REFERENCE_NOT_FOUND:
        'Rien n’a été envoyé. Nous n’avons pas trouvé ce bénéficiaire ou ce paiement. Commencez-en un nouveau.',
      SELF_PAYMENT: 'Rien n’a été envoyé. Vous ne pouvez pas envoyer d’argent à votre propre portefeuille.',
      SESSION_EXPIRED: 'Votre session a expiré. Reconnectez-vous pour envoyer.',
      TIMEOUT: 'Rien n’a été envoyé. Nous n’avons pas reçu de réponse à temps. Réessayez.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Rien n’a été envoyé. C’est plus que ce que vous pouvez envoyer en une fois.',
      VELOCITY_LIMIT_EXCEEDED: 'Rien n’a été envoyé. Vous avez beaucoup envoyé en peu de temps. Réessayez plus tard.',
    },
  },
}
