import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Er is niets ondertekend en niets gewijzigd.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'De verbinding is verbroken. We weten niet of de wijziging is doorgevoerd. Controleer dat eerst hier.',
  TIMEOUT: 'We kregen niet op tijd antwoord. We weten niet of de wijziging is doorgevoerd. Controleer dat eerst hier.',
  SIGNED_REQUEST_EXPIRED: 'Dat duurde te lang, dus er is niets gewijzigd. Probeer het opnieuw.',
  PAYLOAD_INVALID: `We konden niet controleren wat er ondertekend zou worden. ${nothingSigned} Neem contact op met de klantenservice.`,
  PAYLOAD_MISMATCH: `Wat we moesten ondertekenen, is niet wat je wilde. ${nothingSigned} Neem contact op met de klantenservice.`,
  REFERENCE_NOT_FOUND: 'Dat bestaat niet meer. Er is niets gewijzigd.',
  INVALID_INPUT: 'Dat is niet geaccepteerd. Er is niets gewijzigd.',
}
