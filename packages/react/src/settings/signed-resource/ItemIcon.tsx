import { lookUp } from '@countersign/core/client'
import { definePart } from '../../primitives/definePart.tsx'
import { ClockIcon, KeyIcon, MailIcon, PhoneIcon, ShieldIcon } from '../../primitives/icons.tsx'

const icons = {
  EMAIL_OTP: MailIcon,
  SMS_OTP: PhoneIcon,
  PASSKEY: KeyIcon,
  TOTP: ClockIcon,
  DEVICE: PhoneIcon,
} as const

type IconOptions = {
  /** The type of the sign-in method or the factor, or `DEVICE`. */
  kind: string
}

/** Shows at a glance what kind of thing an item is. Its words say the same, so assistive technology skips it. */
export const ItemIcon = definePart(
  'span',
  ({ kind }: IconOptions) => {
    const Icon = lookUp(icons, kind) ?? ShieldIcon
    return { 'aria-hidden': true, children: <Icon /> }
  },
  ['kind'],
)
