import { Pay } from './Pay'

export default function Page() {
  return (
    <main>
      <Pay />
    </main>
  )
}
