/** What the menu of the user who is signed in says. */
export const userButtonMessages = {
  /** Names the button, beside the user’s name. */
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign out',
  signOutFailed: 'We couldn’t sign you out. Try again.',
}
