/** The props of a field that searches a list while the user types. */
export function searchField(parameters: { label: string; value: string; onSearch: (text: string) => void }) {
  const { label, value, onSearch } = parameters
  return {
    type: 'search',
    'aria-label': label,
    placeholder: label,
    autoComplete: 'off',
    value,
    onChange: ({ target }: { target: HTMLInputElement }) => onSearch(target.value),
  }
}
