import type { ScaSettings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors } from './common.ts'
import { scaErrors } from './scaErrors.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

export const scaSettings: ScaSettings = {
  ...base,
  signedResource,
  scaFactors: {
    title: 'Comment vous confirmez vos paiements',
    notNeeded: 'Vous n’avez pas besoin de confirmer vos paiements ainsi, il n’y a donc rien à configurer.',
    kinds: { SMS_OTP: 'Téléphone', TOTP: 'Application d’authentification', PASSKEY: 'Clé d’accès' },
    otherKind: 'Autre moyen',
    details: {
      SMS_OTP: 'Codes par SMS · Toujours\u00a0actif',
      TOTP: 'Pour la connexion et les bénéficiaires de confiance, pas pour les paiements',
      PASSKEY: 'Empreinte, visage ou verrouillage de l’écran',
    },
    remove: 'Supprimer',
    removeQuestion: () => 'Supprimer cette clé d’accès ? Vous ne pourrez plus confirmer de paiements avec elle.',
    confirmRemove: 'Supprimer',
    keep: 'Annuler',
    removed: 'Clé d’accès supprimée.',
    lost: 'Perdu ?',
    lostQuestion: () =>
      'Pour le remplacement, confirmez votre identité avec un selfie et, si besoin, une pièce d’identité.',
    addTitle: 'Ajouter un autre moyen',
    addTotp: 'Ajouter une application',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyHint:
      'Pour une clé d’accès, votre appareil vous demandera votre empreinte, votre visage ou le verrouillage de l’écran. La clé d’accès qui sert à vous connecter ne compte pas ici : ajoutez-en une autre.',
    passkeyAdded: 'Clé d’accès ajoutée. Vous pouvez maintenant confirmer des paiements avec elle.',
    totpAdded: 'Application d’authentification ajoutée.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Ce site n’est pas configuré pour les clés d’accès, aucune n’a donc été créée. Contactez l’assistance.',
    },
  },
  scaFactorReset: {
    start: 'Vérifier mon identité',
    waitUntil: ({ time }) => `Vous avez commencé trop souvent. Réessayez à ${time}.`,
    waitingTitle: 'Vérifiez votre identité',
    waiting:
      'La vérification s’ouvre dans un nouvel onglet et demande un selfie et, si besoin, une pièce d’identité. Revenez ensuite sur cette page.',
    openCheck: 'Continuer la vérification',
    noLink:
      'Si vous avez terminé la vérification, attendez ici. Sinon, recommencez : son lien n’est affiché qu’une fois.',
    until: ({ time }) => `Lien valable jusqu’à ${time}`,
    reviewTitle: 'Nous examinons votre vérification',
    review: 'Merci, nous l’examinons. Vous pouvez quitter cette page.',
    passedTitle: 'Votre identité est vérifiée',
    passed: {
      SMS_OTP: 'À quel numéro devons-nous envoyer vos codes ?',
      TOTP: 'Vous pouvez maintenant supprimer l’ancienne application. Ses codes ne seront plus valables.',
      PASSKEY: 'Vous pouvez maintenant supprimer l’ancienne clé d’accès. Elle ne fonctionnera plus.',
    },
    number: 'Nouveau numéro de mobile',
    numberHint: 'Avec l’indicatif du pays, par exemple +33. Nous enverrons les codes par SMS à ce numéro.',
    complete: {
      SMS_OTP: 'Utiliser ce numéro',
      TOTP: 'Supprimer l’ancienne',
      PASSKEY: 'Supprimer l’ancienne clé',
    },
    completedTitle: 'C’est fait',
    completed: {
      SMS_OTP: 'Nous enverrons vos codes au nouveau numéro.',
      TOTP: 'L’ancienne application a été supprimée. Vous pouvez en ajouter une nouvelle sur cette page.',
      PASSKEY: 'L’ancienne clé d’accès a été supprimée. Vous pouvez en ajouter une nouvelle sur cette page.',
    },
    rejectedTitle: 'Nous n’avons pas pu vous identifier',
    rejected: 'Rien n’a été modifié. Recommencez ou contactez l’assistance.',
    expiredTitle: 'Le lien de vérification a expiré',
    expired: 'Rien n’a été modifié. Vous pouvez recommencer.',
    startAgain: 'Recommencer',
    stop: 'Annuler',
    close: 'Terminé',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Nous ne pouvons pas utiliser ce numéro. Vérifiez-le et réessayez.',
      INVALID_PHONE_NUMBER: 'Indiquez le numéro complet avec l’indicatif du pays, par exemple +33.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Cette vérification n’est plus disponible. Recommencez.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Ajouter une application d’authentification',
    lead: 'Ces applications fonctionnent hors ligne et affichent un nouveau code toutes les 30 secondes. Installez-en une d’abord.',
    start: 'Afficher le code QR',
    cancel: 'Pas maintenant',
    codeTitle: 'Associez votre application',
    codeLead:
      'Scannez le code avec votre application ou saisissez la clé. Gardez-la secrète : quiconque la possède peut créer vos codes.',
    qrCode: 'Code QR pour votre application d’authentification. Il contient la clé ci-dessous.',
    openApp: 'Ouvrir dans l’application',
    key: 'Clé',
    copyKey: 'Copier la clé',
    codeLabel: ({ length }) => `Code à ${length} chiffres de l’application`,
    codeHint: 'Saisissez le code de votre application.',
    codeIncomplete: ({ length }) => `Saisissez les ${length} chiffres.`,
    submit: 'Associer',
    recoveryTitle: 'Conservez vos codes de secours',
    recoveryLead: 'Conservez ces codes au cas où vous perdriez votre application. Vous ne les reverrez pas.',
    recoveryCodes: 'Codes de secours',
    copyCodes: 'Copier',
    download: 'Télécharger',
    fileName: 'codes-de-secours.txt',
    fileHeader: 'Codes de secours de votre application d’authentification. Conservez-les en lieu sûr.',
    print: 'Imprimer',
    saved: 'Je les ai conservés',
    clearedTitle: 'Masqué pour votre sécurité',
    cleared:
      'Nous avons masqué la clé, et aucune application n’a été associée. Si elle est déjà dans votre application, supprimez-la là-bas.',
    clearedEnrolled:
      'Votre application est associée. Ses codes de secours sont masqués et ne peuvent plus être affichés.',
    again: 'Recommencer',
    doneTitle: 'Votre application est associée',
    done: 'Vous pouvez l’utiliser pour la connexion et les bénéficiaires de confiance. Les paiements demandent toujours votre téléphone ou une clé d’accès.',
    close: 'Terminé',
    errors: {
      ...scaErrors,
      CONFLICT:
        'L’opération n’a pas pu aboutir. Vous avez peut-être déjà une application : consultez la liste avant de réessayer.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Cela n’a pas fonctionné. Attendez le prochain code de votre application et réessayez.',
    },
  },
  trustedBeneficiaries: {
    title: 'Bénéficiaires de confiance',
    lead: 'Vous pouvez payer les bénéficiaires de confiance sans code. N’accordez votre confiance qu’aux comptes que vous connaissez bien.',
    none: 'Vous n’avez aucun bénéficiaire enregistré.',
    trusted: 'De confiance',
    setAside: 'Bloqué pour l’instant',
    unknown: 'Votre dernière modification n’a peut-être pas abouti. Faites-la à nouveau.',
    trust: 'Faire confiance',
    stopTrusting: 'Retirer la confiance',
    trustQuestion: ({ name }) => (
      <>Faire confiance à {name} ? Vous n’aurez besoin ni de code ni de clé d’accès pour payer ce compte.</>
    ),
    keep: 'Annuler',
    proofTitles: {
      trust: 'Confirmez la confiance accordée',
      untrust: 'Confirmez le retrait de la confiance',
    },
    account: 'Compte',
    cancel: 'Annuler',
    startAgain: 'Recommencer',
    changedTitle: 'Les coordonnées de ce bénéficiaire ont changé',
    changed: 'Nous nous sommes arrêtés, et rien n’a été modifié. Voici les coordonnées actuelles :',
    close: 'Retour à la liste',
    done: {
      trust: ({ name }) => <>{name} est maintenant de confiance. Vous pouvez payer sans code.</>,
      untrust: ({ name }) => <>{name} n’est plus de confiance. Vous confirmerez chaque paiement.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Nous n’avons pas reçu de réponse : nous ne savons pas si l’opération a abouti. Consultez la liste ; vous pouvez recommencer sans risque.',
      SCA_NOT_APPLICABLE: 'Vos paiements n’ont pas besoin de ce type de code, il n’y a donc rien à configurer ici.',
    },
  },
}
