import { useContext, useId } from 'react'
import { LanguageContext, languages } from './language.ts'

/** The language of the library's screens. */
export function LanguageChoice() {
  const id = useId()
  const { tag, words, choose } = useContext(LanguageContext)
  return (
    <div className="language">
      <label htmlFor={id}>{words.language}</label>
      <select id={id} className="cs-input" value={tag} onChange={({ target }) => choose(target.value)}>
        {languages.map(({ tag: value, name }) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
