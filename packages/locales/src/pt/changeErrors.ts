import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nada foi assinado e nada foi alterado.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'A ligação perdeu-se: não sabemos se a alteração foi feita. Verifique primeiro aqui.',
  TIMEOUT: 'Não recebemos resposta a tempo: não sabemos se a alteração foi feita. Verifique primeiro aqui.',
  SIGNED_REQUEST_EXPIRED: 'Demorou demasiado, por isso nada foi alterado. Tente de novo.',
  PAYLOAD_INVALID: `Não conseguimos verificar o que ia ser assinado. ${nothingSigned} Contacte o apoio.`,
  PAYLOAD_MISMATCH: `O que nos pediram para assinar não é o que pediu. ${nothingSigned} Contacte o apoio.`,
  REFERENCE_NOT_FOUND: 'Isto já não existe. Nada foi alterado.',
  INVALID_INPUT: 'Não foi aceite. Nada foi alterado.',
}
