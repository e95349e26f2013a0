import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Dan ma jistax isir f’dan il-brawżer. Ipprova brawżer ieħor, jew ikkonferma b’mod ieħor.',
  BROWSER_UNSUPPORTED: 'Dan ma jistax isir f’dan il-brawżer. Uża brawżer aġġornat, jew ikkonferma b’mod ieħor.',
  CONFLICT: 'Dan ma setax isir bħalissa. Erġa’ pprova.',
  NETWORK_UNREACHABLE:
    'Ma ġie kkonfermat xejn, għax bħalissa ma nistgħux nikkonnettjaw. Iċċekkja l-konnessjoni u erġa’ pprova.',
  PASSKEY_ALREADY_ENROLLED: 'Diġà għandek passkey biex tikkonferma. Neħħiha qabel ma żżid oħra.',
  SCA_CHALLENGE_EXPIRED: 'Il-ħin spiċċa. Ma ġie kkonfermat xejn. Ibda mill-ġdid.',
  SCA_LOGIN_INCOMPLETE: 'Għadna qed nivverifikaw l-identità tiegħek. Erġa’ pprova wara ftit minuti.',
  SCA_NOT_APPLICABLE: 'Tista’ tkompli mingħajr dan il-pass.',
  SCA_OUTCOME_UNKNOWN:
    'Għadna ma nafux jekk dan ġiex ikkonfermat. Tista’ terġa’ tikkonferma bla tħassib: xejn ma jsir darbtejn.',
  SCA_PROOF_REFUSED: 'Dan ma rnexxiex. Iċċekkja u erġa’ pprova.',
  SCA_SESSION_REQUIRED: 'Erġa’ kkonferma l-identità tiegħek.',
  TIMEOUT: 'Ma rċevejniex tweġiba fil-ħin. Erġa’ pprova.',
}
