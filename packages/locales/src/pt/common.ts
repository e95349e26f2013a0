import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('pt')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuto', other: '# minutos' })
    : count(seconds, { one: '# segundo', other: '# segundos' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Um momento, por favor.',
    notArrived: 'Uma parte desta página não carregou. Verifique a sua ligação e tente de novo, ou recarregue a página.',
    tryAgain: 'Tentar de novo',
  },
  screenFailure: {
    failed: 'Não podemos mostrar agora esta parte da página. Mostre-a de novo ou recarregue a página.',
    paymentFailed:
      'O seu pagamento não é afetado, mas não o podemos mostrar agora. Não comece outro. Mostre-o de novo ou recarregue a página.',
    showAgain: 'Mostrar de novo',
  },
  support: { contact: 'Contactar o apoio' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Inicie sessão de novo para continuar.',
  'sca-sign-in': 'Confirme a sua identidade para continuar.',
  resend: 'Este código já não funciona. Peça um novo.',
  'switch-factor': 'Isto não funciona neste navegador. Experimente outro navegador ou outra forma de iniciar sessão.',
  wait: 'Espere um momento e tente de novo.',
  'new-quote': 'Esta oferta já não é válida. Peça uma nova.',
  retry: 'Não funcionou. Tente de novo.',
  'contact-support': 'Algo correu mal e, por segurança, parámos. Contacte o apoio.',
  none: 'Não funcionou.',
  NETWORK_UNREACHABLE: 'Não conseguimos ligar agora. Verifique a sua ligação e tente de novo.',
  TIMEOUT: 'Demorou demasiado. Verifique a sua ligação e tente de novo.',
  PLATFORM_UNAVAILABLE: 'O serviço não está disponível neste momento. Tente mais tarde.',
  SERVICE_UNAVAILABLE: 'O serviço não está disponível neste momento. Tente mais tarde.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Demasiadas tentativas. Espere ${waitingTime(retryAfterMs)} e tente de novo.`
      : 'Demasiadas tentativas. Espere um momento e tente de novo.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Bloqueado temporariamente. Tente de novo dentro de ${waitingTime(retryAfterMs)}.`
      : 'Bloqueado temporariamente. Tente mais tarde.',
  UNEXPECTED_RESPONSE: 'Recebemos uma resposta inesperada e parámos. Tente mais tarde ou contacte o apoio.',
  STORAGE_UNAVAILABLE:
    'Este navegador não consegue guardar o que a sua carteira precisa. Saia do modo privado ou liberte espaço.',
  TARGET_BUNDLE_UNTRUSTED:
    'O seu código não foi enviado. Não conseguimos verificar o servidor que o ia receber. Contacte o apoio antes de tentar de novo.',
  VERIFICATION_LINK_UNTRUSTED:
    'Para sua segurança, não abrimos a verificação: a ligação leva a um site que não conhecemos. Contacte o apoio.',
}
