import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY:
    'V tomto prehliadači je otvorená iná žiadosť o prístupový kľúč. Dokončite ju alebo zavrite a skúste to znova.',
  PASSKEY_FORBIDDEN_HERE:
    'Prístupové kľúče tu nie sú povolené. Otvorte stránku na samostatnej karte prehliadača alebo skúste iný spôsob.',
  PASSKEY_INSECURE_PAGE: 'Prístupové kľúče fungujú len na zabezpečenej stránke (https). Skúste iný spôsob.',
  PASSKEY_NOT_VERIFIED: 'Zariadenie nepotvrdilo vašu totožnosť. Nastavte si zámku obrazovky alebo skúste iný spôsob.',
  PASSKEY_TIMED_OUT: 'Trvalo to príliš dlho. Skúste to znova alebo iným spôsobom.',
  PASSKEY_UNAVAILABLE:
    'Na tomto zariadení nie je prístupový kľúč k tejto peňaženke. Použite iné zariadenie alebo iný spôsob.',
  PASSKEY_UNSUPPORTED: 'Tento prehliadač nepodporuje prístupové kľúče. Skúste iný spôsob.',
  PASSKEY_WRONG_SITE:
    'Tento prístupový kľúč patrí inému webu, preto sme ďalej nepokračovali. Skúste iný spôsob a kontaktujte podporu.',
  BROWSER_UNSUPPORTED: 'Tento prehliadač nedokáže váš kľúč bezpečne uchovať. Použite aktuálny prehliadač.',
} satisfies ErrorMessages
