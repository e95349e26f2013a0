import type { FieldError } from '@countersign/core/wire'

/** ISO 3166-1 alpha-2, officially assigned. */
const countries = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
    'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
    'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
    'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
    'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
    'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
    'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
)

/** Fields that name one country or several, wherever they stand in a body. */
const countryFields = new Set([
  ...['country', 'nationality', 'region', 'countryOfIssuance', 'countryOfResidence'],
  ...['countriesOfOperation', 'expectedRecipientJurisdictions', 'expectedCounterpartyCountries'],
])

/** Days that have passed by the time a request names them. */
const pastFields = new Set(['birthDate', 'incorporatedOn'])

/**
 * Finds countries that do not exist and days of birth in the future. A schema knows the form of these values; what they
 * say depends on a list and on the time. Values of another form are left to the schema.
 */
export function findDataErrors(body: unknown, parameters: { now: number }): FieldError[] {
  const today = new Date(parameters.now).toISOString().slice(0, 10)
  return findIn(body, { path: [], name: '', today })
}

type Place = { path: readonly string[]; name: string; today: string }

function findIn(value: unknown, { path, name, today }: Place): FieldError[] {
  const field = path.join('.')
  if (typeof value === 'string') {
    if (countryFields.has(name) && /^[A-Z]{2}$/.test(value) && !countries.has(value))
      return [
        { field, message: 'Expected a country (ISO 3166-1 alpha-2)', constraint: { format: 'iso3166-1-alpha-2' } },
      ]
    if (pastFields.has(name) && /^\d{4}-\d{2}-\d{2}$/.test(value) && value > today)
      return [{ field, message: 'Expected a day that is not in the future', constraint: { format: 'date' } }]
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    // What a list holds is about the field that holds the list.
    findIn(entry, { path: [...path, key], name: Array.isArray(value) ? name : key, today }),
  )
}
