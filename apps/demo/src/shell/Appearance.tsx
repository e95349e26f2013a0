import { useContext, useId, useState } from 'react'
import { LanguageContext } from './language.ts'
import { readLook, setDirection, setTheme, type Theme } from './look.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const directions = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
] as const

/** How the wallet looks: in the dark, and with `direction` turned around as for a language written from right to left. */
export function Appearance({ direction = false }: { direction?: boolean }) {
  const [look, setLook] = useState(readLook)
  const { words } = useContext(LanguageContext)
  return (
    <div>
      <Choice
        legend={words.theme}
        options={themes.map((value) => ({ value, name: words[value] }))}
        value={look.theme}
        onChange={(theme) => {
          setTheme(theme)
          setLook(readLook())
        }}
      />
      {direction && (
        <Choice
          legend="Direction"
          options={directions}
          value={look.direction}
          onChange={(value) => {
            setDirection(value)
            setLook(readLook())
          }}
        />
      )}
    </div>
  )
}

type ChoiceProps<value extends string> = {
  legend: string
  options: readonly { value: value; name: string }[]
  value: value
  onChange: (value: value) => void
}

function Choice<value extends string>({ legend, options, value, onChange }: ChoiceProps<value>) {
  // The same choice may stand elsewhere on the page.
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
