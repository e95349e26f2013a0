import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestClient } from '../../../core/test/createTestClient.ts'
import { useLocalTime } from './useLocalTime.ts'
import { WalletProvider } from './WalletProvider.tsx'

afterEach(() => vi.unstubAllEnvs())

test('a device that arrives in another zone, and comes back, has its times in the zone where it is', async () => {
  const { client } = await createTestClient()
  const { result } = renderHook(() => useLocalTime(), {
    wrapper: ({ children }) => <WalletProvider client={client}>{children}</WalletProvider>,
  })

  const written = ['Europe/Berlin', 'Asia/Tokyo', 'Europe/Berlin'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return result.current(new Date('2026-11-29T12:00:00Z'), 'time')
  })

  expect(written).toEqual(['1:00 PM', '9:00 PM', '1:00 PM'])
})
