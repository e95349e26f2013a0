import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Този браузър не може това. Опитайте с друг браузър или потвърдете по друг начин.',
  BROWSER_UNSUPPORTED: 'Този браузър не може това. Използвайте актуален браузър или потвърдете по друг начин.',
  CONFLICT: 'В момента не се получи. Опитайте отново.',
  NETWORK_UNREACHABLE:
    'В момента не можем да се свържем, затова нищо не е потвърдено. Проверете връзката си и опитайте отново.',
  PASSKEY_ALREADY_ENROLLED: 'Вече имате ключ за достъп за потвърждаване. Премахнете го, преди да добавите друг.',
  SCA_CHALLENGE_EXPIRED: 'Времето изтече. Нищо не е потвърдено. Започнете отначало.',
  SCA_LOGIN_INCOMPLETE: 'Още проверяваме самоличността Ви. Опитайте отново след няколко минути.',
  SCA_NOT_APPLICABLE: 'Можете да продължите без тази стъпка.',
  SCA_OUTCOME_UNKNOWN:
    'Още не знаем дали това е потвърдено. Можете спокойно да потвърдите отново: нищо не се изпълнява два пъти.',
  SCA_PROOF_REFUSED: 'Не се получи. Проверете и опитайте отново.',
  SCA_SESSION_REQUIRED: 'Потвърдете отново самоличността си.',
  TIMEOUT: 'Не получихме отговор навреме. Опитайте отново.',
}
