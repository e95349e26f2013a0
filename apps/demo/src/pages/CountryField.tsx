import { useContext, useId, useMemo } from 'react'
import { LanguageContext } from '../shell/language.ts'
import { countries, phoneExample } from '../wallet/countries.ts'

/** Asks where the customer lives. The countries are named in the language of the page. */
export function CountryField({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const id = useId()
  const { tag, words } = useContext(LanguageContext)
  const names = useMemo(() => new Intl.DisplayNames(tag, { type: 'region' }), [tag])
  const isInEurope = phoneExample(value) !== undefined
  return (
    <>
      <label className="cs-label" htmlFor={id}>
        {words.openWallet.country}
      </label>
      <select
        className="cs-input"
        id={id}
        autoComplete="country"
        value={value}
        aria-describedby={isInEurope ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {names.of(country)}
          </option>
        ))}
      </select>
      {isInEurope && (
        <p className="cs-hint" id={`${id}hint`}>
          {words.openWallet.europe}
        </p>
      )}
    </>
  )
}
