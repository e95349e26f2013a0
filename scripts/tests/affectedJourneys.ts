/** What reaches a browser: a change to it can break any journey, most likely those of its area. */
const inBrowserOrBehind = /^(packages\/\w+\/src|apps\/demo\/(src|server))\//

/** The journeys of each area, by what stands in the paths of its sources, in whatever case. */
const areas: readonly (readonly [path: RegExp, specs: readonly string[]])[] = [
  [/email-?otp|sign-?in\/|\/login|otp-?login|otpchallenge/i, ['emailOtpLogin']],
  [/sms-?otp|phone-?number/i, ['smsOtpLogin']],
  [/oidc|identity|harborid|openid/i, ['oidcLogin']],
  [/passkey|webauthn/i, ['passkey', 'passkeyOutcomes']],
  [/payment|quote|money/i, ['quoteConfirmation']],
  [/funding/i, ['funding']],
  [/batch|several/i, ['scaBatch']],
  [/sca-?challenge|sca-?proof|sca\/proof|authorizePayment|comparePayment/i, ['scaChallenge', 'scaChallengeFaults']],
  [/comparePayment|changeQuote|sca-?challenge/i, ['scaChallengeChanges']],
  [/sca.*passkey|passkey.*sca/i, ['scaChallengePasskey']],
  [/sca-?login|sca-?session|scaLapse|step-?up/i, ['scaLogin']],
  [/sca-?factors|totp/i, ['scaFactors']],
  [/reset|liveness/i, ['scaFactorReset']],
  [/trust/i, ['trustedBeneficiaries']],
  [/session|\/storage\/|idle-?lock|sign-?out/i, ['session']],
  [/signed-?(action|request)|sign-?in-?again|step-?up/i, ['stepUp']],
  [/settings|contact|privacy|delegated|credential|managed-?list|session-?list/i, ['settings']],
  [/wallet-?export|secret/i, ['walletExport', 'secrecy']],
  [/backstage|faults|scenarios/i, ['backstage']],
  [/\.css$|styles|primitives|elements/i, ['accessibility']],
]

/** The journey that crosses everything, for what belongs to no area. */
const throughEverything = 'quoteConfirmation'

/** Which spec files a change of these files can affect, by name. */
export function affectedJourneys(changed: readonly string[]): string[] {
  const specs = changed.flatMap((path) => {
    const [, own] = /^e2e\/(?:.*\/)?(\w+)\.spec\.ts$/.exec(path) ?? []
    if (own !== undefined) return [own]
    if (path.startsWith('e2e/')) return [throughEverything]
    if (!inBrowserOrBehind.test(path) || /\.test\.tsx?$/.test(path)) return []
    const found = areas.filter(([place]) => place.test(path)).flatMap(([, names]) => names)
    return found.length > 0 ? found : [throughEverything]
  })
  return [...new Set(specs)].sort()
}

/** Every journey that belongs to an area. */
export const placedJourneys: readonly string[] = areas.flatMap(([, specs]) => specs)
