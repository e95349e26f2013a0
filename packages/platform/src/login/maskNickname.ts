import { maskDestination } from '@countersign/core/wire'

/**
 * What somebody who has only said who they are may see of a way to sign in: of a code its masked destination, so that
 * its owner knows where to look. The name of a passkey or of an identity tells its owner nothing they need here, and a
 * stranger something about them.
 */
export function maskNickname({ type, nickname }: { readonly type: string; readonly nickname: string }): string {
  return type === 'EMAIL_OTP' || type === 'SMS_OTP' ? maskDestination(nickname) : '•••'
}
