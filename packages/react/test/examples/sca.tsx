import {
  ScaLockNotice,
  useScaFactorReset,
  useScaFactors,
  useScaLock,
  useScaPasskeyRegistration,
  useScaSession,
  useScaSignIn,
  useTotpEnrollment,
  useTrustedBeneficiaries,
} from '@countersign/react'

const accountId = 'InternalAccount:1'

export function SignInExample({ onSignedIn }: { onSignedIn: (expiresAt: Date | undefined) => void }) {
  const session = useScaSession({ accountId })
  const { state, isBusy, start } = useScaSignIn({ accountId, onSignedIn })
  if (session && !session.lapsesSoon) return session.expiresAt?.toISOString()
  return <button type="button" disabled={isBusy} onClick={() => start('TOTP')} value={state.status} />
}

export function LockExample() {
  const { lock, forget } = useScaLock({ accountId })
  return lock ? <ScaLockNotice lock={lock} onLifted={forget} /> : <a href="/send">Send money</a>
}

export function FactorsExample() {
  const { state, change } = useScaFactors({ accountId })
  const { start: addPasskey } = useScaPasskeyRegistration()
  const { start: reset } = useScaFactorReset({ accountId })
  if (state.list.status !== 'ready') return <button type="button" onClick={() => reset('TOTP')} />
  return state.list.content.map(({ credentialId }) =>
    credentialId === undefined ? (
      <button key="passkey" type="button" onClick={addPasskey} />
    ) : (
      <button key={credentialId} type="button" onClick={() => change({ type: 'remove', credentialId })} />
    ),
  )
}

export function AppExample() {
  const { state, start, submitCode } = useTotpEnrollment()
  if (state.status !== 'awaiting-code') return <button type="button" onClick={start} />
  return <input onBlur={(event) => submitCode(event.currentTarget.value)} />
}

export function PayeesExample() {
  const { state, isBusy, load } = useTrustedBeneficiaries({ accountId })
  if (state.list.status !== 'ready') return <button type="button" disabled={isBusy} onClick={load} />
  return state.list.content.filter(({ trusted }) => trusted).length
}
