import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Paiement envoyé',
  addingTitle: 'Votre argent est en route',
  completedTitle: 'Paiement arrivé',
  failedTitle: 'Échec du paiement',
  returnedTitle: 'Paiement retourné',
  notSentTitle: 'Non envoyé',
  unknownTitle: 'Nous vérifions votre paiement',
  completed: ({ payee, amount }) => `${payee ?? 'Le bénéficiaire'} a reçu ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Le bénéficiaire'} reçoit ${amount}.`,
  added: ({ amount }) => `Vous avez reçu ${amount}.`,
  adds: ({ amount }) => `Vous recevez ${amount}.`,
  unknown:
    'Nous ne pouvons pas encore dire si le paiement a été effectué. Ne payez pas une deuxième fois ; cette page continue de vérifier.',
  unknownUntil: ({ time }) => `S’il n’a pas été envoyé d’ici ${time}, il ne sera pas envoyé.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Il est en cours d’examen. Cela peut prendre un moment.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'L’établissement du bénéficiaire doit d’abord confirmer quelque chose.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'L’établissement du bénéficiaire doit d’abord fournir d’autres informations.',
    WALLET_VERIFICATION_REQUIRED: 'Le portefeuille du bénéficiaire doit d’abord être vérifié.',
  },
  failed: 'Il n’a pas pu aboutir.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Le compte du bénéficiaire ne peut pas recevoir ce paiement.',
    ACCOUNT_INVALID: 'Les coordonnées bancaires du bénéficiaire ne fonctionnent pas.',
    COLLECTION_FAILED: 'L’argent n’a pas pu être prélevé sur votre compte bancaire.',
    COMPLIANCE_REJECTED: 'Il a été refusé après examen.',
    FUNDING_AMOUNT_MISMATCH: 'Le montant reçu n’était pas le montant attendu.',
    LIMIT_EXCEEDED: 'Le montant dépasse ce que le bénéficiaire peut recevoir.',
    OFFRAMP_FAILED: 'Le montant n’a pas pu être versé sur le compte du bénéficiaire.',
    PAYOUT_RETURNED: 'La banque du bénéficiaire l’a retourné.',
    QUOTE_EXPIRED: 'L’offre a expiré avant l’envoi.',
    QUOTE_RATE_UNAVAILABLE: 'L’offre n’était plus disponible.',
    SCA_NOT_COMPLETED: 'Il n’a pas été confirmé à temps.',
  },
  nothingLeft: 'Aucun argent n’a quitté votre portefeuille.',
  refundPending: 'Votre argent vous revient.',
  refundCompleted:
    'L’argent est de retour dans votre portefeuille. Vérifiez le compte avec le bénéficiaire avant d’envoyer à nouveau.',
  refundCompletedOutside: 'Votre argent vous a été rendu.',
  refundFailed:
    'L’argent n’a pas encore pu être rendu. Contactez l’assistance et donnez-lui le numéro de paiement ci-dessous.',
  refundUnknown:
    'Nous n’avons pas encore d’informations sur un remboursement. Vérifiez plus tard ou contactez l’assistance avec le numéro de paiement ci-dessous.',
  checkAgain: 'Vérifier à nouveau',
  checking: 'Nouvelle vérification en cours. Ne payez pas une deuxième fois.',
  done: 'Terminé',
  sendAgain: 'Envoyer à nouveau',
  tryAgain: 'Réessayer',
  print: 'Imprimer',
  share: 'Partager',
  copy: 'Copier les détails',
  copied: 'Copié.',
  copyFailed: 'Ce navigateur ne peut pas copier. Sélectionnez le texte et copiez-le.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Ce que vous avez accepté',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Envoyer ${amount} à ${payee}.` : `Envoyer ${amount} à ${payee}, compte ${account}.`,
  taken: ({ amount, account }) => `Prélever ${amount} sur le compte ${account}.`,
  atRate: ({ rate }) => `Taux : ${rate}`,
  agreed: 'Accepté. Nous comparerons le paiement une fois exécuté.',
  matches: 'Le paiement correspond.',
  matchesWithoutPayee:
    'Le paiement correspond. Le bénéficiaire a été supprimé depuis : seul son identifiant a pu être comparé.',
  differs: 'Ce paiement n’est pas celui que vous avez accepté. Contactez l’assistance.',
  unknown: 'Accepté sur un autre appareil, ou sans signature. Ce navigateur n’a rien à comparer.',
  details: 'Détails de la signature',
  signedAt: 'Signé',
  key: 'Clé publique',
  hash: 'Empreinte de ce qui a été signé (SHA-256)',
  explanation:
    'Seul le service peut lire ce qui a été signé. Nous comparons donc ce que vous avez vu ici avec ce qui a été exécuté.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Ce qui s’est passé',
  done: {
    begun: 'Commencé',
    signed: 'Confirmé par vous',
    transfer: 'Votre virement est arrivé',
    exchanged: 'Converti',
    sent: 'Envoyé',
    arrived: 'Arrivé',
    'not-sent': 'Non envoyé',
    failed: 'Non remis',
    refund: 'Argent rendu',
  },
  now: {
    signed: 'À confirmer par vous',
    transfer: 'En attente de votre virement',
    sent: 'En route',
    refund: 'L’argent revient vers vous',
  },
  next: {
    signed: 'Vous confirmez',
    sent: 'Envoi',
    arrived: 'Arrivée',
  },
  by: ({ time }) => `au plus tard : ${time}`,
  became: ({ sent, received }) => `${sent} sont devenus ${received}`,
}
