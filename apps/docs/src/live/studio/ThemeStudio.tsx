export function ThemeStudio() {
  return <p>…</p>
}
