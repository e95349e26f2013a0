import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nekas nav parakstīts un nekas nav mainīts.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Savienojums pārtrūka: nav zināms, vai izmaiņas ir veiktas. Vispirms pārbaudiet to šeit.',
  TIMEOUT: 'Laikus nesaņēmām atbildi: nav zināms, vai izmaiņas ir veiktas. Vispirms pārbaudiet to šeit.',
  SIGNED_REQUEST_EXPIRED: 'Tas aizņēma pārāk daudz laika, tāpēc nekas nav mainīts. Mēģiniet vēlreiz.',
  PAYLOAD_INVALID: `Neizdevās pārbaudīt, kas būtu jāparaksta. ${nothingSigned} Sazinieties ar klientu atbalstu.`,
  PAYLOAD_MISMATCH: `Parakstīšanai saņēmām ko citu, nevis jūsu pieprasīto. ${nothingSigned} Sazinieties ar klientu atbalstu.`,
  REFERENCE_NOT_FOUND: 'Tas vairs nepastāv. Nekas nav mainīts.',
  INVALID_INPUT: 'Dati netika pieņemti. Nekas nav mainīts.',
}
