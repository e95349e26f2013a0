import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Se connecter',
    chooseTitle: 'Comment voulez-vous vous connecter ?',
    looking: 'Un instant…',
    emailLabel: 'Adresse e-mail',
    emailHint: 'Aucun mot de passe nécessaire.',
    emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    phoneLabel: 'Numéro de mobile',
    phoneHint: 'Avec l’indicatif du pays, par exemple +33.',
    phoneInvalid: 'Saisissez votre numéro avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
    find: 'Continuer',
    useEmail: 'Utiliser une adresse e-mail',
    usePhone: 'Utiliser un numéro de mobile',
    emailCode: 'Code par e-mail',
    smsCode: 'Code par SMS',
    passkey: 'Utiliser une clé d’accès',
    usePasskey: 'Utiliser votre clé d’accès',
    continueWith: ({ provider }) => `Continuer avec ${provider}`,
    noMethod: 'Aucun de vos modes de connexion ne fonctionne ici. Veuillez contacter l’assistance.',
    anotherWay: 'Essayer autrement',
    changeEmail: 'Changer d’adresse e-mail',
    changePhone: 'Changer de numéro',
    restart: 'Retour',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Cela n’a pas fonctionné. Vérifiez votre saisie et réessayez.',
      INVALID_PHONE_NUMBER: 'Saisissez votre numéro avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
      LOGIN_FOR_OTHER_WALLET:
        'Cela appartient à un autre portefeuille. Utilisez l’adresse e-mail ou le numéro de votre inscription.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Consultez vos e-mails',
    addressLabel: 'Adresse e-mail',
    addressHint: 'Nous vous enverrons un code par e-mail. Aucun mot de passe nécessaire.',
    addressInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    knownAddress: 'Nous vous enverrons un code par e-mail.',
    sendCode: 'M’envoyer un code par e-mail',
    codeHint: 'Il peut mettre une minute à arriver. Regardez aussi dans les indésirables.',
    restart: 'Changer d’adresse e-mail',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Cette connexion a expiré. Saisissez votre adresse e-mail pour recommencer.',
      SIGN_IN_REQUIRED: 'Votre dernière connexion a expiré. Saisissez votre adresse e-mail pour vous connecter.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Consultez votre téléphone',
    addressLabel: 'Numéro de mobile',
    addressHint: 'Avec l’indicatif du pays, par exemple +33. Nous vous enverrons un code par SMS.',
    addressInvalid: 'Saisissez votre numéro avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
    knownAddress: 'Nous vous enverrons un code par SMS.',
    sendCode: 'M’envoyer un code par SMS',
    codeHint: 'Il peut mettre une minute à arriver. Vérifiez que votre téléphone a du réseau.',
    restart: 'Changer de numéro',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Cette connexion a expiré. Saisissez votre numéro de mobile pour recommencer.',
      SIGN_IN_REQUIRED: 'Votre dernière connexion a expiré. Saisissez votre numéro de mobile pour vous connecter.',
    },
  },
  passkeyLogin: {
    title: 'Se connecter',
    signedInTitle: 'Vous êtes connecté',
    explanation: ({ name }) =>
      name ? (
        <>
          Pour utiliser « {name} », votre appareil vous demandera votre empreinte, votre visage ou le verrouillage de
          l’écran.
        </>
      ) : (
        'Pour utiliser votre clé d’accès, votre appareil vous demandera votre empreinte, votre visage ou le verrouillage de l’écran.'
      ),
    obstacles: {
      unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès. Connectez-vous autrement.',
      'insecure-page': 'Les clés d’accès nécessitent une page sécurisée (https). Connectez-vous autrement.',
      'in-app-browser':
        'Les clés d’accès ne fonctionnent pas dans cette application. Ouvrez cette page dans votre navigateur ou connectez-vous autrement.',
      'forbidden-frame': 'Le site qui contient cette page bloque les clés d’accès. Connectez-vous autrement.',
    },
    start: 'Utiliser votre clé d’accès',
    prompting: 'En attente de votre appareil…',
    verifying: 'Connexion en cours…',
    anotherWay: 'Essayer autrement',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Cette connexion a expiré. Recommencez.',
      PASSKEY_NOT_VERIFIED:
        'Nous n’avons pas pu vous identifier avec cette clé d’accès. Elle a peut-être été supprimée de cet appareil. Essayez autrement.',
      PASSKEY_REJECTED: 'Cette clé d’accès n’a pas fonctionné. Connectez-vous autrement.',
      SIGN_IN_REQUIRED: 'Votre dernière connexion a expiré. Connectez-vous autrement.',
    },
  },
  passkeyRegistration: {
    title: 'Plus rapide avec une clé d’accès',
    doneTitle: 'Votre clé d’accès est prête',
    explanation:
      'Utilisez votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un code. La clé ne quitte jamais votre appareil.',
    obstacle:
      'Il n’est pas possible de créer une clé d’accès dans ce navigateur. Essayez un autre navigateur ou votre téléphone.',
    nameLabel: 'Nom de la clé d’accès',
    nameHint: 'Pour la reconnaître dans votre liste.',
    defaultName: 'Ma clé d’accès',
    nameInvalid: "Utilisez de 1 à 100 lettres, chiffres, espaces et ces signes : . _ - ' ( )",
    submit: 'Créer une clé d’accès',
    working: 'Suivez les étapes sur votre appareil.',
    done: ({ name }) => <>Vous pouvez maintenant vous connecter avec « {name} ».</>,
    skip: 'Pas maintenant',
    goOn: 'Continuer',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Cet appareil a déjà une clé d’accès pour votre portefeuille. Vous pouvez vous connecter avec elle.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS:
        'Cette clé d’accès est déjà dans votre liste. Vous pouvez vous connecter avec elle.',
      PASSKEY_CHALLENGE_EXPIRED: 'Aucune clé d’accès n’a été ajoutée, cela a pris trop de temps. Réessayez.',
      PASSKEY_REJECTED: 'Aucune clé d’accès n’a été ajoutée, celle-ci n’a pas été acceptée. Essayez un autre appareil.',
      PASSKEY_UNAVAILABLE:
        'Cet appareil ne peut pas créer de clé d’accès. Essayez votre téléphone ou un autre ordinateur.',
      PASSKEY_UNSUPPORTED: 'Ce navigateur ne peut pas créer de clés d’accès. Essayez un autre navigateur.',
      PASSKEY_WRONG_SITE:
        'Aucune clé d’accès n’a été créée : ce site n’est pas configuré pour elles. Veuillez contacter l’assistance.',
      PASSKEY_TIMED_OUT: 'Aucune clé d’accès n’a été créée, cela a pris trop de temps. Réessayez.',
      PASSKEY_NOT_VERIFIED:
        'Votre appareil n’a pas pu vérifier votre identité. Activez un verrouillage d’écran et réessayez.',
      PASSKEY_FORBIDDEN_HERE:
        'Il n’est pas possible de créer une clé d’accès ici. Ouvrez cette page dans son propre onglet.',
      PASSKEY_INSECURE_PAGE: 'Les clés d’accès nécessitent une page sécurisée (https).',
      SIGNED_REQUEST_EXPIRED: 'Aucune clé d’accès n’a été ajoutée, cela a pris trop de temps. Réessayez.',
      INVALID_INPUT: 'Ce nom n’est pas possible. Utilisez des lettres, des chiffres et des espaces.',
      PAYLOAD_INVALID:
        'Aucune clé d’accès n’a été ajoutée. Nous n’avons pas pu vérifier ce qui devait être signé. Veuillez contacter l’assistance.',
      PAYLOAD_MISMATCH:
        'Aucune clé d’accès n’a été ajoutée. On nous a demandé de signer autre chose. Veuillez contacter l’assistance.',
    },
  },
  oidcLogin: {
    title: 'Se connecter',
    signedInTitle: 'Vous êtes connecté',
    explanation: ({ provider }) =>
      `Vous vous connecterez chez ${provider}, puis vous reviendrez ici. ${provider} n’a pas accès à votre portefeuille.`,
    continueWith: ({ provider }) => `Continuer avec ${provider}`,
    away: ({ provider }) => `Continuez dans la fenêtre de ${provider}.`,
    verifying: 'Connexion en cours…',
    anotherWay: 'Essayer autrement',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Cette connexion a expiré. Recommencez.',
      OIDC_LOGIN_LOST: 'Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Recommencez.',
      OIDC_TOKEN_REFUSED:
        'Vous n’êtes pas connecté. Ce compte n’est peut-être pas lié à votre portefeuille, ou la connexion a pris trop de temps. Recommencez, ou connectez-vous autrement et liez le compte dans vos réglages.',
      SIGN_IN_REQUIRED: 'Votre dernière connexion a expiré. Connectez-vous autrement.',
    },
  },
  signInInline: {
    title: 'Connectez-vous pour continuer',
    tooOld: 'Votre connexion date d’un moment, nous vérifions donc que c’est bien vous.',
    cancel: 'Pas maintenant',
  },
  sessionGuard: {
    restoring: 'Ouverture de votre portefeuille…',
    signedInAs: ({ nickname }) => <>Connecté en tant que {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Connecté avec la clé d’accès « {nickname} »</>,
    memory:
      'Ce navigateur ne peut pas enregistrer votre clé. Vous serez déconnecté si vous fermez ou rechargez cette page.',
    expiringSoon: 'Vous serez bientôt déconnecté.',
    expiring: ({ time }) => <>Vous serez déconnecté dans {time}.</>,
    extend: 'Rester connecté',
    extendFailed: 'Nous n’avons pas pu prolonger votre session. Reconnectez-vous pour continuer sans interruption.',
    expired: 'Votre session a expiré. Reconnectez-vous pour envoyer de l’argent.',
    lost: 'Ce navigateur n’a plus votre clé. Reconnectez-vous pour envoyer de l’argent.',
    locked: 'Vous étiez inactif. Connectez-vous pour reprendre où vous en étiez.',
    revoked: 'Vous avez été déconnecté depuis un autre appareil. Reconnectez-vous pour reprendre où vous en étiez.',
    signedOut: 'Vous vous êtes déconnecté.',
    keyNotErased:
      'Vous vous êtes déconnecté, mais ce navigateur ne nous a pas laissés effacer votre clé. Effacez ses données pour ce site.',
    signOutFailed: 'Nous n’avons pas pu vous déconnecter. Vérifiez votre connexion et réessayez.',
    signedOutElsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
    coveredTitle: { locked: 'Votre portefeuille est verrouillé', revoked: 'Vous avez été déconnecté' },
    unlock: {
      EMAIL_OTP: 'M’envoyer un code par e-mail',
      SMS_OTP: 'M’envoyer un code par SMS',
      PASSKEY: 'Déverrouiller avec la clé',
      OAUTH: 'Se reconnecter',
    },
    signOutOther: 'Pas vous ? Se déconnecter',
    signIn: 'Se reconnecter',
    signInTitle: 'Reconnectez-vous',
    signInCancel: 'Pas maintenant',
    signOut: 'Se déconnecter',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Votre session a expiré.' : `Vous serez déconnecté dans ${inWords(seconds)}.`,
  },
}
