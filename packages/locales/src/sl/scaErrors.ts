import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ta brskalnik tega ne omogoča. Poskusite v drugem brskalniku ali potrdite drugače.',
  BROWSER_UNSUPPORTED: 'Ta brskalnik tega ne omogoča. Uporabite posodobljen brskalnik ali potrdite drugače.',
  CONFLICT: 'Tokrat ni uspelo. Poskusite znova.',
  NETWORK_UNREACHABLE:
    'Nič ni bilo potrjeno, ker se trenutno ne moremo povezati. Preverite povezavo in poskusite znova.',
  PASSKEY_ALREADY_ENROLLED: 'Za potrjevanje že imate ključ za dostop. Preden dodate drugega, odstranite obstoječega.',
  SCA_CHALLENGE_EXPIRED: 'Nič ni bilo potrjeno. Čas je potekel. Začnite znova.',
  SCA_LOGIN_INCOMPLETE: 'Vašo identiteto še preverjamo. Poskusite znova čez nekaj minut.',
  SCA_NOT_APPLICABLE: 'Nadaljujete lahko brez tega koraka.',
  SCA_OUTCOME_UNKNOWN: 'Še ne vemo, ali je bilo to potrjeno. Brez skrbi potrdite znova: nič se ne izvede dvakrat.',
  SCA_PROOF_REFUSED: 'Ni uspelo. Preverite vnos in poskusite znova.',
  SCA_SESSION_REQUIRED: 'Znova potrdite, da ste to vi.',
  TIMEOUT: 'Odgovora nismo prejeli pravočasno. Poskusite znova.',
}
