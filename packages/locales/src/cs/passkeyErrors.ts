import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'V tomto prohlížeči je otevřená jiná žádost o přístupový klíč. Dokončete ji, nebo zavřete, a zkuste to znovu.',
  PASSKEY_FORBIDDEN_HERE:
    'Přístupové klíče tu nejsou povolené. Otevřete stránku na samostatné kartě, nebo to zkuste jinak.',
  PASSKEY_INSECURE_PAGE: 'Přístupové klíče vyžadují zabezpečenou stránku (https). Zkuste to jinak.',
  PASSKEY_NOT_VERIFIED: 'Zařízení nepotvrdilo vaši totožnost. Nastavte zámek obrazovky, nebo to zkuste jinak.',
  PASSKEY_TIMED_OUT: 'Trvalo to příliš dlouho. Zkuste to znovu, nebo jinak.',
  PASSKEY_UNAVAILABLE:
    'Na tomto zařízení není přístupový klíč k této peněžence. Použijte jiné zařízení, nebo to zkuste jinak.',
  PASSKEY_UNSUPPORTED: 'Tento prohlížeč přístupové klíče nepodporuje. Zkuste to jinak.',
  PASSKEY_WRONG_SITE:
    'Tento přístupový klíč patří jinému webu, a proto jsme dál nepokračovali. Zkuste to jinak a kontaktujte podporu.',
  BROWSER_UNSUPPORTED: 'Tento prohlížeč nemůže váš klíč bezpečně uchovat. Použijte aktuální prohlížeč.',
} satisfies ErrorMessages
