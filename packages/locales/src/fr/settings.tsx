import type { Settings } from '../areas.ts'
import { changeErrors } from './changeErrors.ts'
import { base, commonErrors, inWords } from './common.ts'
import { signedResource } from './signedResource.ts'
import { temporarySecret } from './temporarySecret.ts'

/** A card by what is known about it. */
const card = ({ brand = 'Carte', last4 }: { brand: string | undefined; last4: string | undefined }) =>
  last4 ? `${brand} se terminant par ${last4}` : brand

const changedMeanwhile = 'Vos modes de connexion ont changé.'

export const settings: Settings = {
  ...base,
  signedResource,
  cardFreeze: {
    title: 'Cartes',
    lead: 'Les nouveaux paiements avec une carte bloquée sont refusés. Vous pouvez la débloquer à tout moment.',
    none: 'Ce portefeuille n’a pas de carte.',
    card,
    freeze: 'Bloquer',
    unfreeze: 'Débloquer',
    states: {
      ACTIVE: 'Active',
      CLOSED: 'Fermée',
      FROZEN: 'Bloquée',
      PENDING_KYC: 'En attente de la vérification de votre identité',
      PROCESSING: 'En préparation',
    },
    otherState: 'État inconnu',
    frozen: 'La carte est bloquée.',
    unfrozen: 'La carte n’est plus bloquée.',
    outcomeUnknown: 'Nous n’avons pas pu confirmer la modification. Vérifiez la carte ici avant de réessayer.',
    errors: {
      ...changeErrors,
      CARD_ALREADY_CLOSED: 'Cette carte est fermée. Rien n’a été modifié.',
      CARD_NOT_MUTABLE: 'Cette carte est fermée. Rien n’a été modifié.',
      INVALID_STATE_TRANSITION:
        'Cette carte ne peut être ni bloquée ni débloquée pour le moment. Rien n’a été modifié.',
    },
  },
  contactChange: {
    title: 'E-mail et téléphone',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    none: 'Non renseigné',
    change: 'Modifier',
    add: 'Ajouter',
    newEmail: 'Nouvelle adresse e-mail',
    newPhone: 'Nouveau numéro de téléphone',
    repeatEmail: 'Répétez la nouvelle adresse e-mail',
    repeatPhone: 'Répétez le nouveau numéro de téléphone',
    emailHint: 'Les codes iront à cette adresse au lieu de l’ancienne.',
    phoneHint: 'Avec l’indicatif du pays, par exemple +33. Les codes par SMS iront à ce numéro.',
    emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    phoneInvalid: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
    emailDiffers: 'Les deux adresses ne sont pas identiques. Vérifiez les fautes de frappe.',
    phoneDiffers: 'Les deux numéros ne sont pas identiques. Vérifiez les fautes de frappe.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    saved: {
      email: ({ contact }) => <>Votre adresse e-mail est maintenant {contact}. Les codes y arrivent désormais.</>,
      phone: ({ contact }) => <>Votre numéro de téléphone est maintenant {contact}.</>,
    },
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED:
        'La confirmation n’est pas arrivée à temps. Rien n’a été enregistré. Recommencez.',
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED:
        'Un code doit d’abord confirmer la nouvelle adresse ou le nouveau numéro. Rien n’a été enregistré.',
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Rien n’a donc été enregistré. Réessayez.`,
      EMAIL_OTP_CREDENTIAL_SYNC_FAILED:
        'Nous n’avons pas pu transférer votre connexion à la nouvelle adresse, rien n’a été enregistré. Contactez l’assistance.',
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'Cette adresse e-mail est déjà utilisée. Rien n’a été enregistré.',
      INVALID_INPUT: 'Cela n’a pas été accepté. Vérifiez les fautes de frappe. Rien n’a été enregistré.',
      SMS_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Rien n’a donc été enregistré. Réessayez.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'Ce numéro de téléphone est déjà utilisé. Rien n’a été enregistré.',
    },
  },
  credentialList: {
    title: 'Modes de connexion',
    kinds: { EMAIL_OTP: 'Code par e-mail', SMS_OTP: 'Code par SMS', PASSKEY: 'Clé d’accès', OAUTH: 'Compte lié' },
    otherKind: 'Autre mode',
    current: 'Utilisé pour cette session',
    lastUsed: ({ time }) => `Dernière utilisation ici : ${time}`,
    addedOn: ({ time }) => `Ajoutée le ${time}`,
    remove: 'Supprimer',
    removeQuestion: ({ name }) => (
      <>
        Supprimer {name} ? Vous ne pourrez plus vous connecter ainsi, et les appareils qui l’ont utilisé seront
        déconnectés.
      </>
    ),
    confirmRemove: 'Supprimer',
    keep: 'Annuler',
    lastOne: 'Votre seul mode de connexion. Ajoutez-en un autre avant de le supprimer.',
    removed: {
      EMAIL_OTP: 'E-mail supprimé.',
      SMS_OTP: 'Numéro de téléphone supprimé.',
      PASSKEY: 'Clé d’accès supprimée.',
      OAUTH: 'Compte lié supprimé.',
    },
    removedOther: 'Mode de connexion supprimé.',
    added: {
      EMAIL_OTP: 'Vous pouvez maintenant vous connecter par e-mail.',
      SMS_OTP: 'Vous pouvez maintenant vous connecter par SMS.',
      PASSKEY: 'Clé d’accès ajoutée.',
      OAUTH: 'Compte lié.',
    },
    addTitle: 'Ajouter un autre mode',
    addEmailCode: 'Ajouter les codes par e-mail',
    addPhoneCode: 'Ajouter les codes par SMS',
    phoneMissing:
      'Pour recevoir des codes par SMS, ajoutez d’abord un numéro de téléphone sous « E-mail et téléphone ».',
    addPasskey: 'Ajouter une clé d’accès',
    addOidc: ({ providerName }) => <>Lier {providerName}</>,
    codeTitles: { EMAIL_OTP: 'Confirmez votre adresse e-mail', SMS_OTP: 'Confirmez votre numéro de téléphone' },
    submitCode: 'Confirmer',
    skipCode: 'Plus tard',
    unverified: 'Pas encore vérifié',
    errors: {
      ...changeErrors,
      AUTH_CREDENTIAL_VERIFICATION_EXPIRED:
        'La confirmation n’est pas arrivée à temps. Rien n’a été modifié. Recommencez.',
      AUTH_CREDENTIAL_VERIFICATION_REQUIRED: 'Confirmez d’abord avec un code : connectez-vous une fois avec.',
      EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS: 'Vous vous connectez déjà avec des codes par e-mail.',
      EMAIL_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Rien n’a été mis à jour. Consultez la liste et réessayez.`,
      EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'Cette adresse e-mail sert déjà à se connecter.',
      INVALID_INPUT:
        'Les codes demandent une adresse e-mail ou un numéro de téléphone. Ajoutez-les d’abord sous « E-mail et téléphone ».',
      LAST_CREDENTIAL: 'C’est votre seul mode de connexion. Ajoutez-en un autre avant de le supprimer.',
      OIDC_TOKEN_REFUSED: 'Ce compte n’a pas pu être vérifié. Rien n’a été modifié. Réessayez.',
      OTHER_CREDENTIAL_REQUIRED: 'Connectez-vous autrement pour supprimer celui-ci. Rien n’a été modifié.',
      PASSKEY_ALREADY_HERE: 'Cet appareil a déjà une clé d’accès pour ce portefeuille.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Vous vous connectez déjà avec cette clé d’accès.',
      SMS_OTP_CREDENTIAL_ALREADY_EXISTS: 'Vous vous connectez déjà avec des codes par SMS.',
      SMS_OTP_CREDENTIAL_SET_CHANGED: `${changedMeanwhile} Rien n’a été mis à jour. Consultez la liste et réessayez.`,
      SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'Ce numéro de téléphone sert déjà à se connecter.',
    },
  },
  delegatedKeys: {
    title: 'Accès des cartes',
    lead: 'Ces cartes paient depuis votre portefeuille sans vous demander à chaque fois. Vous pouvez y mettre fin à tout moment.',
    none: 'Aucune carte ne paie encore seule.',
    noCards: 'Vous n’avez pas de carte active à autoriser.',
    allCardsAllowed: 'Toutes vos cartes sont autorisées.',
    card,
    statuses: { ACTIVE: 'Autorisée', REVOKED: 'Retirée' },
    otherStatus: 'État inconnu',
    since: ({ time }) => `depuis : ${time}`,
    revoke: 'Retirer',
    revokeQuestion: ({ name }) => (
      <>Retirer l’accès de {name} ? Cette carte ne pourra plus payer depuis ce portefeuille.</>
    ),
    confirmRevoke: 'Retirer l’accès',
    keep: 'Annuler',
    revoked: 'Accès de la carte retiré.',
    createTitle: 'Laisser une carte payer seule',
    cardLabel: 'Carte',
    limit: ({ amount }) =>
      amount
        ? `Chaque achat peut aller jusqu’à ${amount}.`
        : 'Chaque achat peut prendre tout ce que contient votre portefeuille.',
    nameLabel: 'À quoi sert-elle ?',
    nameHint: 'Par exemple « Courses ».',
    nameMissing: 'Indiquez à quoi elle sert.',
    create: 'Autoriser cette carte',
    created: 'Cette carte peut maintenant dépenser depuis votre portefeuille.',
    errors: {
      ...changeErrors,
      CARD_NOT_MUTABLE: 'Cette carte ne peut pas être modifiée. Rien n’a été modifié.',
      CONFLICT: 'Cette carte est déjà autorisée. Rien n’a été modifié.',
      FUNDING_SOURCE_INELIGIBLE: 'Cette carte ne peut pas dépenser depuis ce portefeuille. Rien n’a été modifié.',
    },
  },
  sessionList: {
    title: 'Appareils',
    current: 'Cet appareil',
    others: 'Autres appareils',
    other: 'Autre appareil',
    openedBy: {
      EMAIL_OTP: ({ name }) => <>Connecté avec un code envoyé à {name}</>,
      SMS_OTP: ({ name }) => <>Connecté avec un code envoyé à {name}</>,
      PASSKEY: ({ name }) => <>Connecté avec la clé d’accès {name}</>,
      OAUTH: ({ name }) => <>Connecté avec le compte {name}</>,
    },
    openedOtherwise: ({ name }) => <>Connecté avec {name}</>,
    since: ({ time }) => `Actif depuis : ${time}`,
    end: 'Déconnecter',
    endCurrent: 'Se déconnecter',
    ended: 'L’appareil a été déconnecté.',
    endedWallet:
      'L’appareil ne peut plus envoyer d’argent. Ce qu’il affiche reste visible jusqu’à ce que quelqu’un s’y déconnecte.',
    walletOnly:
      'Déconnecter un autre appareil y bloque les paiements. Ce qu’il affiche, comme votre solde, reste visible jusqu’à ce que quelqu’un s’y déconnecte.',
    endedCurrent: 'Vous êtes déconnecté sur cet appareil.',
    endOthers: 'Déconnecter tous les autres',
    endOthersQuestion: 'Déconnecter tous les autres appareils ? Celui-ci reste connecté.',
    keep: 'Annuler',
    endedOthers: 'Tous les autres appareils ont été déconnectés.',
    endedOthersWallet:
      'Les autres appareils ne peuvent plus envoyer d’argent. Ce qu’ils affichent reste visible jusqu’à ce que quelqu’un s’y déconnecte.',
    none: 'Aucun appareil n’est connecté à ce portefeuille.',
    errors: { ...changeErrors, REFERENCE_NOT_FOUND: 'L’appareil est déjà déconnecté.' },
  },
  walletExport: {
    ...temporarySecret,
    title: 'Mots de récupération',
    lead: 'Ces mots ouvrent votre portefeuille partout, même sans nous. Lisez d’abord ceci.',
    warnings: [
      'Toute personne qui a ces mots peut tout prendre dans ce portefeuille, et c’est irréversible.',
      'L’assistance ne les demandera jamais. Quiconque les demande veut vous voler.',
      'Personne d’autre ne voit cet écran, et il n’est ni partagé ni enregistré.',
    ],
    start: 'Afficher mes mots',
    readyTitle: 'Notez ces mots',
    readyLead: 'Notez-les dans l’ordre, sur papier. Évitez les photos et les fichiers.',
    wordsLabel: 'Mots de récupération',
    reveal: 'Révéler les mots',
    hide: 'Masquer les mots',
    moreTime: 'Plus de temps',
    shown: 'Les mots sont maintenant à l’écran.',
    hidden: 'Les mots sont masqués.',
    copy: 'Copier pour un gestionnaire',
    copyWaits:
      'Les mots sont peut-être encore dans le presse-papiers. Cliquez n’importe où sur cette page pour le vider.',
    copyRefused: 'Ce navigateur ne permet pas de copier. Notez les mots par écrit.',
    clearsIn: 'Masqués dans',
    finish: 'Je les ai notés',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Les mots sont maintenant masqués.' : `Les mots seront masqués dans ${inWords(seconds)}.`,
    checkTitle: 'Vérifiez vos mots',
    checkLead: 'Saisissez deux des mots pour être sûr de les avoir bien notés.',
    checkLabel: ({ number }) => `Mot ${number}`,
    checkWrong: 'Ce n’est pas exact. Vérifiez votre papier et réessayez.',
    check: 'Vérifier',
    back: 'Revoir les mots',
    checkedTitle: 'Vos mots sont en sécurité',
    checked: 'Conservez le papier en lieu sûr. Nous ne gardons aucune copie des mots.',
    clearedTitle: 'Les mots sont masqués',
    cleared: 'Le temps est écoulé. Nous ne gardons aucune copie des mots.',
    again: 'Les afficher à nouveau',
    errors: {
      ...changeErrors,
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      TIMEOUT: 'Nous n’avons pas reçu de réponse à temps. Réessayez.',
      WALLET_ENVELOPE_UNTRUSTED:
        'Pour votre sécurité, nous n’avons pas ouvert ces mots : nous n’avons pas pu vérifier qu’ils appartiennent à votre portefeuille. Contactez l’assistance.',
    },
  },
  walletPrivacy: {
    title: 'Confidentialité',
    label: 'Portefeuille privé',
    hint: 'Masque votre solde et vos paiements aux personnes qui connaissent votre adresse. Vous pouvez changer cela à tout moment.',
    on: 'Activé',
    off: 'Désactivé',
    turnedOn: 'Ce portefeuille est maintenant défini comme privé.',
    turnedOff: 'Ce portefeuille n’est plus défini comme privé.',
    errors: changeErrors,
  },
}
