const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/.test(value)

/** The fields of an answer that hold a word of the interface: a status, a type, a code, or a list of such. */
export function wordFields(json: string): readonly string[] {
  const fields = new Set<string>()
  JSON.parse(json || 'null', (field, value: unknown) => {
    if (isWord(value) || (Array.isArray(value) && value.some(isWord))) fields.add(field)
    return value
  })
  return [...fields].filter((field) => !/^\d*$/.test(field))
}

/** The answer with `name` in the place of the first word in this field. */
export function poisonField(json: string, { field, name }: { field: string; name: string }): string {
  let found = false
  const poison = (value: unknown) => {
    if (found || !isWord(value)) return value
    found = true
    return name
  }
  return editJson(json, (key, value) => {
    if (key !== field) return value
    return Array.isArray(value) ? value.map(poison) : poison(value)
  })
}

/** The answer with one more field of this name in every object. */
export function poisonKeys(json: string, name: string): string {
  return editJson(json, (_key, value) =>
    // Own entries, also under `__proto__`, which an assignment would not make.
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries([...Object.entries(value), [name, 'x']])
      : value,
  )
}

/** A refusal with this code in the place of the answer. */
export function refusal(name: string): Response {
  const details = { errors: [{ field: name, message: 'refused' }], [name]: name }
  return Response.json({ code: name, message: 'refused', details }, { status: 400 })
}

function editJson(json: string, edit: (key: string, value: unknown) => unknown): string {
  return json === '' ? json : JSON.stringify(JSON.parse(json), edit)
}
