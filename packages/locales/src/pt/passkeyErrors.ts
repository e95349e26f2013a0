import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'Há outro pedido de chave de acesso aberto neste navegador. Conclua-o ou feche-o e tente de novo.',
  PASSKEY_FORBIDDEN_HERE:
    'As chaves de acesso não são permitidas aqui. Abra esta página num separador próprio ou tente de outra forma.',
  PASSKEY_INSECURE_PAGE: 'As chaves de acesso precisam de uma página segura (https). Tente de outra forma.',
  PASSKEY_NOT_VERIFIED:
    'O seu dispositivo não conseguiu verificar a sua identidade. Configure um bloqueio de ecrã ou tente de outra forma.',
  PASSKEY_TIMED_OUT: 'Demorou demasiado. Tente de novo ou de outra forma.',
  PASSKEY_UNAVAILABLE:
    'Neste dispositivo não há nenhuma chave de acesso para esta carteira. Use outro dispositivo ou tente de outra forma.',
  PASSKEY_UNSUPPORTED: 'Este navegador não suporta chaves de acesso. Tente de outra forma.',
  PASSKEY_WRONG_SITE:
    'Esta chave de acesso pertence a outro site, por isso parámos. Tente de outra forma e contacte o apoio.',
  BROWSER_UNSUPPORTED: 'Este navegador não consegue proteger a sua chave. Use um navegador atualizado.',
} satisfies ErrorMessages
