import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Iniciar sesión',
    chooseTitle: '¿Cómo quieres iniciar sesión?',
    looking: 'Un momento…',
    emailLabel: 'Correo electrónico',
    emailHint: 'No necesitas contraseña.',
    emailInvalid: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
    phoneLabel: 'Número de móvil',
    phoneHint: 'Con el prefijo del país, por ejemplo +34.',
    phoneInvalid: 'Escribe tu número con el prefijo del país, por ejemplo +34 612 345 678.',
    find: 'Continuar',
    useEmail: 'Usar el correo electrónico',
    usePhone: 'Usar un número de móvil',
    emailCode: 'Código por correo',
    smsCode: 'Código por SMS',
    passkey: 'Usar una llave de acceso',
    usePasskey: 'Usar tu llave de acceso',
    continueWith: ({ provider }) => `Continuar con ${provider}`,
    noMethod: 'Ninguna de tus formas de iniciar sesión funciona aquí. Ponte en contacto con soporte.',
    anotherWay: 'Probar de otra forma',
    changeEmail: 'Cambiar el correo',
    changePhone: 'Cambiar el número',
    restart: 'Atrás',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'No ha funcionado. Comprueba lo que has escrito e inténtalo de nuevo.',
      INVALID_PHONE_NUMBER: 'Escribe tu número con el prefijo del país, por ejemplo +34 612 345 678.',
      LOGIN_FOR_OTHER_WALLET:
        'Eso pertenece a otra cartera. Usa el correo electrónico o el número con el que te registraste.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Mira tu correo',
    addressLabel: 'Correo electrónico',
    addressHint: 'Te enviaremos un código por correo. No necesitas contraseña.',
    addressInvalid: 'Escribe un correo electrónico, por ejemplo nombre@example.com.',
    knownAddress: 'Te enviaremos un código por correo.',
    sendCode: 'Enviarme un código por correo',
    codeHint: 'Puede tardar un minuto en llegar. Mira también en la carpeta de spam.',
    restart: 'Cambiar el correo',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Este inicio de sesión ha caducado. Escribe tu correo electrónico para empezar de nuevo.',
      SIGN_IN_REQUIRED: 'Tu último inicio de sesión ha caducado. Escribe tu correo electrónico para entrar.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Mira tu teléfono',
    addressLabel: 'Número de móvil',
    addressHint: 'Con el prefijo del país, por ejemplo +34. Te enviaremos un código por SMS.',
    addressInvalid: 'Escribe tu número con el prefijo del país, por ejemplo +34 612 345 678.',
    knownAddress: 'Te enviaremos un código por SMS.',
    sendCode: 'Enviarme un código por SMS',
    codeHint: 'Puede tardar un minuto en llegar. Asegúrate de que tu teléfono tiene cobertura.',
    restart: 'Cambiar el número',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Este inicio de sesión ha caducado. Escribe tu número de móvil para empezar de nuevo.',
      SIGN_IN_REQUIRED: 'Tu último inicio de sesión ha caducado. Escribe tu número de móvil para entrar.',
    },
  },
  passkeyLogin: {
    title: 'Iniciar sesión',
    signedInTitle: 'Has iniciado sesión',
    explanation: ({ name }) =>
      name ? (
        <>Para usar «{name}», tu dispositivo te pedirá la huella, la cara o el bloqueo de pantalla.</>
      ) : (
        'Para usar tu llave de acceso, tu dispositivo te pedirá la huella, la cara o el bloqueo de pantalla.'
      ),
    obstacles: {
      unsupported: 'Este navegador no admite llaves de acceso. Inicia sesión de otra forma.',
      'insecure-page': 'Las llaves de acceso necesitan una página segura (https). Inicia sesión de otra forma.',
      'in-app-browser':
        'Las llaves de acceso no funcionan dentro de esta app. Abre esta página en tu navegador o inicia sesión de otra forma.',
      'forbidden-frame': 'El sitio que contiene esta página bloquea las llaves de acceso. Inicia sesión de otra forma.',
    },
    start: 'Usar tu llave de acceso',
    prompting: 'Esperando a tu dispositivo…',
    verifying: 'Iniciando sesión…',
    anotherWay: 'Probar de otra forma',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Este inicio de sesión ha caducado. Empieza de nuevo.',
      PASSKEY_NOT_VERIFIED:
        'No hemos podido verificarte con esta llave de acceso. Puede que se haya eliminado de este dispositivo. Prueba de otra forma.',
      PASSKEY_REJECTED: 'Esta llave de acceso no ha funcionado. Inicia sesión de otra forma.',
      SIGN_IN_REQUIRED: 'Tu último inicio de sesión ha caducado. Inicia sesión de otra forma.',
    },
  },
  passkeyRegistration: {
    title: 'Entra más rápido con una llave de acceso',
    doneTitle: 'Tu llave de acceso está lista',
    explanation:
      'Usa la huella, la cara o el bloqueo de pantalla en lugar de un código. La llave nunca sale de tu dispositivo.',
    obstacle: 'En este navegador no se pueden crear llaves de acceso. Prueba con otro navegador o con tu teléfono.',
    nameLabel: 'Nombre de la llave de acceso',
    nameHint: 'Te ayuda a reconocerla en tu lista.',
    defaultName: 'Mi llave de acceso',
    nameInvalid: "Usa de 1 a 100 letras, números, espacios y estos signos: . _ - ' ( )",
    submit: 'Crear una llave de acceso',
    working: 'Sigue los pasos en tu dispositivo.',
    done: ({ name }) => <>Ya puedes iniciar sesión con «{name}».</>,
    skip: 'Ahora no',
    goOn: 'Continuar',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Este dispositivo ya tiene una llave de acceso para tu cartera. Puedes iniciar sesión con ella.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Esta llave de acceso ya está en tu lista. Puedes iniciar sesión con ella.',
      PASSKEY_CHALLENGE_EXPIRED:
        'No se ha añadido ninguna llave de acceso porque ha tardado demasiado. Inténtalo de nuevo.',
      PASSKEY_REJECTED:
        'No se ha añadido ninguna llave de acceso porque esta no se ha aceptado. Prueba con otro dispositivo.',
      PASSKEY_UNAVAILABLE:
        'Este dispositivo no puede crear una llave de acceso. Prueba con tu teléfono u otro ordenador.',
      PASSKEY_UNSUPPORTED: 'Este navegador no puede crear llaves de acceso. Prueba con otro navegador.',
      PASSKEY_WRONG_SITE:
        'No se ha creado ninguna llave de acceso: este sitio no está preparado para ellas. Ponte en contacto con soporte.',
      PASSKEY_TIMED_OUT: 'No se ha creado ninguna llave de acceso porque ha tardado demasiado. Inténtalo de nuevo.',
      PASSKEY_NOT_VERIFIED:
        'Tu dispositivo no ha podido verificarte. Configura un bloqueo de pantalla e inténtalo de nuevo.',
      PASSKEY_FORBIDDEN_HERE: 'Aquí no se pueden crear llaves de acceso. Abre esta página en su propia pestaña.',
      PASSKEY_INSECURE_PAGE: 'Las llaves de acceso necesitan una página segura (https).',
      SIGNED_REQUEST_EXPIRED:
        'No se ha añadido ninguna llave de acceso porque ha tardado demasiado. Inténtalo de nuevo.',
      INVALID_INPUT: 'Este nombre no se puede usar. Usa letras, números y espacios.',
      PAYLOAD_INVALID:
        'No se ha añadido ninguna llave de acceso. No hemos podido verificar lo que se iba a firmar. Ponte en contacto con soporte.',
      PAYLOAD_MISMATCH:
        'No se ha añadido ninguna llave de acceso. Se nos pidió firmar otra cosa. Ponte en contacto con soporte.',
    },
  },
  oidcLogin: {
    title: 'Iniciar sesión',
    signedInTitle: 'Has iniciado sesión',
    explanation: ({ provider }) =>
      `Iniciarás sesión con ${provider} y volverás aquí. ${provider} no puede acceder a tu cartera.`,
    continueWith: ({ provider }) => `Continuar con ${provider}`,
    away: ({ provider }) => `Continúa en la ventana de ${provider}.`,
    verifying: 'Iniciando sesión…',
    anotherWay: 'Probar de otra forma',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Este inicio de sesión ha caducado. Empieza de nuevo.',
      OIDC_LOGIN_LOST: 'Este inicio de sesión ha tardado demasiado o empezó en otro navegador. Empieza de nuevo.',
      OIDC_TOKEN_REFUSED:
        'No has iniciado sesión. Puede que esta cuenta no esté vinculada a tu cartera o que hayas tardado demasiado. Empieza de nuevo, o entra de otra forma y vincula la cuenta en tus ajustes.',
      SIGN_IN_REQUIRED: 'Tu último inicio de sesión ha caducado. Inicia sesión de otra forma.',
    },
  },
  signInInline: {
    title: 'Inicia sesión para continuar',
    tooOld: 'Iniciaste sesión hace un rato, así que comprobamos que sigues siendo tú.',
    cancel: 'Ahora no',
  },
  sessionGuard: {
    restoring: 'Abriendo tu cartera…',
    signedInAs: ({ nickname }) => <>Sesión iniciada como {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Sesión iniciada con la llave de acceso «{nickname}»</>,
    memory: 'Este navegador no puede guardar tu clave. Si cierras o recargas esta página, se cerrará tu sesión.',
    expiringSoon: 'Tu sesión se cerrará pronto.',
    expiring: ({ time }) => <>Tu sesión se cerrará dentro de {time}.</>,
    extend: 'Seguir con la sesión',
    extendFailed: 'No hemos podido mantener tu sesión. Inicia sesión de nuevo para continuar sin interrupciones.',
    expired: 'Tu sesión ha caducado. Inicia sesión de nuevo para enviar dinero.',
    lost: 'Este navegador ya no tiene tu clave. Inicia sesión de nuevo para enviar dinero.',
    locked: 'Se ha bloqueado por inactividad. Inicia sesión para seguir donde lo dejaste.',
    revoked: 'Se ha cerrado tu sesión desde otro dispositivo. Inicia sesión de nuevo para seguir donde lo dejaste.',
    signedOut: 'Has cerrado sesión.',
    keyNotErased:
      'Has cerrado sesión, pero este navegador no nos ha dejado borrar tu clave. Borra sus datos de este sitio.',
    signOutFailed: 'No hemos podido cerrar tu sesión. Comprueba tu conexión e inténtalo de nuevo.',
    signedOutElsewhere: 'Has cerrado sesión en otra pestaña.',
    coveredTitle: { locked: 'Tu cartera está bloqueada', revoked: 'Se ha cerrado tu sesión' },
    unlock: {
      EMAIL_OTP: 'Enviarme un código por correo',
      SMS_OTP: 'Enviarme un código por SMS',
      PASSKEY: 'Desbloquear con tu llave',
      OAUTH: 'Iniciar sesión de nuevo',
    },
    signOutOther: '¿No eres tú? Cerrar sesión',
    signIn: 'Iniciar sesión de nuevo',
    signInTitle: 'Inicia sesión de nuevo',
    signInCancel: 'Ahora no',
    signOut: 'Cerrar sesión',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Tu sesión ha caducado.' : `Tu sesión se cerrará dentro de ${inWords(seconds)}.`,
  },
}
