import { maskDestination } from '@countersign/core/wire'

/**
 * Returns what a user who has only stated who they are may see of a sign-in method: for a code its masked destination,
 * so that its owner knows where to look. The name of a passkey or of an identity is of no use to its owner here, and
 * would reveal something about them to a stranger.
 */
export function maskNickname({ type, nickname }: { readonly type: string; readonly nickname: string }): string {
  return type === 'EMAIL_OTP' || type === 'SMS_OTP' ? maskDestination(nickname) : '•••'
}
