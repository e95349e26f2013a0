export {
  SessionGuardExtendButton as ExtendButton,
  SessionGuardSignInButton as SignInButton,
  SessionGuardSignOutButton as SignOutButton,
} from './SessionGuardButtons.tsx'
export { SessionGuardContent as Content } from './SessionGuardContent.tsx'
export { SessionGuardNotice as Notice, SessionGuardTimeLeft as TimeLeft } from './SessionGuardNotice.tsx'
export { SessionGuardRoot as Root } from './SessionGuardRoot.tsx'
