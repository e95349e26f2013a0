import type { ReactNode } from 'react'
import { definePart } from './definePart.tsx'
import { CheckIcon, InfoIcon, ShieldIcon, WarningIcon } from './icons.tsx'

export type BannerTone = 'danger' | 'warning' | 'success' | 'info'

const looks = {
  danger: { role: 'alert', Icon: ShieldIcon },
  warning: { role: 'alert', Icon: WarningIcon },
  success: { role: 'status', Icon: CheckIcon },
  info: { role: 'status', Icon: InfoIcon },
} as const

type BannerOptions = {
  tone: BannerTone
  /** How it is announced, where that does not follow from its tone. */
  role?: 'alert' | 'status' | undefined
  children?: ReactNode
}

/**
 * A message that must not be overlooked, with an icon. `danger`: a security stop. A danger or a warning interrupts a
 * screen reader; the other tones wait their turn.
 */
export const Banner = definePart(
  'div',
  ({ tone, role = looks[tone].role, children }: BannerOptions) => {
    const { Icon } = looks[tone]
    return {
      role,
      state: { tone },
      children: (
        <>
          <Icon />
          <div>{children}</div>
        </>
      ),
    }
  },
  ['tone', 'role'],
)
