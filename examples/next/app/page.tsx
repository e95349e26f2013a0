import { Pay } from './Pay.tsx'

export default function Page() {
  return (
    <main>
      <Pay />
    </main>
  )
}
