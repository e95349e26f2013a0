import {
  type OpenOidcProvider,
  useEmailOtpLogin,
  useLogin,
  useOidcLogin,
  usePasskeyLogin,
  usePasskeyOffer,
  usePasskeyRegistration,
  usePasskeySupport,
  useSmsOtpLogin,
} from '@countersign/react'

declare function open(accountId: string): void
declare const openPopup: OpenOidcProvider

const accountId = 'InternalAccount:1'

export function EmailExample() {
  const { state, isBusy, requestCode, submitCode } = useEmailOtpLogin({
    onSignedIn: (session) => open(session.accountId),
  })
  if (state.status === 'awaiting-code')
    return <input maxLength={state.challenge.codeLength} onBlur={(event) => submitCode(event.currentTarget.value)} />
  return <button type="button" disabled={isBusy} onClick={() => requestCode({ email: 'ada@example.com' })} />
}

export function SmsExample() {
  const { state, requestCode } = useSmsOtpLogin({ sendAtOnce: true, credentialId: 'AuthMethod:1' })
  const retry = () => requestCode({ phoneNumber: '+49 151 23456789' })
  return state.status === 'idle' && state.error ? <button type="button" onClick={retry} /> : state.status
}

export function LoginExample() {
  const { state, loaded, find, restart } = useLogin({ accountId })
  if (!loaded) return null
  if (state.status === 'choosing')
    return state.methods.map(({ id, type }) => <button key={id} type="button" value={type} onClick={restart} />)
  return <button type="button" onClick={() => find({ email: 'ada@example.com' })} />
}

export function ProviderExample() {
  const { isBusy, begin, cancel } = useOidcLogin({ onSignedIn: (session) => open(session.accountId) })
  return <button type="button" aria-busy={isBusy} onClick={() => (isBusy ? cancel() : begin(openPopup))} />
}

export function PasskeyExample() {
  const support = usePasskeySupport()
  const { start, isBusy } = usePasskeyLogin({ autofill: true, onSignedIn: (session) => open(session.accountId) })
  if (!support || support.obstacle) return support?.obstacle
  return <button type="button" disabled={isBusy} onClick={start} />
}

export function OfferExample() {
  const { offered, decline, close } = usePasskeyOffer({ accountId })
  const { start } = usePasskeyRegistration({ accountId, onEnrolled: close })
  if (!offered) return null
  return (
    <>
      <button type="button" onClick={() => start({ nickname: 'This phone' })} />
      <button type="button" onClick={decline} />
    </>
  )
}
