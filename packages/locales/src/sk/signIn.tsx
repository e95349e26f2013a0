import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Prihlásiť sa',
    chooseTitle: 'Ako sa chcete prihlásiť?',
    looking: 'Počkajte chvíľu, prosím…',
    emailLabel: 'E-mailová adresa',
    emailHint: 'Heslo nie je potrebné.',
    emailInvalid: 'Zadajte e-mailovú adresu, napríklad meno@example.com.',
    phoneLabel: 'Mobilné číslo',
    phoneHint: 'S predvoľbou krajiny, napríklad +421.',
    phoneInvalid: 'Zadajte číslo s predvoľbou krajiny, napríklad +421 901 123 456.',
    find: 'Pokračovať',
    useEmail: 'Použiť e-mailovú adresu',
    usePhone: 'Použiť mobilné číslo',
    emailCode: 'Poslať kód e-mailom',
    smsCode: 'Poslať kód v SMS',
    passkey: 'Použiť prístupový kľúč',
    usePasskey: 'Použiť svoj prístupový kľúč',
    continueWith: ({ provider }) => `Pokračovať cez ${provider}`,
    noMethod: 'Žiadny z vašich spôsobov prihlásenia tu nefunguje. Kontaktujte podporu.',
    anotherWay: 'Skúsiť iný spôsob',
    changeEmail: 'Zmeniť e-mailovú adresu',
    changePhone: 'Zmeniť číslo',
    restart: 'Späť',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Nepodarilo sa to. Skontrolujte, čo ste zadali, a skúste to znova.',
      INVALID_PHONE_NUMBER: 'Zadajte číslo s predvoľbou krajiny, napríklad +421 901 123 456.',
      LOGIN_FOR_OTHER_WALLET:
        'Tento údaj patrí k inej peňaženke. Použite e-mailovú adresu alebo číslo, ktoré ste uviedli pri registrácii.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Skontrolujte si e-mail',
    addressLabel: 'E-mailová adresa',
    addressHint: 'Kód vám pošleme e-mailom. Heslo nie je potrebné.',
    addressInvalid: 'Zadajte e-mailovú adresu, napríklad meno@example.com.',
    knownAddress: 'Kód vám pošleme e-mailom.',
    sendCode: 'Poslať kód e-mailom',
    codeHint: 'Doručenie môže trvať až minútu. Pozrite sa aj do priečinka so spamom.',
    restart: 'Zmeniť e-mailovú adresu',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Platnosť tohto prihlásenia sa skončila. Zadajte e-mailovú adresu a začnite znova.',
      SIGN_IN_REQUIRED: 'Platnosť vášho posledného prihlásenia sa skončila. Zadajte e-mailovú adresu a prihláste sa.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Skontrolujte si SMS',
    addressLabel: 'Mobilné číslo',
    addressHint: 'S predvoľbou krajiny, napríklad +421. Kód vám pošleme v SMS.',
    addressInvalid: 'Zadajte číslo s predvoľbou krajiny, napríklad +421 901 123 456.',
    knownAddress: 'Kód vám pošleme v SMS.',
    sendCode: 'Poslať kód v SMS',
    codeHint: 'Doručenie môže trvať až minútu. Skontrolujte, či má telefón signál.',
    restart: 'Zmeniť číslo',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Platnosť tohto prihlásenia sa skončila. Zadajte mobilné číslo a začnite znova.',
      SIGN_IN_REQUIRED: 'Platnosť vášho posledného prihlásenia sa skončila. Zadajte mobilné číslo a prihláste sa.',
    },
  },
  passkeyLogin: {
    title: 'Prihlásiť sa',
    signedInTitle: 'Prihlásenie sa podarilo',
    explanation: ({ name }) =>
      name ? (
        <>Pri použití kľúča „{name}“ sa na zariadení overíte odtlačkom prsta, tvárou alebo zámkou obrazovky.</>
      ) : (
        'Pri použití prístupového kľúča sa na zariadení overíte odtlačkom prsta, tvárou alebo zámkou obrazovky.'
      ),
    obstacles: {
      unsupported: 'Tento prehliadač nepodporuje prístupové kľúče. Prihláste sa iným spôsobom.',
      'insecure-page': 'Prístupové kľúče fungujú len na zabezpečenej stránke (https). Prihláste sa iným spôsobom.',
      'in-app-browser':
        'V tejto aplikácii prístupové kľúče nefungujú. Otvorte stránku v prehliadači alebo skúste iný spôsob.',
      'forbidden-frame': 'Web, v ktorom je táto stránka vložená, blokuje prístupové kľúče. Prihláste sa iným spôsobom.',
    },
    start: 'Použiť svoj prístupový kľúč',
    prompting: 'Čakáme na vaše zariadenie…',
    verifying: 'Prihlasujeme vás…',
    anotherWay: 'Skúsiť iný spôsob',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Platnosť tohto prihlásenia sa skončila. Začnite znova.',
      PASSKEY_NOT_VERIFIED:
        'Týmto prístupovým kľúčom sa nám vás nepodarilo overiť. Možno už na tomto zariadení nie je. Skúste iný spôsob.',
      PASSKEY_REJECTED: 'Tento prístupový kľúč nefungoval. Prihláste sa iným spôsobom.',
      SIGN_IN_REQUIRED: 'Platnosť vášho posledného prihlásenia sa skončila. Prihláste sa iným spôsobom.',
    },
  },
  passkeyRegistration: {
    title: 'Rýchlejšie prihlásenie prístupovým kľúčom',
    doneTitle: 'Váš prístupový kľúč je pripravený',
    explanation:
      'Namiesto kódu použite odtlačok prsta, tvár alebo zámku obrazovky. Tieto údaje nikdy neopustia vaše zariadenie.',
    obstacle: 'V tomto prehliadači sa prístupové kľúče nedajú vytvoriť. Skúste iný prehliadač alebo telefón.',
    nameLabel: 'Názov prístupového kľúča',
    nameHint: 'Podľa neho kľúč spoznáte v zozname.',
    defaultName: 'Môj prístupový kľúč',
    nameInvalid: "Použite 1 až 100 znakov: písmená, číslice, medzery a . _ - ' ( )",
    submit: 'Vytvoriť prístupový kľúč',
    working: 'Postupujte podľa pokynov na zariadení.',
    done: ({ name }) => <>Teraz sa môžete prihlasovať kľúčom „{name}“.</>,
    skip: 'Teraz nie',
    goOn: 'Pokračovať',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Toto zariadenie už má prístupový kľúč k vašej peňaženke. Môžete sa ním prihlásiť.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Tento prístupový kľúč už máte v zozname. Môžete sa ním prihlásiť.',
      PASSKEY_CHALLENGE_EXPIRED: 'Prístupový kľúč sa nepridal, pretože to trvalo príliš dlho. Skúste to znova.',
      PASSKEY_REJECTED: 'Prístupový kľúč sa nepridal, pretože nebol prijatý. Skúste iné zariadenie.',
      PASSKEY_UNAVAILABLE: 'Toto zariadenie nedokáže vytvoriť prístupový kľúč. Skúste telefón alebo iný počítač.',
      PASSKEY_UNSUPPORTED: 'Tento prehliadač nedokáže vytvárať prístupové kľúče. Skúste iný prehliadač.',
      PASSKEY_WRONG_SITE:
        'Prístupový kľúč sa nevytvoril: na tomto webe nie sú prístupové kľúče nastavené. Kontaktujte podporu.',
      PASSKEY_TIMED_OUT: 'Prístupový kľúč sa nevytvoril, pretože to trvalo príliš dlho. Skúste to znova.',
      PASSKEY_NOT_VERIFIED: 'Zariadenie nepotvrdilo vašu totožnosť. Nastavte si zámku obrazovky a skúste to znova.',
      PASSKEY_FORBIDDEN_HERE:
        'Prístupové kľúče sa tu nedajú vytvoriť. Otvorte stránku na samostatnej karte prehliadača.',
      PASSKEY_INSECURE_PAGE: 'Prístupové kľúče fungujú len na zabezpečenej stránke (https).',
      SIGNED_REQUEST_EXPIRED: 'Prístupový kľúč sa nepridal, pretože to trvalo príliš dlho. Skúste to znova.',
      INVALID_INPUT: 'Tento názov sa nedá použiť. Použite písmená, číslice a medzery.',
      PAYLOAD_INVALID:
        'Prístupový kľúč sa nepridal. Nepodarilo sa nám overiť, čo by sa podpísalo. Kontaktujte podporu.',
      PAYLOAD_MISMATCH: 'Prístupový kľúč sa nepridal. Na podpis sme dostali niečo iné. Kontaktujte podporu.',
    },
  },
  oidcLogin: {
    title: 'Prihlásiť sa',
    signedInTitle: 'Prihlásenie sa podarilo',
    explanation: ({ provider }) =>
      `Prihlásite sa cez ${provider} a vrátite sa sem. ${provider} nemá prístup k vašej peňaženke.`,
    continueWith: ({ provider }) => `Pokračovať cez ${provider}`,
    away: ({ provider }) => `Pokračujte v okne služby ${provider}.`,
    verifying: 'Prihlasujeme vás…',
    anotherWay: 'Skúsiť iný spôsob',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Platnosť tohto prihlásenia sa skončila. Začnite znova.',
      OIDC_LOGIN_LOST: 'Toto prihlásenie trvalo príliš dlho alebo sa začalo v inom prehliadači. Začnite znova.',
      OIDC_TOKEN_REFUSED:
        'Prihlásenie sa nepodarilo. Tento účet možno nie je prepojený s peňaženkou alebo to trvalo príliš dlho. Prihláste sa iným spôsobom a účet potom prepojte v nastaveniach.',
      SIGN_IN_REQUIRED: 'Platnosť vášho posledného prihlásenia sa skončila. Prihláste sa iným spôsobom.',
    },
  },
  signInInline: {
    title: 'Ak chcete pokračovať, prihláste sa',
    tooOld: 'Od prihlásenia uplynul nejaký čas, preto overujeme, či ste to stále vy.',
    cancel: 'Teraz nie',
  },
  sessionGuard: {
    restoring: 'Otvárame vašu peňaženku…',
    signedInAs: ({ nickname }) => <>Prihlásené ako {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Prihlásené prístupovým kľúčom „{nickname}“</>,
    memory: 'Tento prehliadač nemôže uložiť váš kľúč. Keď túto stránku zavriete alebo obnovíte, odhlásime vás.',
    expiringSoon: 'Čoskoro vás odhlásime.',
    expiring: ({ time }) => <>Do odhlásenia zostáva {time}.</>,
    extend: 'Predĺžiť prihlásenie',
    extendFailed: 'Prihlásenie sa nepodarilo predĺžiť. Ak chcete pokračovať bez prerušenia, prihláste sa znova.',
    expired: 'Platnosť vášho prihlásenia sa skončila. Ak chcete posielať peniaze, prihláste sa znova.',
    lost: 'Tento prehliadač už nemá váš kľúč. Ak chcete posielať peniaze, prihláste sa znova.',
    locked: 'Peňaženka sa zamkla pre nečinnosť. Prihláste sa a pokračujte tam, kde ste prestali.',
    revoked: 'Odhlásilo vás iné zariadenie. Prihláste sa znova a pokračujte tam, kde ste prestali.',
    signedOut: 'Odhlásili ste sa.',
    keyNotErased: 'Odhlásili ste sa, ale tento prehliadač nedovolil vymazať váš kľúč. Vymažte v ňom údaje tohto webu.',
    signOutFailed: 'Odhlásenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.',
    signedOutElsewhere: 'Odhlásili ste sa na inej karte prehliadača.',
    coveredTitle: { locked: 'Vaša peňaženka je zamknutá', revoked: 'Odhlásili sme vás' },
    unlock: {
      EMAIL_OTP: 'Poslať kód e-mailom',
      SMS_OTP: 'Poslať kód v SMS',
      PASSKEY: 'Odomknúť prístupovým kľúčom',
      OAUTH: 'Prihlásiť sa znova',
    },
    signOutOther: 'Nie ste to vy? Odhlásiť sa',
    signIn: 'Prihlásiť sa znova',
    signInTitle: 'Prihláste sa znova',
    signInCancel: 'Teraz nie',
    signOut: 'Odhlásiť sa',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Platnosť vášho prihlásenia sa skončila.' : `Odhlásime vás o ${inWords(seconds)}.`,
  },
}
