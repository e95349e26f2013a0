import { lookUp } from '../wire/lookUp.ts'

type Rule = readonly [asJson: RegExp, inWords: string]

const flag: Rule = [/^(true|false)$/, 'true or false']
const text: Rule = [/^"[^"]/, 'a text']
const group: Rule = [/^{/, 'an object']
const milliseconds: Rule = [/^[1-9]\d*$/, 'a number of milliseconds']
const list: Rule = [/^\[/, 'a list']

const rules: { readonly [name: string]: Rule } = {
  baseUrl: [/^"(\/(?!\/)|https?:\/\/)/, 'the path of your handler, such as "/api/wallet"'],
  environment: [/^"(production|sandbox)"$/, '"production" or "sandbox"'],
  trust: group,
  'trust.otpBundle': list,
  'trust.export': list,
  dangerouslyTrustUnsignedBundles: flag,
  dangerouslyTrustUnsignedExports: flag,
  legacySessionKey: flag,
  otp: group,
  'otp.length': [/^([4-9]|1[0-2])$/, 'a whole number from 4 to 12'],
  'otp.characters': [/^"(digits|alphanumeric)"$/, '"digits" or "alphanumeric"'],
  'otp.lifetimeMs': milliseconds,
  passkeys: group,
  'passkeys.rpId': text,
  sca: group,
  'sca.verificationOrigins': list,
  liveEvents: flag,
  session: group,
  'session.idleLockMs': milliseconds,
  'session.refresh': [/^"(while-active|never)"$/, '"while-active" or "never"'],
  headerNames: group,
  'headerNames.walletSignatureHeader': text,
  fetch: [/^function$/, 'a function'],
  clock: [/^{/, 'a clock'],
  name: text,
}

/**
 * Which options of `createWalletClient` are unknown, or have a value that cannot work: one sentence for each. It refuses by
 * itself, in every environment, what would change a protection.
 */
export function settingFaults(options: object, of = ''): readonly string[] {
  return Object.entries(options).flatMap(([key, value]): readonly string[] => {
    const name = of + key
    const rule = lookUp(rules, name)
    if (!rule) return [`There is no option \`${name}\`.`]
    if (value === undefined) return []
    const shown = JSON.stringify(value) ?? typeof value
    if (!rule[0].test(shown)) return [`\`${name}\` is ${shown}. It must be ${rule[1]}.`]
    return rule === group ? settingFaults(value, `${name}.`) : []
  })
}
