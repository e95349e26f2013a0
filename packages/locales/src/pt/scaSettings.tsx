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
    title: 'Como confirma os pagamentos',
    notNeeded: 'Não precisa de confirmar os pagamentos assim, por isso não há nada para configurar.',
    kinds: { SMS_OTP: 'Telemóvel', TOTP: 'App de autenticação', PASSKEY: 'Chave de acesso' },
    otherKind: 'Outra forma',
    details: {
      SMS_OTP: 'Códigos por SMS · Sempre ativos',
      TOTP: 'Para iniciar sessão e para beneficiários de confiança, não para pagamentos',
      PASSKEY: 'Impressão digital, rosto ou bloqueio de ecrã',
    },
    remove: 'Remover',
    removeQuestion: () => 'Remover esta chave de acesso? Deixará de poder confirmar pagamentos com ela.',
    confirmRemove: 'Remover',
    keep: 'Cancelar',
    removed: 'Chave de acesso removida.',
    lost: 'Perdeu o acesso?',
    lostQuestion: () =>
      'Para fazer a substituição, verifique a sua identidade com uma selfie e, se necessário, um documento.',
    addTitle: 'Adicionar outra forma',
    addTotp: 'Adicionar app de autenticação',
    addPasskey: 'Adicionar chave de acesso',
    passkeyHint:
      'Para uma chave de acesso, o seu dispositivo vai pedir-lhe a impressão digital, o rosto ou o bloqueio de ecrã. A chave de acesso com que inicia sessão não serve aqui: adicione outra.',
    passkeyAdded: 'Chave de acesso adicionada. Já pode confirmar pagamentos com ela.',
    totpAdded: 'App de autenticação adicionada.',
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      'sca-sign-in': scaErrors['sca-sign-in'],
      PASSKEY_WRONG_SITE:
        'Este site não está preparado para chaves de acesso, por isso nenhuma foi criada. Contacte o apoio.',
    },
  },
  scaFactorReset: {
    start: 'Verificar a minha identidade',
    waitUntil: ({ time }) => `Começou isto demasiadas vezes. Poderá tentar de novo a partir de ${time}.`,
    waitingTitle: 'Verifique a sua identidade',
    waiting:
      'A verificação abre num novo separador e pede uma selfie e, se necessário, um documento. Depois volte a esta página.',
    openCheck: 'Continuar a verificação',
    noLink: 'Se concluiu a verificação, espere aqui. Se não, comece de novo: a ligação só é mostrada uma vez.',
    until: ({ time }) => `A ligação é válida até ${time}`,
    reviewTitle: 'Estamos a analisar a sua verificação',
    review: 'Obrigado, estamos a analisá-la. Pode sair desta página.',
    passedTitle: 'A sua identidade está verificada',
    passed: {
      SMS_OTP: 'Para que número devemos enviar os seus códigos?',
      TOTP: 'Já pode remover a app antiga. Os códigos dela deixarão de funcionar.',
      PASSKEY: 'Já pode remover a chave de acesso antiga. Deixará de funcionar.',
    },
    number: 'Novo número de telemóvel',
    numberHint: 'Com o indicativo do país, por exemplo +351. Enviaremos códigos por SMS para este número.',
    complete: {
      SMS_OTP: 'Usar este número',
      TOTP: 'Remover a app antiga',
      PASSKEY: 'Remover a chave antiga',
    },
    completedTitle: 'Tudo pronto',
    completed: {
      SMS_OTP: 'Enviaremos os seus códigos para o novo número.',
      TOTP: 'A app antiga foi removida. Pode adicionar uma nova nesta página.',
      PASSKEY: 'A chave de acesso antiga foi removida. Pode adicionar uma nova nesta página.',
    },
    rejectedTitle: 'Não conseguimos verificar a sua identidade',
    rejected: 'Nada foi alterado. Comece de novo ou contacte o apoio.',
    expiredTitle: 'A ligação de verificação expirou',
    expired: 'Nada foi alterado. Pode começar de novo.',
    startAgain: 'Começar de novo',
    stop: 'Cancelar',
    close: 'Concluído',
    errors: {
      ...changeErrors,
      ...scaErrors,
      INVALID_INPUT: 'Não podemos usar este número. Verifique-o e tente de novo.',
      INVALID_PHONE_NUMBER: 'Escreva o número completo com o indicativo do país, por exemplo +351.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      REFERENCE_NOT_FOUND: 'Esta verificação já não está disponível. Comece de novo.',
    },
  },
  totpEnrollment: {
    ...temporarySecret,
    title: 'Adicionar uma app de autenticação',
    lead: 'Estas apps funcionam sem ligação e mostram um novo código a cada 30 segundos. Instale primeiro uma.',
    start: 'Mostrar o código QR',
    cancel: 'Agora não',
    codeTitle: 'Ligue a sua app',
    codeLead:
      'Leia o código com a sua app ou escreva a chave. Mantenha-a em segredo: quem a tiver pode criar os seus códigos.',
    qrCode: 'Código QR para a sua app de autenticação. Contém a chave abaixo.',
    openApp: 'Abrir na app',
    key: 'Chave',
    copyKey: 'Copiar a chave',
    codeLabel: ({ length }) => `Código de ${length} dígitos da app`,
    codeHint: 'Escreva o código da sua app.',
    codeIncomplete: ({ length }) => `Escreva os ${length} dígitos.`,
    submit: 'Ligar',
    recoveryTitle: 'Guarde os seus códigos de recuperação',
    recoveryLead: 'Guarde estes códigos para o caso de perder a app. Não os voltará a ver.',
    recoveryCodes: 'Códigos de recuperação',
    copyCodes: 'Copiar',
    download: 'Descarregar',
    fileName: 'codigos-de-recuperacao.txt',
    fileHeader: 'Códigos de recuperação da sua app de autenticação. Guarde-os num lugar seguro.',
    print: 'Imprimir',
    saved: 'Já os guardei',
    clearedTitle: 'Oculto para sua segurança',
    cleared: 'Ocultámos a chave e nenhuma app foi ligada. Se já estiver na sua app, apague-a lá.',
    clearedEnrolled:
      'A sua app está ligada. Os códigos de recuperação estão ocultos e não podemos voltar a mostrá-los.',
    again: 'Começar de novo',
    doneTitle: 'A sua app está ligada',
    done: 'Pode usá-la para iniciar sessão e para beneficiários de confiança. Os pagamentos continuam a precisar do seu telemóvel ou de uma chave de acesso.',
    close: 'Concluído',
    errors: {
      ...scaErrors,
      CONFLICT: 'Não foi possível concluir. Talvez já tenha uma app: veja a lista antes de tentar de novo.',
      NETWORK_UNREACHABLE: commonErrors.NETWORK_UNREACHABLE,
      SCA_PROOF_REFUSED: 'Não funcionou. Espere pelo próximo código da sua app e tente de novo.',
    },
  },
  trustedBeneficiaries: {
    title: 'Beneficiários de confiança',
    lead: 'Pode pagar sem código aos beneficiários de confiança. Confie apenas em contas que conhece bem.',
    none: 'Não tem beneficiários guardados.',
    trusted: 'De confiança',
    setAside: 'Bloqueado por agora',
    unknown: 'A sua última alteração pode não ter sido feita. Tente novamente.',
    trust: 'Confiar',
    stopTrusting: 'Deixar de confiar',
    trustQuestion: ({ name }) => (
      <>Confiar em {name}? Não precisará de código nem de chave de acesso para pagar para esta conta.</>
    ),
    keep: 'Cancelar',
    proofTitles: {
      trust: 'Confirme que confia neste beneficiário',
      untrust: 'Confirme que deixa de confiar nele',
    },
    account: 'Conta',
    cancel: 'Cancelar',
    startAgain: 'Começar de novo',
    changedTitle: 'Os dados deste beneficiário mudaram',
    changed: 'Parámos, e nada foi alterado. Estes são os dados atuais:',
    close: 'Voltar à lista',
    done: {
      trust: ({ name }) => <>{name} é agora de confiança. Pode pagar sem código.</>,
      untrust: ({ name }) => <>{name} já não é de confiança. Vai confirmar cada pagamento.</>,
    },
    errors: {
      ...scaErrors,
      ...changeErrors,
      'switch-factor': scaErrors['switch-factor'],
      SCA_OUTCOME_UNKNOWN:
        'Não recebemos resposta: não sabemos se foi concluído. Veja a lista; pode começar de novo sem risco.',
      SCA_NOT_APPLICABLE:
        'Os seus pagamentos não precisam deste tipo de código, por isso não há nada para configurar aqui.',
    },
  },
}
