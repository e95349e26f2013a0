/** Returns all countries by their names in the user's language, sorted. */
export function listCountries(locale: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const known = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = first + second
      const name = isCountry(code) ? names.of(code) : undefined
      return name === undefined ? [] : [{ code, name }]
    }),
  )
  return known.sort((left, right) => left.name.localeCompare(right.name, locale))
}

/** Codes with names that are no countries: regions of the world, private use, and codes that ISO 3166 has withdrawn. */
const otherRegions =
  'AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ AC'.split(
    ' ',
  )

function isCountry(code: string): boolean {
  return !otherRegions.includes(code)
}
