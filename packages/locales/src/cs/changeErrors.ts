import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nic nebylo podepsáno ani změněno.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Spojení se přerušilo: nevíme, zda byla změna provedena. Nejprve se podívejte sem.',
  TIMEOUT: 'Nedostali jsme včas odpověď: nevíme, zda byla změna provedena. Nejprve se podívejte sem.',
  SIGNED_REQUEST_EXPIRED: 'Trvalo to příliš dlouho, takže nic nebylo změněno. Zkuste to znovu.',
  PAYLOAD_INVALID: `Nepodařilo se nám ověřit, co se mělo podepsat. ${nothingSigned} Kontaktujte podporu.`,
  PAYLOAD_MISMATCH: `Bylo po nás požadováno podepsat něco jiného, než o co jste požádali. ${nothingSigned} Kontaktujte podporu.`,
  REFERENCE_NOT_FOUND: 'To už neexistuje. Nic nebylo změněno.',
  INVALID_INPUT: 'Nebylo to přijato. Nic nebylo změněno.',
}
