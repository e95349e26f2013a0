import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Нищо не е подписано и нищо не е променено.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE: 'Връзката прекъсна: не знаем дали промяната е направена. Първо проверете тук.',
  TIMEOUT: 'Не получихме отговор навреме: не знаем дали промяната е направена. Първо проверете тук.',
  SIGNED_REQUEST_EXPIRED: 'Отне твърде много време, затова нищо не е променено. Опитайте отново.',
  PAYLOAD_INVALID: `Не можахме да проверим какво трябваше да се подпише. ${nothingSigned} Свържете се с поддръжката.`,
  PAYLOAD_MISMATCH: `От нас беше поискано да подпишем нещо, различно от Вашата заявка. ${nothingSigned} Свържете се с поддръжката.`,
  REFERENCE_NOT_FOUND: 'Това вече не съществува. Нищо не е променено.',
  INVALID_INPUT: 'Това не беше прието. Нищо не е променено.',
}
