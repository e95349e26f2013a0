import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../../core/test/createTestClient.ts'
import { useLocalTime } from './useLocalTime.ts'
import { WalletProvider } from './WalletProvider.tsx'

const noon = new Date('2026-03-04T12:00:00Z')

async function readHook(locale: string) {
  const { client } = await createTestClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WalletProvider client={client} locale={locale}>
      {children}
    </WalletProvider>
  )
  return renderHook(() => useLocalTime(), { wrapper }).result.current
}

test('a time is written in the zone that the device has by now', async () => {
  const write = await readHook('en')

  vi.stubEnv('TZ', 'America/New_York')
  expect(write(noon, 'time')).toBe('7:00 AM')
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(write(noon, 'time')).toBe('9:00 PM')
})

test('the same time is written differently for readers of two languages, and in two styles', async () => {
  vi.stubEnv('TZ', 'UTC')
  const [english, german] = [await readHook('en'), await readHook('de')]

  expect([english(noon, 'date'), german(noon, 'date'), english(noon, 'time'), german(noon, 'time')]).toEqual([
    'Mar 4, 2026',
    '04.03.2026',
    '12:00 PM',
    '12:00',
  ])
})
