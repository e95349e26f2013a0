import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Este navegador não o consegue fazer. Experimente outro navegador ou confirme de outra forma.',
  BROWSER_UNSUPPORTED: 'Este navegador não o consegue fazer. Use um navegador atualizado ou confirme de outra forma.',
  CONFLICT: 'Não foi possível concluir agora. Tente de novo.',
  NETWORK_UNREACHABLE:
    'Não conseguimos ligar agora, por isso nada foi confirmado. Verifique a sua ligação e tente de novo.',
  PASSKEY_ALREADY_ENROLLED: 'Já tem uma chave de acesso para confirmar. Remova-a antes de adicionar outra.',
  SCA_CHALLENGE_EXPIRED: 'O tempo acabou. Nada foi confirmado. Comece de novo.',
  SCA_LOGIN_INCOMPLETE: 'Ainda estamos a verificar a sua identidade. Tente de novo dentro de alguns minutos.',
  SCA_NOT_APPLICABLE: 'Pode continuar sem este passo.',
  SCA_OUTCOME_UNKNOWN:
    'Ainda não sabemos se isto foi confirmado. Pode confirmar de novo sem risco: nada é feito duas vezes.',
  SCA_PROOF_REFUSED: 'Não funcionou. Verifique e tente de novo.',
  SCA_SESSION_REQUIRED: 'Confirme de novo a sua identidade.',
  TIMEOUT: 'Não recebemos resposta a tempo. Tente de novo.',
}
