/** A text as it stands in a cell of a table: in one line, its bars escaped. */
export function cell(text: string, kind: 'text' | 'code' = 'text'): string {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')
  return kind === 'code' && line !== '' ? `\`${line}\`` : line
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [write(head), write(head.map(() => '---')), ...rows.map(write)].join('\n')
}
