import { useState } from 'react'
import { readLook, setDirection, setTheme, type Theme } from '../shell/look.ts'

const themes: readonly { value: Theme; name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
]
const directions = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
] as const

/** How the wallet looks: for those who want to see it in the dark, or from the other side. */
export function Appearance() {
  const [look, setLook] = useState(readLook)
  return (
    <section className="backstage-section" aria-labelledby="appearance-heading">
      <h3 id="appearance-heading">Appearance</h3>
      <Choice
        legend="Theme"
        options={themes}
        value={look.theme}
        onChange={(theme) => {
          setTheme(theme)
          setLook(readLook())
        }}
      />
      <Choice
        legend="Direction"
        options={directions}
        value={look.direction}
        onChange={(direction) => {
          setDirection(direction)
          setLook(readLook())
        }}
      />
    </section>
  )
}

type ChoiceProps<value extends string> = {
  legend: string
  options: readonly { value: value; name: string }[]
  value: value
  onChange: (value: value) => void
}

function Choice<value extends string>({ legend, options, value, onChange }: ChoiceProps<value>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={legend}
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
