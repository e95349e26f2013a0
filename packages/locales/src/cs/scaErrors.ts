import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'To tento prohlížeč neumí. Zkuste jiný prohlížeč, nebo potvrďte jinak.',
  BROWSER_UNSUPPORTED: 'To tento prohlížeč neumí. Použijte aktuální prohlížeč, nebo potvrďte jinak.',
  CONFLICT: 'Teď se to nepovedlo. Zkuste to znovu.',
  NETWORK_UNREACHABLE:
    'Teď se nemůžeme připojit, takže nic nebylo potvrzeno. Zkontrolujte připojení a zkuste to znovu.',
  PASSKEY_ALREADY_ENROLLED: 'Přístupový klíč k potvrzování už máte. Než přidáte jiný, odeberte ho.',
  SCA_CHALLENGE_EXPIRED: 'Čas vypršel. Nic nebylo potvrzeno. Začněte znovu.',
  SCA_LOGIN_INCOMPLETE: 'Vaši totožnost ještě ověřujeme. Zkuste to znovu za několik minut.',
  SCA_NOT_APPLICABLE: 'Můžete pokračovat bez tohoto kroku.',
  SCA_OUTCOME_UNKNOWN: 'Zatím nevíme, zda to bylo potvrzeno. Můžete bez obav potvrdit znovu: nic se neprovede dvakrát.',
  SCA_PROOF_REFUSED: 'Nepodařilo se to. Zkontrolujte a zkuste to znovu.',
  SCA_SESSION_REQUIRED: 'Znovu potvrďte svou totožnost.',
  TIMEOUT: 'Nedostali jsme včas odpověď. Zkuste to znovu.',
}
