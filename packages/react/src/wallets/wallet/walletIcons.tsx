import { Icon } from '../../primitives/icons.tsx'

export const HomeIcon = () => <Icon path="m4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6" />
export const ActivityIcon = () => <Icon path="M4 7h16M4 12h16M4 17h10" />
export const PayeesIcon = () => <Icon path="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0" />
export const SettingsIcon = () => <Icon path="M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5" />
export const BackIcon = () => <Icon mirrored path="m15 6-6 6 6 6" />
export const SearchIcon = () => <Icon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4" />
export const ConfirmingIcon = () => <Icon path="M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zM9 12l2.2 2.2L15.5 10" />
export const TrustedIcon = () => (
  <Icon path="M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 20a7 7 0 0 1 11-5.7M15 18l2.2 2.2L21.5 16" />
)
export const EyeIcon = () => (
  <Icon path="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" />
)
export const ListIcon = () => <Icon path="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1" />
