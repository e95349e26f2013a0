import { lookUp } from '../wire/lookUp.ts'

type Rule = readonly [asJson: RegExp, inWords: string]
type Rules = { readonly [name: string]: Rule | { readonly group: Rules } }

const flag: Rule = [/^(true|false)$/, 'true or false']
const text: Rule = [/^"[^"]/, 'a text that is not empty']
const milliseconds: Rule = [/^[1-9]\d*$/, 'a whole number of milliseconds']
const keys: Rule = [/^\[("04[\da-f]{128}",?)*]$/i, 'a list of public keys, each 130 hex digits that begin with 04']

const rules: Rules = {
  baseUrl: [/^"(\/(?!\/)|https?:\/\/)/, 'the path of your platform’s handler, such as "/api/wallet"'],
  environment: [/^"(production|sandbox)"$/, '"production" or "sandbox"'],
  trust: { group: { otpBundle: keys, export: keys } },
  dangerouslyTrustUnsignedBundles: flag,
  dangerouslyTrustUnsignedExports: flag,
  legacySessionKey: flag,
  otp: {
    group: {
      length: [/^([4-9]|1[0-2])$/, 'a whole number from 4 to 12'],
      characters: [/^"(digits|alphanumeric)"$/, '"digits" or "alphanumeric"'],
      lifetimeMs: milliseconds,
    },
  },
  passkeys: { group: { rpId: text } },
  sca: { group: { verificationOrigins: [/^\[/, 'a list'] } },
  liveEvents: flag,
  session: {
    group: { idleLockMs: milliseconds, refresh: [/^"(while-active|never)"$/, '"while-active" or "never"'] },
  },
  headerNames: { group: { walletSignatureHeader: text } },
  fetch: [/^function$/, 'a function'],
  clock: [/^{/, 'a clock'],
  name: text,
}

/** Which options of `createWalletClient` are unknown, or have a value that cannot work: one sentence for each. */
export function settingFaults(options: object, { of = '', known = rules } = {}): readonly string[] {
  return Object.entries(options).flatMap(([key, value]): readonly string[] => {
    const name = `\`${of}${key}\``
    const rule = lookUp(known, key)
    if (!rule) return [`There is no option ${name}.`]
    if (value === undefined) return []
    const shown = JSON.stringify(value) ?? typeof value
    const [asJson, inWords] = 'group' in rule ? [/^{/, 'an object'] : rule
    if (!asJson.test(shown)) return [`${name} is ${shown}. It must be ${inWords}.`]
    return 'group' in rule ? settingFaults(value, { of: `${of}${key}.`, known: rule.group }) : []
  })
}
