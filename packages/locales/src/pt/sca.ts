import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Confirme a conversão', 'confirme a conversão']],
  ['PAYOUT', ['Confirme o pagamento', 'confirme o pagamento']],
  ['TRANSFER', ['Confirme o pagamento', 'confirme o pagamento']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Enviámos um código por SMS para o seu telemóvel.',
      TOTP: 'Escreva o código que a sua app de autenticação mostra.',
      PASSKEY: 'O seu dispositivo vai pedir-lhe a impressão digital, o rosto ou o bloqueio de ecrã.',
    },
    unknownFactor: 'Nesta página não é possível confirmar assim. Tente de outra forma ou contacte o apoio.',
    codeResent: 'Enviámos um novo código por SMS para o seu telemóvel.',
    codeLabel: ({ length }) => `Código de ${length} dígitos`,
    codeHint: 'Nunca partilhe este código, nem connosco.',
    codeIncomplete: ({ length }) => `Escreva os ${length} dígitos.`,
    submitCode: 'Confirmar',
    usePasskey: 'Confirmar com chave de acesso',
    prompting: 'À espera do seu dispositivo…',
    resend: 'Reenviar o código',
    resendIn: ({ time }) => `Reenviar o código em ${time}`,
    resendTooSoon: 'Ainda não pode receber um novo código. O último continua a funcionar.',
    useInstead: {
      SMS_OTP: 'Receber um código por SMS',
      TOTP: 'Usar a app de autenticação',
      PASSKEY: 'Usar a chave de acesso',
    },
    confirmBy: ({ time }) => `Confirme até às ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'O tempo acabou.' : `Ainda tem ${inWords(seconds)} para confirmar.`),
    waitUntil: ({ time }) => `Demasiadas tentativas. Poderá tentar de novo a partir de ${time}.`,
    waitLabel: 'Tempo restante',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Já pode tentar de novo.' : `Poderá tentar de novo dentro de ${inWords(seconds)}.`,
    lockedTitle: 'Demasiadas tentativas falhadas',
    lockedUntil: ({ time }) => `Poderá confirmar de novo a partir de ${time}.`,
    locked:
      'Para proteger a sua conta, até lá não aceitamos códigos nem chaves de acesso. Se não fez estas tentativas, contacte o apoio.',
    suspendedTitle: 'A sua conta está bloqueada',
    suspended:
      'Houve demasiadas tentativas falhadas. Esperar não desbloqueia a sua conta: contacte o apoio e verificaremos a sua identidade.',
    lifted: 'Verificar de novo',
    expiredTitle: 'O tempo acabou',
    expired: 'Não confirmou a tempo. Comece de novo.',
    expiredUnknown: 'Ainda não sabemos se foi confirmado a tempo. Veja se foi concluído antes de começar de novo.',
    offline: 'Está sem ligação. O tempo continua a contar; confirme assim que voltar a ter ligação.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'A preparar a confirmação',
    unavailableTitle: 'Não pode confirmar isto agora',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Confirme a sua identidade', 'confirme a sua identidade']
      return step === undefined ? alone : `Passo ${step}${of ? ` de ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Parámos este pagamento',
    checkedTitle: 'Estamos a verificar o seu pagamento',
    endedTitle: 'Não confirmado',
    authorizedTitle: 'Confirmado',
    abandoned: 'Os dados do pagamento mudaram depois de os ter verificado.',
    checked: ({ time }) =>
      `Pode já ter sido enviado. Não pague outra vez. Os dados do pagamento mudaram depois de os ter verificado.${time ? ` Se não foi enviado, o dinheiro volta a ficar disponível às ${time}.` : ''}`,
    ended: 'Não foi confirmado a tempo, ou foi cancelado. Nenhum dinheiro saiu da sua carteira.',
    authorized: 'O seu pagamento está a caminho.',
    batchCaption: 'Os seus pagamentos',
    batchTotal: 'Total',
    converted: 'Um pagamento noutra moeda tem dois passos.',
    progress: ({ done, of }) => `Confirmado: ${done} de ${of}.`,
    confirmed: 'Confirmado',
    tryAgain: 'Tentar de novo',
    startAgain: 'Começar de novo',
    close: 'Agora não',
  },
  scaSignIn: {
    title: 'Confirme a sua identidade',
    unavailableTitle: 'Não podemos verificar a sua identidade agora',
    signedInTitle: 'Obrigado, a sua identidade está confirmada',
    notNeededTitle: 'Nada a confirmar',
    explanation:
      'As regras europeias exigem-no, pelo menos a cada 180 dias, antes de mostrarmos pagamentos ou enviarmos dinheiro.',
    choose: 'Como quer confirmar?',
    factors: { SMS_OTP: 'Código por SMS', TOTP: 'App de autenticação', PASSKEY: 'Chave de acesso' },
    again: {
      SMS_OTP: 'Tentar de novo por SMS',
      TOTP: 'Tentar de novo com a app',
      PASSKEY: 'Tentar de novo com a chave',
    },
    usedLast: 'Usada da última vez',
    starting: 'Um momento…',
    pending: 'Ainda estamos a verificar a sua identidade. Tente de novo dentro de alguns minutos.',
    signedIn: ({ date }) => (date ? `Voltaremos a pedir a confirmação, o mais tardar, em ${date}.` : 'Pode continuar.'),
    notNeeded: 'Pode continuar sem este passo.',
    tryAgain: 'Tentar de novo',
    startAgain: 'Começar de novo',
    close: 'Agora não',
    done: 'Concluído',
    promptTitle: 'Confirme em breve a sua identidade',
    prompt: ({ date }) =>
      `As regras europeias exigem-no pelo menos a cada 180 dias. Confirme antes de ${date} para que nenhum pagamento se atrase.`,
    promptStart: 'Confirmar agora',
    promptSkip: 'Mais tarde',
  },
}
