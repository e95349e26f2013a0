import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Iniciar sessão',
    chooseTitle: 'Como quer iniciar sessão?',
    looking: 'Um momento…',
    emailLabel: 'Endereço de e-mail',
    emailHint: 'Não precisa de palavra-passe.',
    emailInvalid: 'Escreva um endereço de e-mail, por exemplo nome@example.com.',
    phoneLabel: 'Número de telemóvel',
    phoneHint: 'Com o indicativo do país, por exemplo +351.',
    phoneInvalid: 'Escreva o seu número com o indicativo do país, por exemplo +351 912 345 678.',
    find: 'Continuar',
    useEmail: 'Usar o e-mail',
    usePhone: 'Usar um número de telemóvel',
    emailCode: 'Código por e-mail',
    smsCode: 'Código por SMS',
    passkey: 'Usar uma chave de acesso',
    usePasskey: 'Usar a sua chave de acesso',
    continueWith: ({ provider }) => `Continuar com ${provider}`,
    noMethod: 'Nenhuma das suas formas de iniciar sessão funciona aqui. Contacte o apoio.',
    anotherWay: 'Tentar de outra forma',
    changeEmail: 'Alterar o e-mail',
    changePhone: 'Alterar o número',
    restart: 'Voltar',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Não funcionou. Verifique o que escreveu e tente de novo.',
      INVALID_PHONE_NUMBER: 'Escreva o seu número com o indicativo do país, por exemplo +351 912 345 678.',
      LOGIN_FOR_OTHER_WALLET:
        'Isso pertence a outra carteira. Use o endereço de e-mail ou o número com que se registou.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Veja o seu e-mail',
    addressLabel: 'Endereço de e-mail',
    addressHint: 'Enviamos-lhe um código por e-mail. Não precisa de palavra-passe.',
    addressInvalid: 'Escreva um endereço de e-mail, por exemplo nome@example.com.',
    knownAddress: 'Enviamos-lhe um código por e-mail.',
    sendCode: 'Enviar um código por e-mail',
    codeHint: 'Pode demorar um minuto a chegar. Veja também na pasta de spam.',
    restart: 'Alterar o e-mail',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Este início de sessão expirou. Escreva o seu endereço de e-mail para começar de novo.',
      SIGN_IN_REQUIRED: 'O seu último início de sessão expirou. Escreva o seu endereço de e-mail para entrar.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Veja o seu telemóvel',
    addressLabel: 'Número de telemóvel',
    addressHint: 'Com o indicativo do país, por exemplo +351. Enviamos-lhe um código por SMS.',
    addressInvalid: 'Escreva o seu número com o indicativo do país, por exemplo +351 912 345 678.',
    knownAddress: 'Enviamos-lhe um código por SMS.',
    sendCode: 'Enviar um código por SMS',
    codeHint: 'Pode demorar um minuto a chegar. Verifique se o seu telemóvel tem rede.',
    restart: 'Alterar o número',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Este início de sessão expirou. Escreva o seu número de telemóvel para começar de novo.',
      SIGN_IN_REQUIRED: 'O seu último início de sessão expirou. Escreva o seu número de telemóvel para entrar.',
    },
  },
  passkeyLogin: {
    title: 'Iniciar sessão',
    signedInTitle: 'Iniciou sessão',
    explanation: ({ name }) =>
      name ? (
        <>Para usar «{name}», o seu dispositivo vai pedir-lhe a impressão digital, o rosto ou o bloqueio de ecrã.</>
      ) : (
        'Para usar a sua chave de acesso, o seu dispositivo vai pedir-lhe a impressão digital, o rosto ou o bloqueio de ecrã.'
      ),
    obstacles: {
      unsupported: 'Este navegador não suporta chaves de acesso. Inicie sessão de outra forma.',
      'insecure-page': 'As chaves de acesso precisam de uma página segura (https). Inicie sessão de outra forma.',
      'in-app-browser':
        'As chaves de acesso não funcionam dentro desta app. Abra esta página no seu navegador ou inicie sessão de outra forma.',
      'forbidden-frame': 'O site que contém esta página bloqueia as chaves de acesso. Inicie sessão de outra forma.',
    },
    start: 'Usar a sua chave de acesso',
    prompting: 'À espera do seu dispositivo…',
    verifying: 'A iniciar sessão…',
    anotherWay: 'Tentar de outra forma',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Este início de sessão expirou. Comece de novo.',
      PASSKEY_NOT_VERIFIED:
        'Não conseguimos verificar a sua identidade com esta chave de acesso. Talvez tenha sido removida deste dispositivo. Tente de outra forma.',
      PASSKEY_REJECTED: 'Esta chave de acesso não funcionou. Inicie sessão de outra forma.',
      SIGN_IN_REQUIRED: 'O seu último início de sessão expirou. Inicie sessão de outra forma.',
    },
  },
  passkeyRegistration: {
    title: 'Entre mais depressa com uma chave de acesso',
    doneTitle: 'A sua chave de acesso está pronta',
    explanation:
      'Use a impressão digital, o rosto ou o bloqueio de ecrã em vez de um código. A chave nunca sai do seu dispositivo.',
    obstacle: 'Neste navegador não é possível criar chaves de acesso. Experimente outro navegador ou o seu telemóvel.',
    nameLabel: 'Nome da chave de acesso',
    nameHint: 'Para a reconhecer na sua lista.',
    defaultName: 'A minha chave de acesso',
    nameInvalid: "Use de 1 a 100 letras, números, espaços e estes sinais: . _ - ' ( )",
    submit: 'Criar uma chave de acesso',
    working: 'Siga os passos no seu dispositivo.',
    done: ({ name }) => <>Já pode iniciar sessão com «{name}».</>,
    skip: 'Agora não',
    goOn: 'Continuar',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE:
        'Este dispositivo já tem uma chave de acesso para a sua carteira. Pode iniciar sessão com ela.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Esta chave de acesso já está na sua lista. Pode iniciar sessão com ela.',
      PASSKEY_CHALLENGE_EXPIRED: 'Nenhuma chave de acesso foi adicionada, porque demorou demasiado. Tente de novo.',
      PASSKEY_REJECTED:
        'Nenhuma chave de acesso foi adicionada, porque esta não foi aceite. Experimente outro dispositivo.',
      PASSKEY_UNAVAILABLE:
        'Este dispositivo não consegue criar uma chave de acesso. Experimente o seu telemóvel ou outro computador.',
      PASSKEY_UNSUPPORTED: 'Este navegador não consegue criar chaves de acesso. Experimente outro navegador.',
      PASSKEY_WRONG_SITE:
        'Nenhuma chave de acesso foi criada: este site não está preparado para elas. Contacte o apoio.',
      PASSKEY_TIMED_OUT: 'Nenhuma chave de acesso foi criada, porque demorou demasiado. Tente de novo.',
      PASSKEY_NOT_VERIFIED:
        'O seu dispositivo não conseguiu verificar a sua identidade. Configure um bloqueio de ecrã e tente de novo.',
      PASSKEY_FORBIDDEN_HERE: 'Aqui não é possível criar chaves de acesso. Abra esta página num separador próprio.',
      PASSKEY_INSECURE_PAGE: 'As chaves de acesso precisam de uma página segura (https).',
      SIGNED_REQUEST_EXPIRED: 'Nenhuma chave de acesso foi adicionada, porque demorou demasiado. Tente de novo.',
      INVALID_INPUT: 'Este nome não pode ser usado. Use letras, números e espaços.',
      PAYLOAD_INVALID:
        'Nenhuma chave de acesso foi adicionada. Não conseguimos verificar o que ia ser assinado. Contacte o apoio.',
      PAYLOAD_MISMATCH:
        'Nenhuma chave de acesso foi adicionada. Pediram-nos que assinássemos outra coisa. Contacte o apoio.',
    },
  },
  oidcLogin: {
    title: 'Iniciar sessão',
    signedInTitle: 'Iniciou sessão',
    explanation: ({ provider }) =>
      `Vai iniciar sessão em ${provider} e depois volta aqui. ${provider} não tem acesso à sua carteira.`,
    continueWith: ({ provider }) => `Continuar com ${provider}`,
    away: ({ provider }) => `Continue na janela de ${provider}.`,
    verifying: 'A iniciar sessão…',
    anotherWay: 'Tentar de outra forma',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Este início de sessão expirou. Comece de novo.',
      OIDC_LOGIN_LOST: 'Este início de sessão demorou demasiado ou começou noutro navegador. Comece de novo.',
      OIDC_TOKEN_REFUSED:
        'Não iniciou sessão. Talvez esta conta não esteja ligada à sua carteira, ou tenha demorado demasiado. Comece de novo, ou entre de outra forma e ligue a conta nas suas definições.',
      SIGN_IN_REQUIRED: 'O seu último início de sessão expirou. Inicie sessão de outra forma.',
    },
  },
  signInInline: {
    title: 'Inicie sessão para continuar',
    tooOld: 'Iniciou sessão há algum tempo, por isso confirmamos que continua a ser a mesma pessoa.',
    cancel: 'Agora não',
  },
  sessionGuard: {
    restoring: 'A abrir a sua carteira…',
    signedInAs: ({ nickname }) => <>Sessão iniciada como {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Sessão iniciada com a chave de acesso «{nickname}»</>,
    memory: 'Este navegador não consegue guardar a sua chave. Se fechar ou recarregar esta página, a sessão termina.',
    expiringSoon: 'A sua sessão vai terminar em breve.',
    expiring: ({ time }) => <>A sua sessão termina dentro de {time}.</>,
    extend: 'Continuar com a sessão',
    extendFailed: 'Não conseguimos manter a sua sessão. Inicie sessão de novo para continuar sem interrupções.',
    expired: 'A sua sessão expirou. Inicie sessão de novo para enviar dinheiro.',
    lost: 'Este navegador já não tem a sua chave. Inicie sessão de novo para enviar dinheiro.',
    locked: 'A carteira foi bloqueada por inatividade. Inicie sessão para continuar onde estava.',
    revoked:
      'A sua sessão foi terminada a partir de outro dispositivo. Inicie sessão de novo para continuar onde estava.',
    signedOut: 'Terminou a sessão.',
    keyNotErased:
      'Terminou a sessão, mas este navegador não nos deixou apagar a sua chave. Apague os dados dele para este site.',
    signOutFailed: 'Não conseguimos terminar a sua sessão. Verifique a sua ligação e tente de novo.',
    signedOutElsewhere: 'Terminou a sessão noutro separador.',
    coveredTitle: { locked: 'A sua carteira está bloqueada', revoked: 'A sua sessão foi terminada' },
    unlock: {
      EMAIL_OTP: 'Enviar um código por e-mail',
      SMS_OTP: 'Enviar um código por SMS',
      PASSKEY: 'Desbloquear com a sua chave',
      OAUTH: 'Iniciar sessão de novo',
    },
    signOutOther: 'Outra pessoa? Terminar sessão',
    signIn: 'Iniciar sessão de novo',
    signInTitle: 'Inicie sessão de novo',
    signInCancel: 'Agora não',
    signOut: 'Terminar sessão',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'A sua sessão expirou.' : `A sua sessão termina dentro de ${inWords(seconds)}.`,
  },
}
