import type { SignIn } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { otpLogin, otpLoginErrors } from './otpLogin.tsx'
import { passkeyErrors } from './passkeyErrors.ts'

export const signIn: SignIn = {
  ...base,
  login: {
    title: 'Pieslēgties',
    chooseTitle: 'Kā vēlaties pieslēgties?',
    looking: 'Lūdzu, uzgaidiet…',
    emailLabel: 'E-pasta adrese',
    emailHint: 'Parole nav vajadzīga.',
    emailInvalid: 'Ievadiet e-pasta adresi, piemēram, vards@example.com.',
    phoneLabel: 'Mobilā tālruņa numurs',
    phoneHint: 'Ar valsts kodu, piemēram, +371.',
    phoneInvalid: 'Ievadiet numuru ar valsts kodu, piemēram, +371 21 234 567.',
    find: 'Turpināt',
    useEmail: 'Izmantot e-pasta adresi',
    usePhone: 'Izmantot tālruņa numuru',
    emailCode: 'Nosūtīt kodu e-pastā',
    smsCode: 'Nosūtīt kodu īsziņā',
    passkey: 'Izmantot piekļuves atslēgu',
    usePasskey: 'Pieslēgties ar savu atslēgu',
    continueWith: ({ provider }) => `Turpināt ar ${provider}`,
    noMethod: 'Neviens no jūsu pieslēgšanās veidiem šeit nedarbojas. Sazinieties ar klientu atbalstu.',
    anotherWay: 'Izvēlēties citu veidu',
    changeEmail: 'Mainīt e-pasta adresi',
    changePhone: 'Mainīt numuru',
    restart: 'Atpakaļ',
    errors: {
      ...commonErrors,
      INVALID_INPUT: 'Tas neizdevās. Pārbaudiet ievadīto un mēģiniet vēlreiz.',
      INVALID_PHONE_NUMBER: 'Ievadiet numuru ar valsts kodu, piemēram, +371 21 234 567.',
      LOGIN_FOR_OTHER_WALLET:
        'Tas pieder citam makam. Izmantojiet e-pasta adresi vai tālruņa numuru, ar ko reģistrējāties.',
    },
  },
  emailOtpLogin: {
    ...otpLogin,
    codeTitle: 'Pārbaudiet e-pastu',
    addressLabel: 'E-pasta adrese',
    addressHint: 'Nosūtīsim jums kodu e-pastā. Parole nav vajadzīga.',
    addressInvalid: 'Ievadiet e-pasta adresi, piemēram, vards@example.com.',
    knownAddress: 'Nosūtīsim jums kodu e-pastā.',
    sendCode: 'Nosūtīt kodu e-pastā',
    codeHint: 'Kods var pienākt pēc kādas minūtes. Pārbaudiet arī mēstuļu mapi.',
    restart: 'Mainīt e-pasta adresi',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Šīs pieslēgšanās laiks ir beidzies. Lai sāktu no jauna, ievadiet e-pasta adresi.',
      SIGN_IN_REQUIRED: 'Jūsu iepriekšējā sesija ir beigusies. Lai pieslēgtos, ievadiet e-pasta adresi.',
    },
  },
  smsOtpLogin: {
    ...otpLogin,
    codeTitle: 'Paskatieties tālrunī',
    addressLabel: 'Mobilā tālruņa numurs',
    addressHint: 'Ar valsts kodu, piemēram, +371. Nosūtīsim jums kodu īsziņā.',
    addressInvalid: 'Ievadiet numuru ar valsts kodu, piemēram, +371 21 234 567.',
    knownAddress: 'Nosūtīsim jums kodu īsziņā.',
    sendCode: 'Nosūtīt kodu īsziņā',
    codeHint: 'Kods var pienākt pēc kādas minūtes. Pārliecinieties, vai tālrunim ir signāls.',
    restart: 'Mainīt numuru',
    errors: {
      ...otpLoginErrors,
      LOGIN_TICKET_REQUIRED: 'Šīs pieslēgšanās laiks ir beidzies. Lai sāktu no jauna, ievadiet mobilā tālruņa numuru.',
      SIGN_IN_REQUIRED: 'Jūsu iepriekšējā sesija ir beigusies. Lai pieslēgtos, ievadiet mobilā tālruņa numuru.',
    },
  },
  passkeyLogin: {
    title: 'Pieslēgties',
    signedInTitle: 'Pieslēgšanās izdevās',
    explanation: ({ name }) =>
      name ? (
        <>Ierīce lūgs apstiprināt atslēgas „{name}” lietošanu ar pirksta nospiedumu, seju vai ekrāna bloķēšanu.</>
      ) : (
        'Ierīce lūgs apstiprināt piekļuves atslēgas lietošanu ar pirksta nospiedumu, seju vai ekrāna bloķēšanu.'
      ),
    obstacles: {
      unsupported: 'Šis pārlūks neatbalsta piekļuves atslēgas. Izvēlieties citu pieslēgšanās veidu.',
      'insecure-page': 'Piekļuves atslēgām vajadzīga droša lapa (https). Izvēlieties citu pieslēgšanās veidu.',
      'in-app-browser':
        'Šajā lietotnē piekļuves atslēgas nedarbojas. Atveriet šo lapu pārlūkā vai izvēlieties citu veidu.',
      'forbidden-frame':
        'Vietne, kurā ievietota šī lapa, bloķē piekļuves atslēgas. Izvēlieties citu pieslēgšanās veidu.',
    },
    start: 'Izmantot piekļuves atslēgu',
    prompting: 'Gaidām jūsu ierīci…',
    verifying: 'Notiek pieslēgšanās…',
    anotherWay: 'Izvēlēties citu veidu',
    errors: {
      ...passkeyErrors,
      LOGIN_TICKET_REQUIRED: 'Šīs pieslēgšanās laiks ir beidzies. Sāciet no jauna.',
      PASSKEY_NOT_VERIFIED:
        'Ar šo piekļuves atslēgu neizdevās apstiprināt jūsu identitāti. Iespējams, tā no šīs ierīces ir noņemta. Izvēlieties citu veidu.',
      PASSKEY_REJECTED: 'Šī piekļuves atslēga nederēja. Izvēlieties citu pieslēgšanās veidu.',
      SIGN_IN_REQUIRED: 'Jūsu iepriekšējā sesija ir beigusies. Izvēlieties citu pieslēgšanās veidu.',
    },
  },
  passkeyRegistration: {
    title: 'Ātrāka pieslēgšanās ar piekļuves atslēgu',
    doneTitle: 'Jūsu piekļuves atslēga ir gatava',
    explanation:
      'Koda vietā izmantojiet pirksta nospiedumu, seju vai ekrāna bloķēšanu. Šie dati vienmēr paliek ierīcē.',
    obstacle: 'Šajā pārlūkā piekļuves atslēgas izveidot nevar. Izmantojiet citu pārlūku vai tālruni.',
    nameLabel: 'Piekļuves atslēgas nosaukums',
    nameHint: 'Palīdzēs to atpazīt sarakstā.',
    defaultName: 'Mana piekļuves atslēga',
    nameInvalid: "No 1 līdz 100 rakstzīmēm: burti, cipari, atstarpes un šīs zīmes: . _ - ' ( )",
    submit: 'Izveidot piekļuves atslēgu',
    working: 'Izpildiet norādījumus savā ierīcē.',
    done: ({ name }) => <>Tagad varat pieslēgties ar atslēgu „{name}”.</>,
    skip: 'Ne tagad',
    goOn: 'Turpināt',
    errors: {
      ...passkeyErrors,
      PASSKEY_ALREADY_HERE: 'Šajā ierīcē jau ir jūsu maka piekļuves atslēga. Ar to varat pieslēgties.',
      PASSKEY_CREDENTIAL_ALREADY_EXISTS: 'Šī piekļuves atslēga jau ir jūsu sarakstā. Ar to varat pieslēgties.',
      PASSKEY_CHALLENGE_EXPIRED:
        'Piekļuves atslēga nav pievienota, jo tas aizņēma pārāk daudz laika. Mēģiniet vēlreiz.',
      PASSKEY_REJECTED: 'Piekļuves atslēga nav pievienota, jo tā netika pieņemta. Izmantojiet citu ierīci.',
      PASSKEY_UNAVAILABLE: 'Šajā ierīcē piekļuves atslēgu izveidot nevar. Izmantojiet tālruni vai citu datoru.',
      PASSKEY_UNSUPPORTED: 'Šajā pārlūkā piekļuves atslēgas izveidot nevar. Izmantojiet citu pārlūku.',
      PASSKEY_WRONG_SITE:
        'Piekļuves atslēga nav izveidota, jo šajā vietnē piekļuves atslēgas nav iestatītas. Sazinieties ar klientu atbalstu.',
      PASSKEY_TIMED_OUT: 'Piekļuves atslēga nav izveidota, jo tas aizņēma pārāk daudz laika. Mēģiniet vēlreiz.',
      PASSKEY_NOT_VERIFIED:
        'Ierīce nevarēja apstiprināt jūsu identitāti. Iestatiet ekrāna bloķēšanu un mēģiniet vēlreiz.',
      PASSKEY_FORBIDDEN_HERE: 'Šeit piekļuves atslēgas izveidot nevar. Atveriet šo lapu atsevišķā cilnē.',
      PASSKEY_INSECURE_PAGE: 'Piekļuves atslēgām vajadzīga droša lapa (https).',
      SIGNED_REQUEST_EXPIRED: 'Piekļuves atslēga nav pievienota, jo tas aizņēma pārāk daudz laika. Mēģiniet vēlreiz.',
      INVALID_INPUT: 'Šādu nosaukumu nevar izmantot. Izmantojiet burtus, ciparus un atstarpes.',
      PAYLOAD_INVALID:
        'Piekļuves atslēga nav pievienota. Neizdevās pārbaudīt, kas būtu jāparaksta. Sazinieties ar klientu atbalstu.',
      PAYLOAD_MISMATCH:
        'Piekļuves atslēga nav pievienota. Parakstīšanai saņēmām ko citu. Sazinieties ar klientu atbalstu.',
    },
  },
  oidcLogin: {
    title: 'Pieslēgties',
    signedInTitle: 'Pieslēgšanās izdevās',
    explanation: ({ provider }) =>
      `Jūs pieslēgsieties ar ${provider} un atgriezīsieties šeit. ${provider} nevar piekļūt jūsu makam.`,
    continueWith: ({ provider }) => `Turpināt ar ${provider}`,
    away: ({ provider }) => `Turpiniet ${provider} logā.`,
    verifying: 'Notiek pieslēgšanās…',
    anotherWay: 'Izvēlēties citu veidu',
    errors: {
      ...commonErrors,
      BROWSER_UNSUPPORTED: passkeyErrors.BROWSER_UNSUPPORTED,
      LOGIN_TICKET_REQUIRED: 'Šīs pieslēgšanās laiks ir beidzies. Sāciet no jauna.',
      OIDC_LOGIN_LOST: 'Pieslēgšanās aizņēma pārāk daudz laika vai tika sākta citā pārlūkā. Sāciet no jauna.',
      OIDC_TOKEN_REFUSED:
        'Pieslēgšanās neizdevās. Iespējams, šis konts nav piesaistīts makam vai pieslēgšanās aizņēma pārāk daudz laika. Pieslēdzieties citādi un tad piesaistiet kontu iestatījumos.',
      SIGN_IN_REQUIRED: 'Jūsu iepriekšējā sesija ir beigusies. Izvēlieties citu pieslēgšanās veidu.',
    },
  },
  signInInline: {
    title: 'Pieslēdzieties, lai turpinātu',
    tooOld: 'Kopš pieslēgšanās pagājis kāds laiks, tāpēc pārbaudām, vai tas joprojām esat jūs.',
    cancel: 'Ne tagad',
  },
  sessionGuard: {
    restoring: 'Atveram jūsu maku…',
    signedInAs: ({ nickname }) => <>Jūs pieslēdzāties ar {nickname}</>,
    signedInByPasskey: ({ nickname }) => <>Jūs pieslēdzāties ar piekļuves atslēgu „{nickname}”</>,
    memory: 'Šis pārlūks nevar saglabāt jūsu atslēgu. Kad aizvērsiet vai atsvaidzināsiet lapu, sesija beigsies.',
    expiringSoon: 'Jūsu sesija drīz beigsies.',
    expiring: ({ time }) => <>Sesija beigsies pēc {time}.</>,
    extend: 'Turpināt sesiju',
    extendFailed: 'Neizdevās pagarināt sesiju. Lai turpinātu bez pārtraukuma, pieslēdzieties vēlreiz.',
    expired: 'Jūsu sesija ir beigusies. Lai sūtītu naudu, pieslēdzieties vēlreiz.',
    lost: 'Šajā pārlūkā jūsu atslēgas vairs nav. Lai sūtītu naudu, pieslēdzieties vēlreiz.',
    locked: 'Maks ir aizslēgts, jo kādu laiku to nelietojāt. Pieslēdzieties, lai turpinātu iesākto.',
    revoked: 'Sesija tika beigta no citas ierīces. Pieslēdzieties vēlreiz, lai turpinātu iesākto.',
    signedOut: 'Jūs izgājāt no maka.',
    keyNotErased: 'Jūs izgājāt no maka, bet šis pārlūks neļāva dzēst jūsu atslēgu. Notīriet šīs vietnes datus pārlūkā.',
    signOutFailed: 'Iziet neizdevās. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
    signedOutElsewhere: 'Jūs izgājāt no maka citā cilnē.',
    coveredTitle: { locked: 'Jūsu maks ir aizslēgts', revoked: 'Jūsu sesija ir beigta' },
    unlock: {
      EMAIL_OTP: 'Nosūtīt kodu e-pastā',
      SMS_OTP: 'Nosūtīt kodu īsziņā',
      PASSKEY: 'Atvērt ar piekļuves atslēgu',
      OAUTH: 'Pieslēgties vēlreiz',
    },
    signOutOther: 'Tas neesat jūs? Iziet',
    signIn: 'Pieslēgties vēlreiz',
    signInTitle: 'Pieslēdzieties vēlreiz',
    signInCancel: 'Ne tagad',
    signOut: 'Iziet',
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Jūsu sesija ir beigusies.' : `Sesija beigsies pēc ${inWords(seconds)}.`,
  },
}
